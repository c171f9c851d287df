import { builderPaths } from '@pp-tools/domain/contract';
import {
  type GroupsetComponent,
  groupsetComponentFromWire,
  groupsetComponentWireSchema,
} from '@pp-tools/domain/groupset';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { fetchList } from '../../../platform/list-answer.ts';
import { isOffered, useAssortment } from '../parts/assortment.ts';

/** All groupset parts. A failure is an empty list without a word (specification 2, section 8). */
export const groupsetComponentsQuery = queryOptions({
  queryKey: ['groupset-components'],
  queryFn: ({ signal }) =>
    fetchList(
      {
        path: builderPaths.components,
        name: 'components',
        row: groupsetComponentWireSchema,
        fromWire: groupsetComponentFromWire,
      },
      signal,
    ),
});

const none: readonly GroupsetComponent[] = [];

/** The groupset parts that may be put into a bike in place of others. */
export function useOfferedComponents(): readonly GroupsetComponent[] {
  const components = useQuery(groupsetComponentsQuery).data ?? none;
  const assortment = useAssortment();
  return useMemo(
    () => components.filter(({ type, id }) => isOffered(assortment, type, id)),
    [components, assortment],
  );
}
