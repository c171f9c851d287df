import { readRoadCode } from '@pp-tools/domain/climb';
import * as z from 'zod/mini';
import { type Kept, readKept, removeKept, writeKept } from '../../../platform/browser-storage.ts';
import type { NamedRoad } from './read-track.ts';

/** A longer code is not saved: it would crowd the browser's storage, which all tools share. */
export const longestSavedCode = 1_000_000;

const count = z.int().check(z.minimum(0));
const metres = z.number().check(z.minimum(0));

const reportSchema = z.object({
  kind: z.enum(['track', 'route']),
  name: z.nullable(z.string().check(z.maxLength(1200))),
  points: count,
  segments: count,
  gaps: count,
  repeatedParts: count,
  repeats: count,
  skipped: count,
  strays: count,
  filledHeights: count,
  wildHeights: count,
  shaping: count,
  held: metres,
  rawRise: metres,
  rise: metres,
  isRough: z.boolean(),
  endsEarly: z.boolean(),
});

const savedSchema = z.nullable(
  z.object({
    name: z.string().check(z.maxLength(300)),
    code: z.string().check(z.maxLength(longestSavedCode)),
    report: reportSchema,
  }),
);

/** Where the road is stored. */
export const savedRoadKey = 'pp.climb-road';

const saved: Kept<z.infer<typeof savedSchema>> = {
  key: savedRoadKey,
  version: 1,
  schema: savedSchema,
  fallback: null,
};

/** The road of the last file, where this browser saved one that is still whole. */
export function readSavedRoad(): NamedRoad | null {
  const found = readKept(saved);
  const road = found === null ? null : readRoadCode(found.code);
  return found === null || road === null ? null : { ...found, profile: road.profile };
}

/** Saves a road over a reload; whether that was possible. A road too long for the storage replaces none. */
export function saveRoad({ name, code, report }: NamedRoad): boolean {
  removeKept(saved);
  if (code.length > longestSavedCode) return false;
  return writeKept(saved, { name: name.slice(0, 300), code, report });
}
