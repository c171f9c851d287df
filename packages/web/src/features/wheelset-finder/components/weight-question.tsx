import { weightRange } from '@pp-tools/domain/finder';
import { finderTexts } from '../../../texts/finder-texts.ts';
import { NumberField } from '../../../ui/number-field.tsx';
import { Slider } from '../../../ui/slider.tsx';
import questionClasses from './question.module.css';
import classes from './weight-question.module.css';

interface WeightQuestionProps {
  readonly place: number;
  readonly weight: number;
  readonly onChange: (weight: number) => void;
}

/** Rider, bike and kit together: a slider for a guess, a box for a figure. */
export function WeightQuestion({ place, weight, onChange }: WeightQuestionProps) {
  const { min, max, start } = weightRange;
  return (
    <fieldset className={questionClasses.question} data-answered={weight !== start}>
      <legend>
        <span className={questionClasses.place} aria-hidden="true">
          {place}
        </span>
        {finderTexts.weight}
      </legend>
      <div className={classes.weight}>
        <Slider
          label="Weight"
          isLabelHidden
          min={min}
          max={max}
          value={weight}
          valueText={`${weight} kilograms`}
          onChange={onChange}
        />
        <NumberField
          label="Weight in kilograms"
          isLabelHidden
          min={min}
          max={max}
          value={weight}
          unit="kg"
          onChange={onChange}
        />
      </div>
      <p className={classes.hint}>{finderTexts.weightHint}</p>
    </fieldset>
  );
}
