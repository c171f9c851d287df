import type { BuildCatalogue, BuildGoal, GoalBuild, GoalFault, GoalWishes } from '@pp-tools/domain/bike';
import type { Result } from '@pp-tools/domain/core';
import type { BikeSelection } from '@pp-tools/domain/frameset';

/** A goal with the bike and the wishes it is for. */
export interface AskedGoal {
  readonly goal: BuildGoal;
  readonly bike: BikeSelection;
  readonly wishes: GoalWishes;
}

/** What the worker is given: the catalogue first, then goals. */
export type GoalRequest =
  | { readonly kind: 'catalogue'; readonly catalogue: BuildCatalogue }
  | (AskedGoal & { readonly kind: 'goal'; readonly number: number });

/** A bike for a goal, or why there is none. */
export type MadeGoal = Result<GoalBuild, GoalFault>;

/** What the worker answers, under the number of the request. */
export interface GoalAnswer {
  readonly number: number;
  readonly made: MadeGoal;
}
