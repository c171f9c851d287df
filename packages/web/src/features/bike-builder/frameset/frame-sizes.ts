import { type Build, frameSizeOf } from '@pp-tools/domain/bike';
import { factsFromWire, partShape } from '@pp-tools/domain/catalogue';
import { builderPaths } from '@pp-tools/domain/contract';
import {
  type Frame,
  type FrameGeometry,
  type FrameSize,
  frameSizeFields,
  geometryOfSize,
  middleSize,
  sizesOfFrame,
} from '@pp-tools/domain/frameset';
import { queryOptions, useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { fetchList } from '../../../platform/list-answer.ts';

const nothing: readonly FrameSize[] = [];
const row = z.object(partShape(frameSizeFields));
const request = {
  path: builderPaths.frameSizes,
  name: 'frameSizes',
  row,
  fromWire: (wire: z.infer<typeof row>) => factsFromWire(frameSizeFields, wire),
};

/** The sizes of all frames. */
export const frameSizesQuery = queryOptions({
  queryKey: ['builder', 'frame-sizes'],
  queryFn: ({ signal }) => fetchList(request, signal),
});

/** The sizes of a frame, small to large; empty until they have loaded, and where the catalogue has none. */
export function useSizesOf(frame: Frame | null): readonly FrameSize[] {
  const { data = nothing } = useQuery({ ...frameSizesQuery, enabled: frame !== null });
  return frame === null ? nothing : sizesOfFrame(frame, data);
}

/** The geometry that a build is drawn with: of its chosen size, else of the frame itself, else of its middle size. */
export function useGeometry(build: Build | null): FrameGeometry | null {
  const frame = build?.frame?.kind === 'catalogue' ? build.frame.frame : null;
  const chosen = build && frame && frameSizeOf(build, frame.key);
  const isNeeded = frame !== null && chosen === null && frame.geometry.stack === null;
  const sizes = useSizesOf(isNeeded ? frame : null);
  if (frame === null) return null;
  const middle = isNeeded ? middleSize(frame, sizes) : null;
  const size = chosen ?? middle;
  return size === null ? frame.geometry : geometryOfSize(size);
}
