import type { BuildCatalogue } from '@pp-tools/domain/bike';
import { selectBike } from '@pp-tools/domain/frameset';
import { UnitField } from '../../../shop/unit-field.tsx';
import { bikeText } from '../../../texts/builder-texts.ts';
import { goalTexts } from '../../../texts/goal-texts.ts';
import { NumberField } from '../../../ui/number-field.tsx';
import { Segments } from '../../../ui/segments.tsx';
import classes from './goal.module.css';
import type { GoalDraft } from './goal-draft.ts';
import { WishesForm } from './wishes-form.tsx';

const bikes = [
  { value: 'road', text: 'Road', bike: selectBike('road', false) },
  { value: 'rim', text: 'Road, rim brake', bike: selectBike('road', true) },
  { value: 'gravel', text: 'Gravel', bike: selectBike('gravel', false) },
  { value: 'mountain', text: 'Mountain', bike: selectBike('mountain', false) },
] as const;

const leastWeight = { min: 4, max: 25, start: 8 };

interface GoalFormProps {
  readonly catalogue: BuildCatalogue;
  readonly draft: GoalDraft;
  readonly onChange: (draft: GoalDraft) => void;
}

/** Kind of bike, kind of goal, its figure, and wishes. */
export function GoalForm({ catalogue, draft, onChange }: GoalFormProps) {
  const { bike, kind, dollars, kilograms } = draft;
  const value = bikes.find((each) => bikeText(each.bike) === bikeText(bike))?.value ?? 'road';
  return (
    <>
      <div className={classes.form}>
        <Segments
          label={goalTexts.bike}
          value={value}
          choices={bikes}
          onChange={(next) => {
            const wanted = bikes.find((each) => each.value === next)?.bike ?? bike;
            // Widths and brands of one kind of bike mean little on another.
            onChange({ ...draft, bike: wanted, tyreWidth: null, brand: null });
          }}
        />
        <Segments
          label={goalTexts.kind}
          value={kind}
          choices={goalTexts.kinds}
          onChange={(next) => onChange({ ...draft, kind: next })}
        />
        {kind === 'budget' ? (
          <NumberField
            key="budget"
            label={goalTexts.most}
            unit="$"
            value={dollars}
            min={500}
            max={30_000}
            onChange={(next) => onChange({ ...draft, dollars: next })}
          />
        ) : (
          <UnitField
            key="weight"
            label={goalTexts.most}
            kind="mass"
            value={kilograms}
            range={leastWeight}
            onChange={(next) => onChange({ ...draft, kilograms: next })}
          />
        )}
      </div>
      <WishesForm catalogue={catalogue} draft={draft} onChange={onChange} />
    </>
  );
}
