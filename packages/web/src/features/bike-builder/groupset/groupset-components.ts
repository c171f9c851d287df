import { builderPaths } from '@pp-tools/domain/contract';
import { groupsetComponentFromWire, groupsetComponentWireSchema } from '@pp-tools/domain/groupset';
import { queryOptions } from '@tanstack/react-query';
import { fetchList } from '../../../platform/list-answer.ts';

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
