import type { ReactNode } from 'react';
import { linkTexts } from '../texts/link-texts.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';

/** What to do with something that came by link. */
export type LinkAnswer = 'replace' | 'merge' | 'view';

interface LinkQuestionProps<Answer extends LinkAnswer> {
  readonly title: string;
  /** What is offered next to `view`, which is also the answer of closing. */
  readonly offers: readonly Exclude<Answer, 'view'>[];
  readonly onAnswer: (answer: Answer | 'view') => void;
  /** What differs. */
  readonly children: ReactNode;
}

/** A link never overwrites what the visitor has: it asks, and says what differs. */
export function LinkQuestion<Answer extends LinkAnswer>(props: LinkQuestionProps<Answer>) {
  const { title, offers, onAnswer, children } = props;
  return (
    <Dialog
      title={title}
      width={600}
      onClose={() => onAnswer('view')}
      footer={
        <>
          {offers.map((offer) => (
            <Button key={offer} onClick={() => onAnswer(offer)}>
              {linkTexts[offer]}
            </Button>
          ))}
          <Button look="primary" onClick={() => onAnswer('view')}>
            {linkTexts.view}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
