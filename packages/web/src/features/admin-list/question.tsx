import { adminListTexts } from '../../texts/admin-list-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

interface QuestionProps {
  readonly title: string;
  readonly text: string;
  /** Says what pressing it does. */
  readonly button: string;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** Asks before something that is hard to undo. */
export const Question = ({ title, text, button, onYes, onNo }: QuestionProps) => (
  <Dialog
    title={title}
    width={480}
    onClose={onNo}
    footer={
      <>
        <Button onClick={onNo}>{adminListTexts.cancel}</Button>
        <Button look="primary" onClick={onYes}>
          {button}
        </Button>
      </>
    }
  >
    <p>{text}</p>
  </Dialog>
);
