import type { Clash } from '@pp-tools/domain/compatibility';
import type { ReactNode } from 'react';
import { overrideTexts } from '../../../texts/builder-compatibility-texts.ts';
import { clashText } from '../../../texts/finding-texts.ts';
import classes from './findings.module.css';
import { VerdictMark } from './verdict-mark.tsx';

interface ClashItemProps {
  readonly clash: Clash;
  /** The visitor's note when the clash was taken on. */
  readonly note: string | null;
  /** Buttons that resolve it. */
  readonly children?: ReactNode;
}

/** One clash: how hard, what does not go together, what to do. */
export function ClashItem({ clash, note, children }: ClashItemProps) {
  const [what, remedy] = clashText(clash);
  return (
    <li className={classes.clash} data-kind={clash.severity}>
      <VerdictMark kind={clash.severity} {...(note === null ? {} : { word: overrideTexts.takenOn })} />
      <p>
        {what} {note === null && remedy}
      </p>
      {note !== null && <p className={classes.note}>{overrideTexts.yourNote(note)}</p>}
      {children && <div className={classes.actions}>{children}</div>}
    </li>
  );
}
