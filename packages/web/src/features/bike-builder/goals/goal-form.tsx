import type { BuildGoal } from '@pp-tools/domain/bike';
import { type BikeSelection, selectBike } from '@pp-tools/domain/frameset';
import { bikeText } from '../../../texts/builder-texts.ts';
import { NumberField } from '../../../ui/number-field.tsx';
import { Segments } from '../../../ui/segments.tsx';
import classes from './goal.module.css';

/** A bike and what it is to reach, as entered. */
export interface GoalDraft {
  readonly bike: BikeSelection;
  readonly kind: BuildGoal['kind'];
  readonly dollars: number;
  readonly kilograms: number;
}

/** What stands there at first: for the kind of bike that is chosen already. */
export const startDraft = (bike: BikeSelection | null): GoalDraft => ({
  bike: bike ?? selectBike('road', false),
  kind: 'budget',
  dollars: 5000,
  kilograms: 8,
});

/** The goal of a draft. */
export const goalOf = ({ kind, dollars, kilograms }: GoalDraft): BuildGoal =>
  kind === 'budget' ? { kind, dollars } : { kind, grams: kilograms * 1000 };

const bikes = [
  { value: 'road', text: 'Road', bike: selectBike('road', false) },
  { value: 'rim', text: 'Road, rim brake', bike: selectBike('road', true) },
  { value: 'gravel', text: 'Gravel', bike: selectBike('gravel', false) },
  { value: 'mountain', text: 'Mountain', bike: selectBike('mountain', false) },
] as const;

interface GoalFormProps {
  readonly draft: GoalDraft;
  readonly onChange: (draft: GoalDraft) => void;
}

/** Kind of bike, kind of goal, and its figure. */
export function GoalForm({ draft, onChange }: GoalFormProps) {
  const { bike, kind, dollars, kilograms } = draft;
  const value = bikes.find((each) => bikeText(each.bike) === bikeText(bike))?.value ?? 'road';
  return (
    <div className={classes.form}>
      <Segments
        label="Kind of bike"
        value={value}
        choices={bikes}
        onChange={(next) =>
          onChange({ ...draft, bike: bikes.find((each) => each.value === next)?.bike ?? bike })
        }
      />
      <Segments
        label="Kind of goal"
        value={kind}
        choices={[
          { value: 'budget', text: 'By budget' },
          { value: 'weight', text: 'By weight' },
        ]}
        onChange={(next) => onChange({ ...draft, kind: next })}
      />
      {kind === 'budget' ? (
        <NumberField
          key="budget"
          label="At most"
          unit="$"
          value={dollars}
          min={500}
          max={30_000}
          onChange={(next) => onChange({ ...draft, dollars: next })}
        />
      ) : (
        <NumberField
          key="weight"
          label="At most"
          unit="kg"
          value={kilograms}
          min={4}
          max={25}
          onChange={(next) => onChange({ ...draft, kilograms: next })}
        />
      )}
    </div>
  );
}
