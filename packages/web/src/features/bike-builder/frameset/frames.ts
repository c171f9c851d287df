import { builderPaths } from '@pp-tools/domain/contract';
import { type Frame, frameFromWire, frameWireSchema } from '@pp-tools/domain/frameset';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { fetchList } from '../../../platform/list-answer.ts';
import { builderTexts } from '../../../texts/builder-texts.ts';
import { useOffered } from '../parts/assortment.ts';

const nothing: readonly Frame[] = [];
const request = {
  path: builderPaths.frames,
  name: 'frames',
  row: frameWireSchema,
  fromWire: frameFromWire,
};

/** All frames of the catalogue (BLD-20). */
export const framesQuery = queryOptions({
  queryKey: ['builder', 'frames'],
  queryFn: ({ signal }) => fetchList(request, signal),
  meta: { failure: builderTexts.frameset.failed },
});

const keyOf = ({ key }: Frame): string => key;

/** The frames that are offered, and how their loading goes. */
export function useFrames() {
  const query = useQuery(framesQuery);
  return {
    frames: useOffered('frame', query.data ?? nothing, keyOf),
    isLoading: query.isPending,
    hasFailed: query.isError,
    retry: () => void query.refetch(),
  };
}
