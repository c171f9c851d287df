import {
  type BuildGoal,
  type GoalWishes,
  type KeptPart,
  keepOnly,
  partsToKeep,
  type TyreWidths,
} from '@pp-tools/domain/bike';
import { type BikeSelection, selectBike } from '@pp-tools/domain/frameset';
import type { RiderProfile } from '../../../shop/rider-profile.ts';
import { bikeText } from '../../../texts/builder-texts.ts';
import { currentBuild } from '../builds/build-store.ts';
import type { AskedGoal } from './goal-request.ts';

/** A bike, what it is to reach and what is wanted of it, as entered. */
export interface GoalDraft {
  readonly bike: BikeSelection;
  readonly kind: BuildGoal['kind'];
  readonly dollars: number;
  readonly kilograms: number;
  readonly gears: NonNullable<GoalWishes['gears']> | 'any';
  readonly tyreWidth: TyreWidths | null;
  readonly brand: string | null;
  readonly kept: readonly KeptPart[];
}

/** What stands there at first: for the kind of bike that is chosen already. */
export const startDraft = (bike: BikeSelection | null): GoalDraft => ({
  bike: bike ?? selectBike('road', false),
  kind: 'budget',
  dollars: 5000,
  kilograms: 8,
  gears: 'any',
  tyreWidth: null,
  brand: null,
  kept: [],
});

/** The goal of a draft, with its wishes. Parts stay only on the kind of bike that they were chosen for. */
export function askedGoal(draft: GoalDraft, { riderKilograms }: RiderProfile): AskedGoal {
  const { kind, dollars, kilograms, bike, gears, tyreWidth, brand } = draft;
  const kept = keepable(draft).filter((part) => draft.kept.includes(part));
  return {
    goal: kind === 'budget' ? { kind, dollars } : { kind, grams: kilograms * 1000 },
    bike,
    wishes: {
      gears: gears === 'any' ? null : gears,
      tyreWidth,
      brand,
      keep: kept.length === 0 ? null : keepOnly(currentBuild(), kept),
      rider: riderKilograms,
    },
  };
}

/** The parts of the current build that could stay on the draft's bike. */
export function keepable({ bike }: GoalDraft): readonly KeptPart[] {
  const build = currentBuild();
  return build.bike !== null && bikeText(build.bike) === bikeText(bike) ? partsToKeep(build) : [];
}
