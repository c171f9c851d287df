import { wheelOf } from '@pp-tools/domain/bike';
import {
  type Frame,
  type FrameSize,
  type SizeFigure,
  sizeFigures,
  suggestSize,
  toeReach,
  usualCrank,
} from '@pp-tools/domain/frameset';
import { rollingDiameter } from '@pp-tools/domain/part';
import { useId } from 'react';
import { useUnits } from '../../../platform/unit-preference.ts';
import { keepRiderProfile, useRiderProfile } from '../../../shop/rider-profile.ts';
import { sizeFigureText, frameSizeTexts as texts } from '../../../texts/frame-size-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { estimateMark } from '../../../ui/estimate-mark.ts';
import { useBuild } from '../builds/build-store.ts';
import { BodyMeasure } from './body-measure.tsx';
import classes from './size-section.module.css';

interface SizeSectionProps {
  readonly frame: Frame;
  readonly sizes: readonly FrameSize[];
  readonly size: FrameSize;
  /** Without a choice the middle size is shown. */
  readonly isChosen: boolean;
  readonly onChoose: (size: FrameSize) => void;
}

/** The size of a frame: which one suits the rider, and what follows from it. */
export function SizeSection({ frame, sizes, size, isChosen, onChoose }: SizeSectionProps) {
  const group = useId();
  return (
    <fieldset className={classes.section}>
      <legend>{texts.title}</legend>
      <div className={classes.sizes} role="radiogroup" aria-label={texts.sizes}>
        {sizes.map((each) => (
          <label key={each.size} data-chosen={each.size === size.size}>
            <input
              type="radio"
              name={group}
              checked={each.size === size.size}
              onChange={() => onChoose(each)}
            />
            {each.size}
          </label>
        ))}
      </div>
      {!isChosen && <p className={classes.note}>{texts.middle}</p>}
      <Advice frame={frame} sizes={sizes} size={size} onChoose={onChoose} />
      <Figures size={size} />
    </fieldset>
  );
}

function Advice({ frame, sizes, size, onChoose }: Omit<SizeSectionProps, 'isChosen'>) {
  const { heightCentimetres: height, inseamCentimetres: inseam } = useRiderProfile();
  if (sizes.every(({ riderHeightMinCm: min, riderHeightMaxCm: max }) => min === null && max === null)) {
    return <p className={classes.note}>{texts.noRanges}</p>;
  }
  const measure = height !== null ? { height } : inseam !== null ? { inseam } : null;
  const advice = measure && suggestSize(frame, sizes, measure);
  return (
    <div className={classes.advice}>
      <BodyMeasure
        label={texts.height}
        value={height}
        range={[120, 220]}
        onChange={(heightCentimetres) => keepRiderProfile({ heightCentimetres })}
      />
      <BodyMeasure
        label={texts.inseam}
        value={inseam}
        range={[55, 110]}
        onChange={(inseamCentimetres) => keepRiderProfile({ inseamCentimetres })}
      />
      {measure && <p aria-live="polite">{advice ? texts.advice(advice) : texts.noAdvice}</p>}
      {advice && advice.size.size !== size.size && (
        <Button onClick={() => onChoose(advice.size)}>{texts.choose(advice.size.size)}</Button>
      )}
    </div>
  );
}

function Figures({ size }: { readonly size: FrameSize }) {
  const units = useUnits();
  const wheel = wheelOf(useBuild());
  const radius = rollingDiameter(wheel.size, wheel.tyreWidth) / 2;
  const { trail, standover, toeRoom } = sizeFigures(size, radius);
  const published = (value: number | null): SizeFigure | null =>
    value === null ? null : { value, isDerived: false };
  const figures: readonly (readonly [string, SizeFigure | null])[] = [
    [texts.stack, published(size.stackMm)],
    [texts.reach, published(size.reachMm)],
    [texts.trail, trail],
    [texts.standover, standover],
    [texts.toeRoom, toeRoom],
  ];
  return (
    <>
      <dl className={classes.figures} aria-live="polite">
        {figures.map(([label, figure]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd {...estimateMark(figure?.isDerived ?? false, texts.derived)}>
              {sizeFigureText(figure, units)}
            </dd>
          </div>
        ))}
      </dl>
      {toeRoom !== null && (
        <p className={classes.note}>{texts.toeNote(size.stockCrankMm ?? usualCrank, toeReach)}</p>
      )}
    </>
  );
}
