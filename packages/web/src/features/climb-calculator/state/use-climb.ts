import {
  type ClimbAddress,
  type ClimbSetup,
  comparedCount,
  decodeClimbAddress,
  encodeClimbAddress,
  positions,
} from '@pp-tools/domain/climb';
import type { Wheelset } from '@pp-tools/domain/wheelset';
import { useCallback, useEffect, useState } from 'react';
import { isFramed, tellFrame } from '../../../platform/frame-messages.ts';
import { keepRiderProfile, type RiderProfile, useRiderProfile } from '../../../shop/rider-profile.ts';
import { shelfIds } from '../../../shop/shelf.ts';
import { exampleWheels } from './example-wheels.ts';

/** More at once is read badly; the visitor can add others. */
const mostFirst = 4;

/** What the profile of all tools says about a rider, where the address says nothing. */
function withProfile(setup: ClimbSetup, profile: RiderProfile, query: URLSearchParams): ClimbSetup {
  const position = positions.find(({ id }) => id === profile.position);
  return {
    ...setup,
    rider: query.has('r') ? setup.rider : (profile.riderKilograms ?? setup.rider),
    bicycle: query.has('bike') ? setup.bicycle : profile.bikeKilograms,
    dragArea: query.has('cda') || position === undefined ? setup.dragArea : position.dragArea,
    effort: query.has('p') || query.has('t') ? setup.effort : { kind: 'power', power: profile.powerWatts },
  };
}

/** Keeps for all tools what is theirs too. */
function keepProfile({ rider, bicycle, dragArea, effort }: ClimbSetup): void {
  const position = positions.find((each) => each.dragArea === dragArea);
  keepRiderProfile({
    riderKilograms: rider,
    bikeKilograms: bicycle,
    ...(position ? { position: position.id } : {}),
    ...(effort.kind === 'power' ? { powerWatts: effort.power } : {}),
  });
}

/** What a page without an address starts with: the visitor's own wheels where there are enough, else examples. */
function firstWheels(catalogue: readonly Wheelset[]): readonly number[] {
  const own = shelfIds()
    .flatMap((id) => catalogue.find((wheelset) => wheelset.id === id)?.ppId ?? [])
    .slice(0, mostFirst);
  return own.length >= comparedCount.min ? own : exampleWheels(catalogue);
}

/** The state of the climb page: it starts from the address and the profile, and every change goes back to both. */
export function useClimb(catalogue: readonly Wheelset[]) {
  const profile = useRiderProfile();
  const [climb, setClimb] = useState<ClimbAddress>(() => {
    const asked = decodeClimbAddress(window.location.search);
    return {
      ...asked,
      setup: withProfile(asked.setup, profile, new URLSearchParams(window.location.search)),
    };
  });
  useEffect(() => {
    if (catalogue.length === 0) return;
    setClimb((known) => (known.ids.length === 0 ? { ...known, ids: firstWheels(catalogue) } : known));
  }, [catalogue]);

  const query = encodeClimbAddress(climb);
  const isEmpty = climb.ids.length === 0;
  useEffect(() => {
    if (isEmpty) return;
    const theme = new URLSearchParams(window.location.search).get('theme');
    window.history.replaceState(null, '', `?${query}${theme === null ? '' : `&theme=${theme}`}`);
    if (isFramed()) tellFrame(window.parent, { type: 'pp-climb-address', query });
  }, [query, isEmpty]);

  const change = useCallback((changes: Partial<ClimbAddress>) => {
    setClimb((known) => ({ ...known, ...changes }));
    if (changes.setup) keepProfile(changes.setup);
  }, []);
  return { climb, change, query };
}

/** The state of the page with the way to change it. */
export type Climb = ReturnType<typeof useClimb>;
