import type { Figure } from '@pp-tools/domain/core';
import {
  defaultParts,
  type Groupset,
  type GroupsetChoice,
  type GroupsetComponent,
  type GroupsetParts,
  groupsetFigures,
  groupsetSection,
  groupsetSections,
} from '@pp-tools/domain/groupset';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useId, useMemo, useState } from 'react';
import { componentsTexts } from '../../../texts/components-texts.ts';
import { Loading } from '../../../ui/load-state.tsx';
import { useBuild } from '../builds/build-store.ts';
import { defaultGroupsets } from '../groupset/default-groupsets.ts';
import { groupsetComponentsQuery } from '../groupset/groupset-components.ts';
import { useGroupsets } from '../groupset/groupsets.ts';
import { PartListTools } from '../parts/part-list-tools.tsx';
import { usePartList } from '../parts/use-part-list.ts';
import classes from './components-step.module.css';
import { ConfigureGroupset } from './configure-groupset.tsx';
import { GroupsetSectionList } from './groupset-section-list.tsx';

const none: readonly GroupsetChoice[] = [];
const noComponents: readonly GroupsetComponent[] = [];

/** The groupsets of the catalogue, or the built-in ones where it does not load, each with its parts. */
function useListedGroupsets() {
  const { groupsets: loaded, isLoading, hasFailed } = useGroupsets();
  const parts = useQuery(groupsetComponentsQuery);
  const components = parts.data ?? noComponents;
  const { groupsetConfigurations } = useBuild();
  const groupsets = hasFailed ? defaultGroupsets : loaded;
  const choices = useMemo(
    () =>
      groupsets.map((groupset) => {
        const parts = groupsetConfigurations[groupset.id] ?? defaultParts(groupset, components);
        return { groupset, parts: isEmpty(parts) ? null : parts };
      }),
    [groupsets, components, groupsetConfigurations],
  );
  // A groupset that is chosen before its parts are here would stay without them.
  return { choices, isLoading: isLoading || !parts.isFetched };
}

/** Price and weight as the card shows them. */
function traitsOf(choice: GroupsetChoice) {
  const { price, weight } = groupsetFigures(choice);
  const known = (figure: Figure) => (figure.kind === 'missing' ? null : figure.value);
  const { name, brand } = choice.groupset;
  return { name, brand, price: known(price), weight: known(weight) };
}

const isEmpty = (parts: GroupsetParts): boolean => Object.keys(parts).length === 0;

/** Groupsets by brand (BLD-61). A brand that no section knows is left out. */
export function GroupsetTab() {
  const { choices, isLoading } = useListedGroupsets();
  const [configured, setConfigured] = useState<Groupset | null>(null);
  const endConfiguring = useCallback(() => setConfigured(null), []);
  const listId = useId();
  const list = usePartList('groupsets', choices, traitsOf);
  const { items } = list;
  const bySection = useMemo(
    () => Object.groupBy(items, ({ groupset }) => groupsetSection(groupset) ?? 'unknown'),
    [items],
  );
  if (isLoading) return <Loading text="Loading groupsets..." />;
  return (
    <div id={listId}>
      <div className={classes.search}>
        <PartListTools
          what={componentsTexts.what}
          listId={listId}
          list={list}
          status={`Showing ${items.length} groupsets`}
        />
      </div>
      {groupsetSections.map((section) => (
        <GroupsetSectionList
          key={section}
          section={section}
          choices={bySection[section] ?? none}
          isSearched={list.isNarrowed}
          onConfigure={setConfigured}
        />
      ))}
      {configured && <ConfigureGroupset groupset={configured} onClose={endConfiguring} />}
    </div>
  );
}
