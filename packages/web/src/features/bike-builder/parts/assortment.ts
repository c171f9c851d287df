import { type BuildCatalogue, type ChosenPart, chosenParts } from '@pp-tools/domain/bike';
import { builderPaths } from '@pp-tools/domain/contract';
import type { BikeSlot } from '@pp-tools/domain/part';
import {
  type Assortment,
  type AssortmentRow,
  assortmentFromWire,
  assortmentRowSchema,
} from '@pp-tools/domain/sharing';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { fetchList } from '../../../platform/list-answer.ts';
import { useBuild } from '../builds/build-store.ts';

const request = {
  path: builderPaths.assortment,
  name: 'assortment',
  row: assortmentRowSchema,
  fromWire: (row: AssortmentRow) => row,
};

/** What the shop says of its products. Without it every part is offered, and none is marked. */
export const assortmentQuery = queryOptions({
  queryKey: ['builder', 'assortment'],
  queryFn: ({ signal }) => fetchList(request, signal),
  select: assortmentFromWire,
});

const saysNothing: Assortment = () => null;

/** What the shop says of a part. */
export const useAssortment = (): Assortment => useQuery(assortmentQuery).data ?? saysNothing;

/** Whether a part may be chosen for a bike that has no such part yet. */
export const isOffered = (assortment: Assortment, slot: BikeSlot, id: string): boolean =>
  assortment(slot, id)?.isDiscontinued !== true;

/**
 * The parts of a slot that are offered; a discontinued one only where the build has it already. `idOf` must stay the
 * same.
 */
export function useOffered<Part>(
  slot: BikeSlot,
  parts: readonly Part[],
  idOf: (part: Part) => string,
): readonly Part[] {
  const assortment = useAssortment();
  const build = useBuild();
  const chosen = useMemo(() => chosenParts(build), [build]);
  return useMemo(() => {
    const isChosen = (id: string) => chosen.some((part) => part.slot === slot && part.id === id);
    const offered = parts.filter((part) => isOffered(assortment, slot, idOf(part)) || isChosen(idOf(part)));
    return offered.length === parts.length ? parts : offered;
  }, [assortment, chosen, slot, parts, idOf]);
}

/** The catalogue without what the shop no longer sells; parts of groupsets stay, which are sold with these. */
export function offeredOf(catalogue: BuildCatalogue, assortment: Assortment): BuildCatalogue {
  const byKey = (slot: BikeSlot) => (part: { readonly key: string }) => isOffered(assortment, slot, part.key);
  const byId = (slot: BikeSlot) => (part: { readonly id: string }) => isOffered(assortment, slot, part.id);
  return {
    ...catalogue,
    frames: catalogue.frames.filter(byKey('frame')),
    forks: catalogue.forks.filter(byKey('fork')),
    handlebars: catalogue.handlebars.filter(byKey('handlebar')),
    seatposts: catalogue.seatposts.filter(byKey('seatpost')),
    wheelsets: catalogue.wheelsets.filter(({ ppId }) => isOffered(assortment, 'wheelset', String(ppId))),
    tyres: catalogue.tyres.filter(byId('tyre')),
    tubes: catalogue.tubes.filter(byId('tube')),
    groupsets: catalogue.groupsets.filter(byId('groupset')),
    offeredComponents: catalogue.components.filter(({ type, id }) => isOffered(assortment, type, id)),
    others: catalogue.others.filter(({ category, id }) => isOffered(assortment, category, id)),
  };
}

/** The parts of a build that the shop no longer sells. */
export const discontinuedParts = (
  parts: readonly ChosenPart[],
  assortment: Assortment,
): readonly ChosenPart[] =>
  parts.filter(({ slot, id, isListed }) => isListed && !isOffered(assortment, slot, id));
