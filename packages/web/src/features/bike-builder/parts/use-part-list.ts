import {
  filterParts,
  noPartFilter,
  type PartFilter,
  type PartFilterValue,
  type PartTraits,
  partFilterGroups,
} from '@pp-tools/domain/part';
import { useMemo } from 'react';
import { useUnits } from '../../../platform/unit-preference.ts';
import { searchWords } from '../../../shop/search-words.ts';
import { partFilterGroupTexts, partFilterValueText } from '../../../texts/part-list-texts.ts';
import type { FilterGroup } from './filter-dialog.tsx';
import { type ListView, useListView } from './list-view.ts';

/** A list under its search and filter, with everything that its tools need. */
export interface PartList<Item> {
  readonly items: readonly Item[];
  readonly isNarrowed: boolean;
  readonly view: ListView;
  readonly change: (change: Partial<ListView>) => void;
  readonly groups: readonly FilterGroup<keyof PartFilter>[];
}

/** Searches and filters a list. `name` tells the lists apart whose view is remembered; `traitsOf` must stay the same. */
export function usePartList<Item>(
  name: string,
  list: readonly Item[],
  traitsOf: (item: Item) => PartTraits,
): PartList<Item> {
  const units = useUnits();
  const [view, change] = useListView(name);
  const { search, filter } = view;
  const filtered = useMemo(
    () => filterParts(list, traitsOf, searchWords(search), filter),
    [list, traitsOf, search, filter],
  );
  const groups = partFilterGroups.map((key): FilterGroup<keyof PartFilter> => {
    const values = new Map<string, PartFilterValue>(filtered.groups[key].map((value) => [value.key, value]));
    return {
      key,
      label: partFilterGroupTexts[key],
      values: [...values.keys()],
      textOf: (each) => {
        const value = values.get(each);
        return value === undefined ? each : partFilterValueText(key, value, units);
      },
      countOf: (each) => values.get(each)?.count ?? 0,
    };
  });
  return {
    items: filtered.items,
    isNarrowed: search.trim() !== '' || partFilterGroups.some((key) => filter[key].length > 0),
    view,
    change,
    groups,
  };
}

/** What brings a list back to all of its parts. */
export const wholeList = { search: '', filter: noPartFilter } as const;
