import { type Build, buildFacts, emptyBuild } from '@pp-tools/domain/bike';
import {
  type BikeFacts,
  frameFacts,
  type JudgedSlot,
  judgePlace,
  tyreFacts,
  wheelsetFacts,
} from '@pp-tools/domain/compatibility';
import type { FrameChoice } from '@pp-tools/domain/frameset';
import type { Tyre, WheelsetChoice } from '@pp-tools/domain/part';
import { useMemo } from 'react';
import { useStore } from 'zustand';
import { useRiderProfile } from '../../../shop/rider-profile.ts';
import { buildStore } from '../builds/build-store.ts';
import { verdictOf } from './part-verdicts.ts';
import { VerdictLine } from './verdict-line.tsx';

const usePart = <Part,>(pick: (build: Build) => Part): Part =>
  useStore(buildStore, ({ history }) => pick(history.present));

/** The rest of the bike; what stands in the candidate's own place plays no part, nor does its change. */
function useRest(slot: 'frame' | 'wheelset' | 'tyre'): BikeFacts {
  const frame = usePart((build) => (slot === 'frame' ? null : build.frame));
  const wheelset = usePart((build) => (slot === 'frame' ? build.wheelset : null));
  const groupset = usePart((build) => build.groupset);
  const wheelsetConfigurations = usePart((build) => build.wheelsetConfigurations);
  const { riderKilograms } = useRiderProfile();
  return useMemo(
    () => buildFacts({ ...emptyBuild, frame, wheelset, groupset, wheelsetConfigurations }, riderKilograms),
    [frame, wheelset, groupset, wheelsetConfigurations, riderKilograms],
  );
}

interface VerdictProps {
  readonly slot: JudgedSlot;
  readonly rest: BikeFacts;
  readonly facts: BikeFacts;
}

/** Nothing is said of a part that stands alone. */
function Verdict({ slot, rest, facts }: VerdictProps) {
  const findings = useMemo(() => judgePlace({ ...rest, ...facts }, slot), [rest, facts, slot]);
  // What fits is what the list is for: only what speaks against a part is said.
  const isSilent = Object.keys(rest).length === 0 || verdictOf(findings) === 'fits';
  return isSilent ? null : <VerdictLine findings={findings} />;
}

/** What the bike says about a frame before it is picked. */
export function FrameVerdict({ choice }: { readonly choice: FrameChoice }) {
  const facts = useMemo(() => ({ frame: frameFacts(choice) }), [choice]);
  return <Verdict slot="frame" rest={useRest('frame')} facts={facts} />;
}

/** What the bike says about a wheelset before it is picked. */
export function WheelsetVerdict({ choice }: { readonly choice: WheelsetChoice }) {
  const facts = useMemo(() => ({ wheelset: wheelsetFacts(choice) }), [choice]);
  return <Verdict slot="wheelset" rest={useRest('wheelset')} facts={facts} />;
}

/** What the bike says about a tyre on a wheelset before it is picked. */
export function TyreVerdict({ tyre, on }: { readonly tyre: Tyre; readonly on: WheelsetChoice }) {
  const facts = useMemo(() => ({ wheelset: wheelsetFacts(on), tyre: tyreFacts(tyre) }), [tyre, on]);
  return <Verdict slot="tyre" rest={useRest('tyre')} facts={facts} />;
}
