import {
  type ClimbAddress,
  type ClimbComparison,
  type ClimbFault,
  type ClimbRoad,
  type ComparedWheels,
  comparedWheels,
  compareOnClimb,
  constantProfile,
  type LeftOut,
  type Profile,
} from '@pp-tools/domain/climb';
import type { Result } from '@pp-tools/domain/core';
import { findByPpId, type Wheelset } from '@pp-tools/domain/wheelset';
import { useMemo } from 'react';
import { famousClimbs } from './famous-climbs.ts';
import type { FileState } from './read-track.ts';

/** The road that is ridden, with its name; `null` while a file is awaited or not readable. */
export interface Road {
  readonly name: string;
  readonly profile: Profile;
  /** Rise as counted when a file was smoothed; `null` where the sum of the segments is right. */
  readonly rise: number | null;
}

function roadOf(road: ClimbRoad, file: FileState): Road | null {
  if (road.kind === 'file') {
    if (file.kind !== 'ready') return null;
    const { profile, report } = file.road;
    // Recorders number their tracks; the name of the file says more than "001".
    const isName = report.name !== null && /\p{L}{3}/u.test(report.name);
    return { name: isName && report.name ? report.name : file.name, profile, rise: report.rise };
  }
  if (road.kind === 'famous') {
    const famous = famousClimbs.find(({ id }) => id === road.id) ?? famousClimbs[0];
    return famous ? { name: famous.name, profile: famous.profile, rise: null } : null;
  }
  const profile = constantProfile(road.gradient, road.length, road.startAltitude);
  return { name: `A road of ${Math.round(road.gradient * 1000) / 10} %`, profile, rise: null };
}

/** Wheelsets of the page in its order: those to compare, and those left out with the reason. */
export interface ChosenWheels {
  readonly wheelsets: readonly Wheelset[];
  readonly compared: readonly ComparedWheels[];
  readonly leftOut: readonly LeftOut[];
  /** Place of the baseline among the compared ones. */
  readonly baseline: number;
  /** Ids of the address that the catalogue does not know. */
  readonly unknown: number;
}

function chosenWheels(climb: ClimbAddress, catalogue: readonly Wheelset[]): ChosenWheels {
  const wheelsets = climb.ids.flatMap((id) => findByPpId(catalogue, id) ?? []);
  const taken = wheelsets.map((wheelset) => {
    const weight = climb.ownWeights[wheelset.ppId];
    return comparedWheels(wheelset, weight === undefined ? {} : { weight });
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

/** Everything the page shows, worked out anew with every change. */
export interface Shown {
  readonly road: Road | null;
  readonly chosen: ChosenWheels;
  readonly result: Result<ClimbComparison, ClimbFault> | null;
}

/** Rides the chosen wheelsets on the road. */
export function useComparison(climb: ClimbAddress, file: FileState, catalogue: readonly Wheelset[]): Shown {
  const { setup } = climb;
  const road = useMemo(() => roadOf(climb.road, file), [climb.road, file]);
  const chosen = useMemo(() => chosenWheels(climb, catalogue), [climb, catalogue]);
  const result = useMemo(
    () =>
      road === null || chosen.compared.length === 0
        ? null
        : compareOnClimb(road.profile, setup, chosen.compared, chosen.baseline),
    [road, setup, chosen],
  );
  return { road, chosen, result };
}
