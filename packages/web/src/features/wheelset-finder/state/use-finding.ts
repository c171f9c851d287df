import {
  countOptions,
  decisiveChanges,
  type FinderAnswers,
  isComplete,
  type OptionCount,
  type Ranking,
  type Relaxation,
  rank,
  relaxationFor,
  type SingleChange,
  type Stability,
  stabilityOf,
  type UnknownLimits,
  unknownLimitsFor,
} from '@pp-tools/domain/finder';
import type { Wheelset } from '@pp-tools/domain/wheelset';
import { useDeferredValue, useMemo } from 'react';
import type { WheelsetCatalogue } from '../../../shop/wheelset-catalogue.ts';

/** What the answers found, with the answers. */
export interface Found {
  readonly answers: FinderAnswers;
  readonly ranking: Ranking;
  readonly isComplete: boolean;
  readonly counts: readonly OptionCount[];
  readonly stability: Stability | null;
  readonly changes: readonly SingleChange[];
  readonly relaxation: Relaxation | null;
  /** What the rider's weight removed. */
  readonly limits: UnknownLimits;
  readonly catalogue: readonly Wheelset[];
  /** The age of the catalogue. */
  readonly dataFrom: Date | null;
}

/** Ranks at once; advice that ranks dozens of times may lag behind a moving slider. */
export function useFinding(
  { items: wheelsets, dataFrom }: Pick<WheelsetCatalogue, 'items' | 'dataFrom'>,
  answers: FinderAnswers,
): Found {
  const ranking = useMemo(() => rank(wheelsets, answers), [wheelsets, answers]);
  const settled = useDeferredValue(answers);
  const advice = useMemo(
    () => ({
      counts: countOptions(wheelsets, settled),
      stability: stabilityOf(wheelsets, settled),
      changes: decisiveChanges(wheelsets, settled),
      relaxation: relaxationFor(wheelsets, settled),
      limits: unknownLimitsFor(wheelsets, settled),
    }),
    [wheelsets, settled],
  );
  return { answers, ranking, isComplete: isComplete(answers), catalogue: wheelsets, dataFrom, ...advice };
}
