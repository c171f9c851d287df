import type { MyWheels } from '@pp-tools/domain/wheelset';
import { useUnits } from '../platform/unit-preference.ts';
import { myWheelsSentence, myWheelsTexts } from '../texts/my-wheels-texts.ts';
import { MyWheelsButton } from './my-wheels-button.tsx';
import classes from './my-wheels-note.module.css';

export interface MyWheelsNoteProps {
  readonly name: string;
  readonly mine: MyWheels;
  /** Wheels of a link are not the visitor's to change. */
  readonly canChange: boolean;
}

/** The visitor's wheels in a sentence: both weights and which one is used, and the way to change them. */
export function MyWheelsNote({ name, mine, canChange }: MyWheelsNoteProps) {
  const units = useUnits();
  return (
    <p className={classes.note}>
      <span>{myWheelsSentence(name, mine, units)}</span>
      {canChange && (
        <span className="no-print">
          <MyWheelsButton text={myWheelsTexts.edit} look="quiet" />
        </span>
      )}
    </p>
  );
}
