import type { Build } from '@pp-tools/domain/bike';
import { type WheelsetClash, wheelsetClashes } from '@pp-tools/domain/compatibility';
import {
  type BikeWheelset,
  type BikeWheelsetSort,
  sortBikeWheelsets,
  type WheelsetChoice,
} from '@pp-tools/domain/part';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useOffered } from '../parts/assortment.ts';
import { bikeWheelsetsQuery } from './wheelset-lists.ts';

/** A wheelset with the most basic reason why it does not go on this bike; null where it does. */
export interface ListedWheelset {
  readonly choice: WheelsetChoice;
  readonly clash: WheelsetClash | null;
}

/** The two lists of step 3. */
export interface WheelsetList {
  readonly isLoading: boolean;
  readonly fitting: readonly WheelsetChoice[];
  /** Every wheelset in the chosen order. */
  readonly listed: readonly ListedWheelset[];
}

const none: readonly BikeWheelset[] = [];
const idOf = ({ ppId }: BikeWheelset): string => String(ppId);

/** Wheelsets for the bike and frame of the build, judged again whenever either changes (BLD-41). */
export function useWheelsetList(build: Build, sort: BikeWheelsetSort): WheelsetList {
  const query = useQuery(bikeWheelsetsQuery);
  const offered = useOffered('wheelset', query.data ?? none, idOf);
  const { bike, frame, ownWheelsets } = build;
  const lists = useMemo(() => {
    const all: WheelsetChoice[] = [
      ...ownWheelsets.map((wheelset) => ({ kind: 'own', wheelset }) as const),
      ...offered.map((wheelset) => ({ kind: 'catalogue', wheelset }) as const),
    ];
    const listed = sortBikeWheelsets(all, sort).map((choice) => ({
      choice,
      clash: bike === null ? null : (wheelsetClashes(choice, bike, frame)[0] ?? null),
    }));
    return {
      listed,
      fitting: listed.filter(({ clash }) => clash === null).map(({ choice }) => choice),
    };
  }, [offered, ownWheelsets, bike, frame, sort]);
  return { isLoading: query.isPending, ...lists };
}
