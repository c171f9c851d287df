import {
  completeness,
  plainSentence,
  type RiderVerdict,
  riderVerdict,
  type WheelLetter,
} from '@pp-tools/domain/comparison';
import { formatFigure } from '@pp-tools/domain/core';
import { commonRimFrame, drawRimSection, type RimFrame, rimFiguresOf } from '@pp-tools/domain/drawing';
import { isMyWheels, type Wheelset } from '@pp-tools/domain/wheelset';
import { memo, useId, useMemo, useState } from 'react';
import { useUnits } from '../../../platform/unit-preference.ts';
import { keepRiderProfile, useRiderProfile } from '../../../shop/rider-profile.ts';
import { RimPicture, WheelPicture } from '../../../shop/wheel-picture.tsx';
import { Button } from '../../../ui/button.tsx';
import { DecimalInput } from '../../../ui/decimal-input.tsx';
import { parseDecimal } from '../../../ui/decimal-text.ts';
import type { ShownComparison } from '../state/use-comparison.ts';
import classes from './drawings.module.css';

const firstShown = 8;

const verdictTexts: Readonly<Record<RiderVerdict, string>> = {
  fits: 'carries you',
  exceeds: 'limit below your weight',
  unknown: 'limit unknown',
  noLimit: 'carries you',
};

function RiderBadge({ wheelset, rider }: { readonly wheelset: Wheelset; readonly rider: number }) {
  const units = useUnits();
  const verdict = riderVerdict(wheelset, rider);
  const limit =
    wheelset.riderWeightLimit === null
      ? ''
      : ` (${formatFigure(wheelset.riderWeightLimit, 'kilograms', units)})`;
  return (
    <span className={classes.badge} data-verdict={verdict}>
      {verdictTexts[verdict]}
      {limit}
    </span>
  );
}

interface DrawingCardProps {
  readonly wheelset: Wheelset;
  readonly baseline: Wheelset | null;
  readonly frame: RimFrame;
  readonly letter: WheelLetter | undefined;
}

const DrawingCard = memo(function DrawingCard({ wheelset, baseline, frame, letter }: DrawingCardProps) {
  const units = useUnits();
  const { riderKilograms } = useRiderProfile();
  const { known, total } = completeness(wheelset);
  return (
    <li className={classes.card} data-baseline={baseline?.id === wheelset.id}>
      <div className={classes.pictures}>
        <WheelPicture wheelset={wheelset} size={180} baseline={baseline} isMeasured />
        <RimPicture wheelset={wheelset} baseline={baseline} frame={frame} />
      </div>
      <h3 className={classes.name} data-letter={letter}>
        {wheelset.shortName}
      </h3>
      <p className={classes.sentence}>
        {baseline === null &&
          `${formatFigure(wheelset.weight, 'grams', units)}, ${formatFigure(wheelset.price, 'money', units)}`}
        {baseline &&
          (baseline.id === wheelset.id ? 'The baseline' : plainSentence(wheelset, baseline, units))}
      </p>
      <p className={classes.notes}>
        {riderKilograms !== null && <RiderBadge wheelset={wheelset} rider={riderKilograms} />}
        <span>
          {known} of {total} figures known
        </span>
      </p>
    </li>
  );
});

const riderLimits = { min: 30, max: 200 } as const;

function RiderField() {
  const id = useId();
  const { riderKilograms } = useRiderProfile();
  const [text, setText] = useState(riderKilograms === null ? '' : String(riderKilograms));
  const type = (typed: string) => {
    setText(typed);
    const kilograms = parseDecimal(typed);
    if (typed.trim() === '') keepRiderProfile({ riderKilograms: null });
    else if (kilograms !== null && kilograms >= riderLimits.min && kilograms <= riderLimits.max)
      keepRiderProfile({ riderKilograms: kilograms });
  };
  return (
    <span className={classes.rider}>
      <label htmlFor={id}>Your weight with kit, kg</label>
      <DecimalInput id={id} text={text} {...riderLimits} onType={type} />
    </span>
  );
}

interface DrawingsProps {
  readonly shown: ShownComparison;
}

/** Every chosen wheel to one scale, with what it is in a sentence. */
export const Drawings = memo(function Drawings({ shown: { rows, baseline, letters } }: DrawingsProps) {
  const [most, setMost] = useState(firstShown);
  const drawn = useMemo(() => rows.slice(0, most), [rows, most]);
  const frame = useMemo(
    () =>
      commonRimFrame(
        (baseline ? [...drawn, baseline] : drawn).map((wheelset) =>
          drawRimSection(rimFiguresOf(wheelset, 'front')),
        ),
      ),
    [drawn, baseline],
  );
  return (
    <section className={classes.section} aria-labelledby="drawings-title">
      <div className={classes.head}>
        <div>
          <h2 id="drawings-title">Drawn to scale</h2>
          <p>
            Front wheel and rim section of each pair.{baseline && ` Dashed blue: ${baseline.shortName}.`}{' '}
            Dashed ink: assumed.{drawn.some(isMyWheels) && ' Hatched: own wheels.'}
          </p>
        </div>
        <RiderField />
      </div>
      <ul className={classes.cards}>
        {drawn.map((wheelset) => (
          <DrawingCard
            key={wheelset.id}
            wheelset={wheelset}
            baseline={baseline}
            frame={frame}
            letter={letters.get(wheelset.id)}
          />
        ))}
      </ul>
      {rows.length > most && (
        <Button onClick={() => setMost(most + firstShown)}>
          Show {Math.min(firstShown, rows.length - most)} more of {rows.length}
        </Button>
      )}
    </section>
  );
});
