import { builderPaths } from '@pp-tools/domain/contract';
import { type Frame, frameFromWire, frameWireSchema } from '@pp-tools/domain/frameset';
import { useQuery } from '@tanstack/react-query';
import { fetchList } from './list-answer.ts';

const nothing: readonly Frame[] = [];
const request = {
  path: builderPaths.frames,
  name: 'frames',
  row: frameWireSchema,
  fromWire: frameFromWire,
};

/** All frames of the catalogue (BLD-20). */
export function useFrames() {
  const query = useQuery({
    queryKey: ['builder', 'frames'],
    queryFn: ({ signal }) => fetchList(request, signal),
  });
  return {
    frames: query.data ?? nothing,
    isLoading: query.isPending,
    hasFailed: query.isError,
    retry: () => void query.refetch(),
  };
}
