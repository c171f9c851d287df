import { groupsetWithRest } from '@pp-tools/domain/groupset';
import { bikeWheelsetFromCatalogue } from '@pp-tools/domain/part';
import * as lists from './lists.ts';
import { listParts, listStored } from './part-list.ts';
import { factsByKey, fittedList, joinedList, plainList, type ServedList } from './served-list.ts';
import type { WheelsetCatalogue } from './wheelset-catalogue.ts';

/** Frames with what they take. */
export const framesWithFit = fittedList(plainList(lists.frames), lists.frameFit, (row) => row.product_key);
/** Groupset parts and loose bottom brackets with what they fit to. */
export const componentsWithFit = fittedList(
  joinedList([plainList(lists.components), plainList(lists.extraBottomBrackets)]),
  lists.componentFit,
  (row) => row.id,
);
/** Groupsets with what they count beyond their parts. */
export const groupsetsWithRest = {
  revisions: [lists.groupsets.table, lists.components.table, lists.groupsetRest.table],
  load: async (db) => {
    const [groupsets, components, restRows] = await Promise.all([
      listParts(db, lists.groupsets),
      listParts(db, lists.components),
      listParts(db, lists.groupsetRest),
    ]);
    const parts = components.map((part) => ({ ...part, fit: null }));
    return groupsets.map((groupset) => groupsetWithRest({ ...groupset, rest: null }, parts, restRows));
  },
} satisfies ServedList;
/** Tyres with what they fit to. */
export const tyresWithFit = fittedList(plainList(lists.tyres), lists.tyreFit, (row) => row.id);
/** Inner tubes with what they fit to. */
export const tubesWithFit = fittedList(plainList(lists.tubes), lists.tubeFit, (row) => row.id);

/** Wheelsets of the catalogue in the form of the builder, with what they fit to. */
export const builderWheelsets = (catalogue: WheelsetCatalogue) =>
  ({
    revisions: [catalogue.revision, lists.wheelsetFit.table],
    load: async (db) => {
      const [fits, hidden] = await Promise.all([
        factsByKey(db, lists.wheelsetFit),
        listStored(db, lists.wheelsetFit, { column: 'shop_state', value: 'hidden' }),
      ]);
      const hiddenIds = new Set(hidden.map(({ id }) => id));
      const wheelsets = await catalogue.list();
      const offered = wheelsets.filter(({ ppId }) => !hiddenIds.has(String(ppId)));
      return offered.map((wheelset) =>
        bikeWheelsetFromCatalogue(wheelset, fits.get(String(wheelset.ppId)) ?? null),
      );
    },
  }) satisfies ServedList;
