import {
  type ClimbAddress,
  type ClimbComparison,
  type ClimbFault,
  type ComparedTyre,
  type ComparedWheels,
  comparedWheels,
  compareOnClimb,
  type LeftOut,
} from '@pp-tools/domain/climb';
import type { Result } from '@pp-tools/domain/core';
import { findByPpId, type Wheelset } from '@pp-tools/domain/wheelset';
import { useMemo } from 'react';
import type { NamedRoad } from './read-track.ts';
import { type Road, riddenRoad } from './ridden-road.ts';

/** Wheelsets of the page in its order: those to compare, and those left out with the reason. */
export interface ChosenWheels {
  readonly wheelsets: readonly Wheelset[];
  readonly compared: readonly ComparedWheels[];
  readonly leftOut: readonly LeftOut[];
  /** Index of the baseline among the compared ones. */
  readonly baseline: number;
  /** Ids of the address that the catalogue does not know. */
  readonly unknown: number;
}

function chosenWheels(
  climb: ClimbAddress,
  catalogue: readonly Wheelset[],
  tyres: readonly ComparedTyre[],
): ChosenWheels {
  const wheelsets = climb.ids.flatMap((id) => findByPpId(catalogue, id) ?? []);
  const taken = wheelsets.map((wheelset) => {
    const weight = climb.ownWeights[wheelset.ppId];
    const tyre = tyres.find(({ id }) => id === climb.ownTyres[wheelset.ppId]);
    return comparedWheels(wheelset, {
      ...(weight === undefined ? {} : { weight }),
      ...(tyre === undefined ? {} : { tyre }),
    });
  });
  const compared = taken.flatMap((each) => (each.ok ? [each.value] : []));
  const base = wheelsets.find(({ ppId }) => ppId === climb.ids[climb.baseline]);
  return {
    wheelsets,
    compared,
    leftOut: taken.flatMap((each) => (each.ok ? [] : [each.fault])),
    baseline: Math.max(
      0,
      compared.findIndex(({ id }) => id === base?.id),
    ),
    unknown: climb.ids.length - wheelsets.length,
  };
}

/** Everything the page shows, calculated again with every change. */
export interface Shown {
  readonly road: Road | null;
  readonly chosen: ChosenWheels;
  readonly result: Result<ClimbComparison, ClimbFault> | null;
}

/** Rides the chosen wheelsets on the road. */
export function useComparison(
  climb: ClimbAddress,
  file: NamedRoad | null,
  catalogue: readonly Wheelset[],
  tyres: readonly ComparedTyre[],
): Shown {
  const { setup } = climb;
  const road = useMemo(() => riddenRoad(climb.road, file), [climb.road, file]);
  const chosen = useMemo(() => chosenWheels(climb, catalogue, tyres), [climb, catalogue, tyres]);
  const result = useMemo(
    () =>
      road === null || chosen.compared.length === 0
        ? null
        : compareOnClimb(road.profile, setup, chosen.compared, chosen.baseline),
    [road, setup, chosen],
  );
  return { road, chosen, result };
}
