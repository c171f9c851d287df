import {
  type FinderAnswers,
  type FinderStep,
  type Preference,
  preferences,
  type SliderValue,
  slidersOf,
  sliderValues,
  weighingQuestions,
} from '@pp-tools/domain/finder';
import { finderTexts, preferenceTexts, sliderTexts } from '../../../texts/finder-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Slider } from '../../../ui/slider.tsx';
import classes from './fine-tune.module.css';

interface FineTuneProps {
  readonly answers: FinderAnswers;
  /** What each slider did to the list. */
  readonly steps: readonly FinderStep[];
  readonly onChange: (changes: Partial<FinderAnswers>) => void;
}

const asSlider = (value: number): SliderValue => sliderValues.find((step) => step === value) ?? 0;

/** A figure that too few wheels tell cannot sort them; the slider says so where it stands. */
function Skipped({
  preference,
  steps,
}: {
  readonly preference: Preference;
  readonly steps: readonly FinderStep[];
}) {
  const step = steps.find(({ id }) => id === preference);
  if (step?.kind !== 'preference' || step.outcome !== 'tooFewKnown') return null;
  return <p className={classes.skipped}>{finderTexts.skipped(step.known, step.before)}</p>;
}

/** The preference sliders: they start where questions 4 and 5 put them and may be moved. */
export function FineTune({ answers, steps, onChange }: FineTuneProps) {
  const sliders = slidersOf(answers);
  const movedCount = Object.keys(answers.moved).length;
  return (
    <details className={classes.panel}>
      <summary>
        {finderTexts.fineTune}
        {movedCount > 0 && <span className={classes.moved}>{movedCount} moved</span>}
      </summary>
      <p className={classes.hint}>{finderTexts.fineTuneHint(weighingQuestions.map((index) => index + 1))}</p>
      {preferences.map((preference) => {
        const { name, what } = preferenceTexts[preference];
        const value = sliders[preference];
        return (
          <div key={preference} className={classes.row} data-moved={answers.moved[preference] !== undefined}>
            <Slider
              label={name}
              min={0}
              max={3}
              value={value}
              valueText={`${value}, ${sliderTexts[value]}`}
              hasTicks
              onChange={(next) => onChange({ moved: { ...answers.moved, [preference]: asSlider(next) } })}
            />
            <output className={classes.value}>{value}</output>
            <p className={classes.what}>
              {what}; {sliderTexts[value]}
            </p>
            <Skipped preference={preference} steps={steps} />
          </div>
        );
      })}
      {movedCount > 0 && (
        <Button onClick={() => onChange({ moved: {} })}>Back to what the answers say</Button>
      )}
    </details>
  );
}
