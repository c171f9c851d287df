import { type ComparedTyre, comparedTyre } from '@pp-tools/domain/climb';
import { builderPaths, tiresAnswer } from '@pp-tools/domain/contract';
import { tyreFromWire } from '@pp-tools/domain/part';
import { callDated } from '../../../platform/http-client.ts';

/** Fetches the retailer's tires whose rolling resistance and its test are known. */
export async function fetchComparedTyres(signal: AbortSignal): Promise<readonly ComparedTyre[]> {
  const { answer } = await callDated(builderPaths.tires, tiresAnswer, { signal });
  return answer.data.tires.flatMap((wire) => comparedTyre(tyreFromWire(wire)) ?? []);
}
