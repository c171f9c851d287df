import { builderPaths } from '@pp-tools/domain/contract';
import {
  forkFromWire,
  forkWireSchema,
  handlebarFromWire,
  handlebarWireSchema,
  seatpostFromWire,
  seatpostWireSchema,
} from '@pp-tools/domain/frameset';
import { queryOptions } from '@tanstack/react-query';
import { fetchList } from '../../../platform/list-answer.ts';

async function fetchParts(signal: AbortSignal) {
  const { forks: forkPath, handlebars: barPath, seatposts: postPath } = builderPaths;
  const [forks, handlebars, seatposts] = await Promise.all([
    fetchList({ path: forkPath, name: 'forks', row: forkWireSchema, fromWire: forkFromWire }, signal),
    fetchList(
      { path: barPath, name: 'handlebars', row: handlebarWireSchema, fromWire: handlebarFromWire },
      signal,
    ),
    fetchList(
      { path: postPath, name: 'seatposts', row: seatpostWireSchema, fromWire: seatpostFromWire },
      signal,
    ),
  ]);
  return { forks, handlebars, seatposts };
}

/** All forks, handlebars and seatposts of the catalogue. */
export const framesetPartsQuery = queryOptions({
  queryKey: ['builder', 'frameset-parts'],
  queryFn: ({ signal }) => fetchParts(signal),
});
