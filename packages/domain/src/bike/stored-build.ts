import * as z from 'zod/mini';
import { type Build, defaultBuildName } from './build.ts';
import { readSavedBuild } from './saved-build.ts';

/** A build that was put aside under its name, next to the one that is worked on. */
export interface StoredBuild {
  readonly id: string;
  /** When it was saved last, as an ISO timestamp. */
  readonly savedAt: string;
  readonly build: Build;
}

/** Reads a stored build; the parts of the build that are broken are left out, the rest is kept. */
export const storedBuildSchema = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(60)),
  savedAt: z.iso.datetime(),
  build: z.pipe(z.unknown(), z.transform(readSavedBuild)),
});

/** Longest name of a build, in characters: what the name field of the summary takes. */
export const longestBuildName = 50;

const folded = (name: string): string => name.trim().toLowerCase();

/** The stored build of a name, whatever its case: saving under the name again replaces it. */
export const storedUnder = (stored: readonly StoredBuild[], name: string): StoredBuild | null =>
  stored.find(({ build }) => folded(build.name) === folded(name)) ?? null;

/** The latest saved first; of the same moment by id, so that the order never wavers. */
export const sortStored = (stored: readonly StoredBuild[]): readonly StoredBuild[] =>
  [...stored].sort((a, b) => b.savedAt.localeCompare(a.savedAt) || a.id.localeCompare(b.id));

/** A name that no stored build has yet: 'Race day', 'Race day 2', 'Race day 3'. */
export function freeName(stored: readonly StoredBuild[], wanted: string): string {
  const base = wanted.trim() || defaultBuildName;
  const numbered = (place: number): string => {
    const end = place === 1 ? '' : ` ${place}`;
    return base.slice(0, longestBuildName - end.length).trimEnd() + end;
  };
  let place = 1;
  while (storedUnder(stored, numbered(place)) !== null) place += 1;
  return numbered(place);
}

/** Why a stored build cannot get a name. */
export type NameFault = 'blank' | 'taken';

/** Judges a new name of a stored build; its own name in another case is fine. */
export function judgeName(stored: readonly StoredBuild[], id: string, name: string): NameFault | null {
  if (name.trim() === '') return 'blank';
  const holder = storedUnder(stored, name);
  return holder === null || holder.id === id ? null : 'taken';
}
