import type { Build } from '@pp-tools/domain/bike';
import { type WheelsetClash, wheelsetClashes } from '@pp-tools/domain/compatibility';
import { type BikeWheelsetSort, sortBikeWheelsets, type WheelsetChoice } from '@pp-tools/domain/part';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { bikeWheelsetsQuery } from './wheelset-lists.ts';

/** A wheelset that does not go on this bike, with the most basic reason. */
export interface UnfitWheelset {
  readonly choice: WheelsetChoice;
  readonly clash: WheelsetClash;
}

/** The two lists of step 3. */
export interface WheelsetList {
  readonly isLoading: boolean;
  readonly fitting: readonly WheelsetChoice[];
  readonly unfit: readonly UnfitWheelset[];
}

/** Wheelsets for the bike and frame of the build, judged again whenever either changes (BLD-41). */
export function useWheelsetList(build: Build, sort: BikeWheelsetSort): WheelsetList {
  const query = useQuery(bikeWheelsetsQuery);
  const { bike, frame, ownWheelsets } = build;
  const lists = useMemo(() => {
    const all: WheelsetChoice[] = [
      ...ownWheelsets.map((wheelset) => ({ kind: 'own', wheelset }) as const),
      ...(query.data ?? []).map((wheelset) => ({ kind: 'catalogue', wheelset }) as const),
    ];
    const fitting: WheelsetChoice[] = [];
    const unfit: UnfitWheelset[] = [];
    for (const choice of sortBikeWheelsets(all, sort)) {
      const clash = bike === null ? undefined : wheelsetClashes(choice, bike, frame)[0];
      if (clash === undefined) fitting.push(choice);
      else unfit.push({ choice, clash });
    }
    return { fitting, unfit };
  }, [query.data, ownWheelsets, bike, frame, sort]);
  return { isLoading: query.isPending, ...lists };
}
