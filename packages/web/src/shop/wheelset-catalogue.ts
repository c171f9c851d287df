import { wheelsetPaths } from '@pp-tools/domain/contract';
import { type Wheelset, wheelsetFromWire, wheelsetWireSchema } from '@pp-tools/domain/wheelset';
import type { QueryClient } from '@tanstack/react-query';
import { type DatedList, prefetchDatedList, useDatedList } from './dated-list.ts';

/** The retailer's wheelsets as a page sees them. */
export type WheelsetCatalogue = DatedList<Wheelset>;

const request = {
  path: wheelsetPaths.list,
  name: 'results',
  row: wheelsetWireSchema,
  fromWire: wheelsetFromWire,
};

const key = 'wheelsets';

/** Fetches the wheelsets before a tool shows them. */
export const prefetchWheelsets = (client: QueryClient): Promise<void> =>
  prefetchDatedList(client, key, request);

/** All wheelsets of the retailer (CMP-01, FND-08); every tool shares one answer. */
export const useWheelsetCatalogue = (): WheelsetCatalogue => useDatedList(key, request);
