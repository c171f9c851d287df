import {
  defaultParts,
  type Groupset,
  type GroupsetChoice,
  type GroupsetComponent,
  type GroupsetParts,
  groupsetSection,
  groupsetSections,
} from '@pp-tools/domain/groupset';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { Loading } from '../../../ui/load-state.tsx';
import { useBuild } from '../builds/build-store.ts';
import { defaultGroupsets } from '../groupset/default-groupsets.ts';
import { groupsetComponentsQuery } from '../groupset/groupset-components.ts';
import { useGroupsets } from '../groupset/groupsets.ts';
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

const isEmpty = (parts: GroupsetParts): boolean => Object.keys(parts).length === 0;

/** Groupsets by brand (BLD-61). A brand that no section knows is left out. */
export function GroupsetTab() {
  const { choices, isLoading } = useListedGroupsets();
  const [configured, setConfigured] = useState<Groupset | null>(null);
  const endConfiguring = useCallback(() => setConfigured(null), []);
  const bySection = useMemo(
    () => Object.groupBy(choices, ({ groupset }) => groupsetSection(groupset) ?? 'unknown'),
    [choices],
  );
  if (isLoading) return <Loading text="Loading groupsets..." />;
  return (
    <>
      {groupsetSections.map((section) => (
        <GroupsetSectionList
          key={section}
          section={section}
          choices={bySection[section] ?? none}
          onConfigure={setConfigured}
        />
      ))}
      {configured && <ConfigureGroupset groupset={configured} onClose={endConfiguring} />}
    </>
  );
}
