import type { Headline } from '../state/entry-texts.ts';
import classes from './answer-bar.module.css';

interface AnswerBarProps {
  readonly headline: Headline;
  readonly onShow: () => void;
}

/** On narrow screens, where the fields are above the result: the answer in few lines that stay in view. */
export function AnswerBar({ headline, onShow }: AnswerBarProps) {
  return (
    <button type="button" className={classes.bar} onClick={onShow}>
      <strong>{headline.heading}</strong>
      <span>{headline.sentence}</span>
    </button>
  );
}
