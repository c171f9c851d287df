import { drawWheel, wheelFiguresOf } from '@pp-tools/domain/drawing';
import type { Wheelset } from '@pp-tools/domain/wheelset';
import { memo, useMemo } from 'react';
import { finderTexts } from '../../../texts/finder-texts.ts';
import classes from './wheel-field.module.css';

interface RingFigures {
  readonly id: number;
  readonly name: string;
  /** Edges of the rim, mm from the axle. */
  readonly outer: number;
  readonly inner: number;
}

/** Half the side of each picture, mm: holds a 700c rim. */
const reach = 326;

/** Front rims of a catalogue from the shallowest to the deepest, so that a wheel's place never changes. */
const ringsOf = (catalogue: readonly Wheelset[]): readonly RingFigures[] =>
  catalogue
    .map((wheelset) => {
      const { rimOuterRadius, rimInnerRadius } = drawWheel(wheelFiguresOf(wheelset, 'front'));
      return { id: wheelset.id, name: wheelset.name, outer: rimOuterRadius, inner: rimInnerRadius };
    })
    .toSorted((one, other) => other.inner - one.inner);

type RingState = 'out' | 'left' | 'first';

/** One wheel as the ring of its rim: filled while it fits, a dashed circle when it does not. */
const Ring = memo(function Ring({ ring, state }: { readonly ring: RingFigures; readonly state: RingState }) {
  const { name, outer, inner } = ring;
  return (
    <svg
      className={classes.ring}
      data-state={state}
      viewBox={`${-reach} ${-reach} ${2 * reach} ${2 * reach}`}
    >
      <title>{name}</title>
      <circle className={classes.band} r={(outer + inner) / 2} strokeWidth={outer - inner} />
      <circle className={classes.edge} r={outer - 4} />
    </svg>
  );
});

interface WheelFieldProps {
  readonly catalogue: readonly Wheelset[];
  /** Wheels that fit the answers, the best first. */
  readonly results: readonly Wheelset[];
  /** Whether all questions are answered, so that the first one is an answer. */
  readonly isComplete: boolean;
}

/** The whole catalogue, one rim each, to scale: what the answers leave stays inked. */
export function WheelField({ catalogue, results, isComplete }: WheelFieldProps) {
  const rings = useMemo(() => ringsOf(catalogue), [catalogue]);
  const left = useMemo(() => new Set(results.map(({ id }) => id)), [results]);
  const first = isComplete ? results[0]?.id : undefined;
  const stateOf = (id: number): RingState => (id === first ? 'first' : left.has(id) ? 'left' : 'out');
  return (
    <figure className={classes.figure}>
      <div className={classes.field} role="img" aria-label={finderTexts.field(rings.length, results.length)}>
        {rings.map((ring) => (
          <Ring key={ring.id} ring={ring} state={stateOf(ring.id)} />
        ))}
      </div>
      <figcaption>{finderTexts.fieldCaption(first !== undefined)}</figcaption>
    </figure>
  );
}
