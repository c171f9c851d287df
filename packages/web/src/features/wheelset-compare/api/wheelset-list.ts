import { wheelsetListAnswer, wheelsetPaths } from '@pp-tools/domain/contract';
import { type Wheelset, wheelsetFromWire } from '@pp-tools/domain/wheelset';
import { type DatedList, useDatedList } from '../../../platform/dated-list.ts';

/** The catalogue as the page sees it. */
export type Catalogue = DatedList<Wheelset>;

/** All wheelsets of the retailer (CMP-01). */
export const useCatalogue = (): Catalogue =>
  useDatedList({
    name: 'wheelsets',
    path: wheelsetPaths.list,
    schema: wheelsetListAnswer,
    read: ({ data }) => data.results.map(wheelsetFromWire),
  });
