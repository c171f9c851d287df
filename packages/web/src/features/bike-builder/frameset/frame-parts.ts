import { builderPaths } from '@pp-tools/domain/contract';
import {
  type FrameSlot,
  forkFromWire,
  forkWireSchema,
  handlebarFromWire,
  handlebarWireSchema,
  type NamedPart,
  namedFork,
  namedHandlebar,
  namedSeatpost,
  seatpostFromWire,
  seatpostWireSchema,
} from '@pp-tools/domain/frameset';
import { useQuery } from '@tanstack/react-query';
import { fetchList } from '../../../platform/list-answer.ts';
import { useOffered } from '../parts/assortment.ts';

const pathFor = (pattern: string, frameKey: string): string =>
  pattern.replace(':frameProductKey', encodeURIComponent(frameKey));

/** A failed or missing list is an empty one: the default and own parts stay in reach (specification 2, section 8). */
const orNothing = (list: Promise<readonly NamedPart[]>): Promise<readonly NamedPart[]> =>
  list.catch(() => []);

async function fetchParts(frameKey: string, signal: AbortSignal) {
  const [fork, handlebar, seatpost] = await Promise.all([
    orNothing(
      fetchList(
        {
          path: pathFor(builderPaths.compatibleForks, frameKey),
          name: 'forks',
          row: forkWireSchema,
          fromWire: (wire) => namedFork(forkFromWire(wire)),
        },
        signal,
      ),
    ),
    orNothing(
      fetchList(
        {
          path: pathFor(builderPaths.compatibleHandlebars, frameKey),
          name: 'handlebars',
          row: handlebarWireSchema,
          fromWire: (wire) => namedHandlebar(handlebarFromWire(wire)),
        },
        signal,
      ),
    ),
    orNothing(
      fetchList(
        {
          path: pathFor(builderPaths.compatibleSeatposts, frameKey),
          name: 'seatposts',
          row: seatpostWireSchema,
          fromWire: (wire) => namedSeatpost(seatpostFromWire(wire)),
        },
        signal,
      ),
    ),
  ]);
  return { fork, bottomBracket: [], handlebar, seatpost };
}

const nothing: Readonly<Record<FrameSlot, readonly NamedPart[]>> = {
  fork: [],
  bottomBracket: [],
  handlebar: [],
  seatpost: [],
};

const keyOf = ({ key }: NamedPart): string => key;

/** Catalogue parts that fit a frame, for each place (BLD-28); none for an own frame. */
export function useFrameParts(frameKey: string | null): Readonly<Record<FrameSlot, readonly NamedPart[]>> {
  const query = useQuery({
    queryKey: ['builder', 'frame-parts', frameKey],
    queryFn: ({ signal }) => (frameKey === null ? nothing : fetchParts(frameKey, signal)),
    enabled: frameKey !== null,
  });
  const parts = query.data ?? nothing;
  return {
    fork: useOffered('fork', parts.fork, keyOf),
    bottomBracket: parts.bottomBracket,
    handlebar: useOffered('handlebar', parts.handlebar, keyOf),
    seatpost: useOffered('seatpost', parts.seatpost, keyOf),
  };
}
