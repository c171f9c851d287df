import {
  type BikeFacts,
  type Clash,
  type Fix,
  fixesOf,
  type PairFix,
  pairFixOf,
} from '@pp-tools/domain/compatibility';
import type { GroupsetComponent } from '@pp-tools/domain/groupset';

/** What resolves a clash: single parts, or two changes together where no single part does. */
interface WaysOut {
  readonly fixes: readonly Fix[];
  readonly pair: PairFix | null;
}

export const noWays: WaysOut = { fixes: [], pair: null };

/** The ways out of a clash on a bike. */
export function waysOut(bike: BikeFacts, clash: Clash, components: readonly GroupsetComponent[]): WaysOut {
  const fixes = fixesOf(bike, clash, components);
  return { fixes, pair: fixes.length > 0 ? null : pairFixOf(bike, clash, components) };
}
