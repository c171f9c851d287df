import { wheelsetListAnswer, wheelsetPaths } from '@pp-tools/domain/contract';
import { type Wheelset, wheelsetFromWire } from '@pp-tools/domain/wheelset';
import { type DatedList, useDatedList } from '../../../platform/dated-list.ts';

/** All wheelsets of the retailer. */
export const useCatalogue = (): DatedList<Wheelset> =>
  useDatedList({
    name: 'wheelsets',
    path: wheelsetPaths.list,
    schema: wheelsetListAnswer,
    read: ({ data }) => data.results.map(wheelsetFromWire),
  });
