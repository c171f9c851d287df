import { builderPaths } from '@pp-tools/domain/contract';
import {
  type Groupset,
  type GroupsetComponent,
  groupsetComponentFromWire,
  groupsetComponentWireSchema,
  groupsetFromWire,
  groupsetWireSchema,
} from '@pp-tools/domain/groupset';
import { useQuery } from '@tanstack/react-query';
import { fetchList } from './list-answer.ts';

const noGroupsets: readonly Groupset[] = [];
const noComponents: readonly GroupsetComponent[] = [];

const groupsetRequest = {
  path: builderPaths.groupsets,
  name: 'groupsets',
  row: groupsetWireSchema,
  fromWire: groupsetFromWire,
};
const componentRequest = {
  path: builderPaths.components,
  name: 'components',
  row: groupsetComponentWireSchema,
  fromWire: groupsetComponentFromWire,
};

/** All groupsets of the catalogue (BLD-61). */
export function useGroupsets() {
  const query = useQuery({
    queryKey: ['builder', 'groupsets'],
    queryFn: ({ signal }) => fetchList(groupsetRequest, signal),
  });
  return { groupsets: query.data ?? noGroupsets, isLoading: query.isPending, hasFailed: query.isError };
}

/** All groupset parts; an empty list while they load and when they fail (specification 2, section 8). */
export function useGroupsetComponents() {
  const query = useQuery({
    queryKey: ['builder', 'groupset-components'],
    queryFn: ({ signal }) => fetchList(componentRequest, signal),
  });
  return { components: query.data ?? noComponents, isLoading: query.isPending };
}
