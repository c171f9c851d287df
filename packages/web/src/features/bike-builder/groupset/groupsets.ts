import { builderPaths } from '@pp-tools/domain/contract';
import { type Groupset, groupsetFromWire, groupsetWireSchema } from '@pp-tools/domain/groupset';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { fetchList } from '../../../platform/list-answer.ts';
import { componentsTexts } from '../../../texts/components-texts.ts';
import { useOffered } from '../parts/assortment.ts';

const noGroupsets: readonly Groupset[] = [];

const groupsetRequest = {
  path: builderPaths.groupsets,
  name: 'groupsets',
  row: groupsetWireSchema,
  fromWire: groupsetFromWire,
};

/** All groupsets of the catalogue (BLD-61). */
export const groupsetsQuery = queryOptions({
  queryKey: ['builder', 'groupsets'],
  queryFn: ({ signal }) => fetchList(groupsetRequest, signal),
  meta: { failure: componentsTexts.groupsetsFailed },
});

const idOf = ({ id }: Groupset): string => id;

/** The groupsets that are offered, and how their loading goes. */
export function useGroupsets() {
  const query = useQuery(groupsetsQuery);
  const groupsets = useOffered('groupset', query.data ?? noGroupsets, idOf);
  return { groupsets, isLoading: query.isPending, hasFailed: query.isError };
}
