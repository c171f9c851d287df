import { builderPaths } from '@pp-tools/domain/contract';
import { type Groupset, groupsetFromWire, groupsetWireSchema } from '@pp-tools/domain/groupset';
import { useQuery } from '@tanstack/react-query';
import { fetchList } from './list-answer.ts';

const noGroupsets: readonly Groupset[] = [];

const groupsetRequest = {
  path: builderPaths.groupsets,
  name: 'groupsets',
  row: groupsetWireSchema,
  fromWire: groupsetFromWire,
};

/** All groupsets of the catalogue (BLD-61). */
export function useGroupsets() {
  const query = useQuery({
    queryKey: ['builder', 'groupsets'],
    queryFn: ({ signal }) => fetchList(groupsetRequest, signal),
  });
  return { groupsets: query.data ?? noGroupsets, isLoading: query.isPending, hasFailed: query.isError };
}
