import { useId } from 'react';
import { finderTexts } from '../../../texts/finder-texts.ts';
import { Button } from '../../../ui/button.tsx';
import classes from './confirm-bar.module.css';

interface ConfirmBarProps {
  readonly isComplete: boolean;
  readonly open: number;
  readonly onConfirm: () => void;
}

/** Confirm on a phone; while a question is open it says why it waits, by tooltip and in words (FND-02). */
export function ConfirmBar({ isComplete, open, onConfirm }: ConfirmBarProps) {
  const hint = useId();
  return (
    <div className={`${classes.bar} no-print`}>
      <span className={classes.open}>{finderTexts.toAnswer(open)}</span>
      <span className={classes.hinted}>
        <Button
          look="primary"
          aria-disabled={!isComplete}
          aria-describedby={isComplete ? undefined : hint}
          title={isComplete ? undefined : finderTexts.answerAll}
          onClick={() => isComplete && onConfirm()}
        >
          {finderTexts.confirm}
        </Button>
        {!isComplete && (
          <span id={hint} role="tooltip" className={classes.hint}>
            {finderTexts.answerAll}
          </span>
        )}
      </span>
    </div>
  );
}
