import type { Wheelset } from '../wheelset/public.ts';
import type { FinderAnswers } from './answers.ts';
import { type FilterId, filtersFor } from './filters.ts';
import { filterWheelsets } from './ranking.ts';

/** What to give up so that wheels come back: one condition, or the fewest that do it together. */
export interface Relaxation {
  readonly conditions: readonly FilterId[];
  /** How many wheels meet all the others. */
  readonly comesBack: number;
}

/** A visitor can give these up; brake and kind of wheel belong to the bike and are named last. */
const givenUpFirst: readonly FilterId[] = [
  'innerWidth',
  'riderLimit',
  'outerWidth',
  'noTriSpoke',
  'spokeTypeKnown',
];

/** Sets of conditions of one size, those easy to give up first. */
function choose(conditions: readonly FilterId[], size: number): readonly (readonly FilterId[])[] {
  if (size === 0) return [[]];
  return conditions.flatMap((condition, place) =>
    choose(conditions.slice(place + 1), size - 1).map((rest) => [condition, ...rest]),
  );
}

function bestOf(candidates: readonly Relaxation[]): Relaxation | null {
  const [best] = candidates.toSorted((a, b) => b.comesBack - a.comesBack);
  return best && best.comesBack > 0 ? best : null;
}

/**
 * For answers that leave no wheel: the one condition to give up that brings most wheels back, those of the
 * visitor's choice before those of the bike; more than one only where one is not enough. `null` when there is
 * something left, or nothing in the catalogue at all.
 */
export function relaxationFor(wheelsets: readonly Wheelset[], answers: FinderAnswers): Relaxation | null {
  if (wheelsets.length === 0 || filterWheelsets(wheelsets, answers).kept.length > 0) return null;
  const active = filtersFor(answers).map(({ id }) => id);
  const easy = givenUpFirst.filter((id) => active.includes(id));
  const all = [...easy, ...active.filter((id) => !easy.includes(id))];
  for (let size = 1; size <= all.length; size += 1) {
    for (const conditions of [easy, all]) {
      const found = bestOf(
        choose(conditions, size).map((without) => ({
          conditions: without,
          comesBack: filterWheelsets(wheelsets, answers, without).kept.length,
        })),
      );
      if (found) return found;
    }
  }
  return null;
}
