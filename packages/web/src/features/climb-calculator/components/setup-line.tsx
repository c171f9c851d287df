import type { ClimbSetup } from '@pp-tools/domain/climb';
import { useUnits } from '../../../platform/unit-preference.ts';
import { setupLineTexts } from '../../../texts/climb-setup-texts.ts';
import { massText } from '../../../texts/measure-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { powerText, timeText } from '../state/figure-texts.ts';
import type { Shown } from '../state/use-comparison.ts';
import { Letter } from './letter.tsx';
import classes from './setup-line.module.css';

interface SetupLineProps {
  readonly shown: Shown;
  readonly setup: ClimbSetup;
  readonly isOpen: boolean;
  /** Id of the fields that the button opens. */
  readonly fields: string;
  readonly onPress: () => void;
}

/** On a phone, where the answer is first: what it is calculated with in one line, and the way to change it. */
export function SetupLine({ shown, setup, isOpen, fields, onPress }: SetupLineProps) {
  const units = useUnits();
  const { effort, rider } = setup;
  const facts = [
    shown.road?.name ?? setupLineTexts.noRoad,
    effort.kind === 'power' ? powerText(effort.power) : timeText(effort.seconds),
    massText(rider, units),
  ];
  return (
    <section className={`${classes.line} no-print`} aria-label={setupLineTexts.title}>
      <div>
        <p className={classes.letters}>
          {shown.chosen.wheelsets.map(({ id }, place) => (
            <Letter key={id} place={place} />
          ))}
          <span className="visually-hidden">
            {shown.chosen.wheelsets.map(({ shortName }) => shortName).join(', ')}
          </span>
        </p>
        <p className={classes.facts}>
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
      </div>
      <Button aria-expanded={isOpen} aria-controls={fields} onClick={onPress}>
        {isOpen ? setupLineTexts.done : setupLineTexts.edit}
      </Button>
    </section>
  );
}
