import type { Wheelset } from '../wheelset/public.ts';
import type { FinderAnswers } from './answers.ts';
import { type LimitCounts, limitCounts } from './filters.ts';
import { filterWheelsets, finalOrder } from './ranking.ts';

/** What a rider's weight removed, and the wheels that only an unknown limit keeps out. */
export interface UnknownLimits extends LimitCounts {
  /** Wheels of unknown limit that meet every other condition, in the order of results. */
  readonly otherwiseFitting: readonly Wheelset[];
}

/**
 * Tells an unknown weight limit from a low one (FND-04 removes both): a visitor who asks the maker may add the wheels that
 * meet all else. Nothing is removed up to the weight from which the limit matters.
 */
export function unknownLimitsFor(wheelsets: readonly Wheelset[], answers: FinderAnswers): UnknownLimits {
  const step = filterWheelsets(wheelsets, answers).steps.find(({ id }) => id === 'riderLimit');
  if (step === undefined) return { tooLow: 0, unknown: 0, otherwiseFitting: [] };
  const { kept } = filterWheelsets(wheelsets, answers, ['riderLimit']);
  return {
    ...limitCounts(step.removed),
    otherwiseFitting: kept.filter(({ riderWeightLimit }) => riderWeightLimit === null).sort(finalOrder),
  };
}
