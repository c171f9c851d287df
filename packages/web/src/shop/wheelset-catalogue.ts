import { wheelsetListAnswer, wheelsetPaths } from '@pp-tools/domain/contract';
import { type Wheelset, wheelsetFromWire } from '@pp-tools/domain/wheelset';
import { type DatedList, useDatedList } from './dated-list.ts';

/** The retailer's wheelsets as a page sees them. */
export type WheelsetCatalogue = DatedList<Wheelset>;

/** All wheelsets of the retailer (CMP-01, FND-08); every tool shares one answer. */
export const useWheelsetCatalogue = (): WheelsetCatalogue =>
  useDatedList({
    name: 'wheelsets',
    path: wheelsetPaths.list,
    schema: wheelsetListAnswer,
    read: ({ data }) => data.results.map(wheelsetFromWire),
  });
