import { type ComparedTyre, comparedTyre } from '@pp-tools/domain/climb';
import { builderPaths } from '@pp-tools/domain/contract';
import { tyreFromWire, tyreWireSchema } from '@pp-tools/domain/part';
import { fetchList } from '../../../platform/list-answer.ts';

const request = { path: builderPaths.tires, name: 'tires', row: tyreWireSchema, fromWire: tyreFromWire };

/** Fetches the retailer's tires whose rolling resistance and its test are known. */
export const fetchComparedTyres = async (signal: AbortSignal): Promise<readonly ComparedTyre[]> =>
  (await fetchList(request, signal)).flatMap((tyre) => comparedTyre(tyre) ?? []);
