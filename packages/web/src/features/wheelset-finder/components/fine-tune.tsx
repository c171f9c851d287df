import {
  type FinderAnswers,
  type FinderStep,
  fewestKept,
  knownFor,
  type Preference,
  preferences,
  type SliderValue,
  slidersOf,
  sliderValues,
  weighingQuestions,
} from '@pp-tools/domain/finder';
import type { Wheelset } from '@pp-tools/domain/wheelset';
import { useMemo } from 'react';
import { finderTexts, preferenceTexts, sliderTexts } from '../../../texts/finder-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Slider } from '../../../ui/slider.tsx';
import classes from './fine-tune.module.css';

interface FineTuneProps {
  readonly answers: FinderAnswers;
  /** What each slider did to the list. */
  readonly steps: readonly FinderStep[];
  readonly catalogue: readonly Wheelset[];
  readonly onChange: (changes: Partial<FinderAnswers>) => void;
}

const asSlider = (value: number): SliderValue => sliderValues.find((step) => step === value) ?? 0;

interface RowProps extends Pick<FineTuneProps, 'answers' | 'steps' | 'onChange'> {
  readonly preference: Preference;
  readonly value: SliderValue;
  /** No wheel of the catalogue has a figure: the slider could decide nothing. */
  readonly isUnknown: boolean;
}

/** What the slider did to the list, where it did nothing the reason. */
function effectOf({ preference, value, steps, isUnknown }: RowProps): string {
  if (isUnknown) return finderTexts.nothingKnown;
  const step = steps.find(({ id }) => id === preference);
  if (step?.kind !== 'preference') return sliderTexts[value];
  switch (step.outcome) {
    case 'tooFewKnown':
      return finderTexts.skipped(step.known, step.before);
    case 'wouldLeaveTooFew':
    case 'afterStop':
      return finderTexts.notApplied(fewestKept);
    default:
      return sliderTexts[value];
  }
}

function PreferenceRow(props: RowProps) {
  const { answers, preference, value, isUnknown, onChange } = props;
  const { name, what } = preferenceTexts[preference];
  const effect = effectOf(props);
  return (
    <div className={classes.row} data-moved={answers.moved[preference] !== undefined}>
      <Slider
        label={name}
        min={0}
        max={3}
        value={value}
        valueText={`${value}, ${effect}`}
        hasTicks
        isDisabled={isUnknown}
        onChange={(next) => onChange({ moved: { ...answers.moved, [preference]: asSlider(next) } })}
      />
      <output className={classes.value}>{value}</output>
      <p className={effect === sliderTexts[value] ? classes.what : classes.skipped}>
        {what}; {effect}
      </p>
    </div>
  );
}

/** The preference sliders: they start where questions 4 and 5 put them and may be moved. */
export function FineTune({ answers, steps, catalogue, onChange }: FineTuneProps) {
  const known = useMemo(() => knownFor(catalogue), [catalogue]);
  const sliders = slidersOf(answers);
  const movedCount = Object.keys(answers.moved).length;
  return (
    <details className={classes.panel}>
      <summary>
        {finderTexts.fineTune}
        {movedCount > 0 && <span className={classes.moved}>{movedCount} moved</span>}
      </summary>
      <p className={classes.hint}>{finderTexts.fineTuneHint(weighingQuestions.map((index) => index + 1))}</p>
      {preferences.map((preference) => (
        <PreferenceRow
          key={preference}
          answers={answers}
          preference={preference}
          value={sliders[preference]}
          steps={steps}
          isUnknown={catalogue.length > 0 && known[preference] === 0}
          onChange={onChange}
        />
      ))}
      {movedCount > 0 && (
        <Button onClick={() => onChange({ moved: {} })}>Back to what the answers say</Button>
      )}
    </details>
  );
}
