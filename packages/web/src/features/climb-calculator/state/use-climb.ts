import {
  type ClimbAddress,
  type ClimbSetup,
  decodeClimbAddress,
  encodeClimbAddress,
  positions,
} from '@pp-tools/domain/climb';
import type { Wheelset } from '@pp-tools/domain/wheelset';
import { useCallback, useEffect, useState } from 'react';
import { isFramed, tellFrame } from '../../../platform/frame-messages.ts';
import { keepRiderProfile, type RiderProfile, useRiderProfile } from '../../../shop/rider-profile.ts';
import { exampleWheels } from './example-wheels.ts';

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
    setClimb((known) => (known.ids.length === 0 ? { ...known, ids: exampleWheels(catalogue) } : known));
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
