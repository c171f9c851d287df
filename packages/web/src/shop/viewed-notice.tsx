import { Button } from '../ui/button.tsx';
import classes from './viewed-notice.module.css';

interface ViewedNoticeProps {
  readonly texts: { readonly viewed: string; readonly replace: string; readonly back: string };
  readonly onReplace: () => void;
  readonly onBack: () => void;
}

/** Says that what the visitor has is unchanged while something linked is on the screen. */
export const ViewedNotice = ({ texts, onReplace, onBack }: ViewedNoticeProps) => (
  <div className={classes.notice} role="status">
    <p>{texts.viewed}</p>
    <Button onClick={onReplace}>{texts.replace}</Button>
    <Button look="primary" onClick={onBack}>
      {texts.back}
    </Button>
  </div>
);
