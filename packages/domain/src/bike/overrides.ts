import type { Clash, Finding, FindingSide } from '../compatibility/public.ts';

/**
 * Clashes that the visitor takes on, who may know better than the catalogue: the note by the clash's identity.
 * An override speaks for one clash of two parts; with another part in either place it says nothing.
 */
export type Overrides = Readonly<Record<string, string>>;

/** Longest note of an override, in characters. */
export const longestOverrideNote = 200;

const sideIdentity = (side: FindingSide | null): string => (side === null ? '' : `${side.slot}:${side.name}`);

/** What a clash is recognised by: its matter and its two parts, in either order. */
export const clashIdentity = ({ code, end, part, other }: Clash): string =>
  [code, end ?? '', ...[sideIdentity(part), sideIdentity(other)].sort()].join('|').slice(0, 400);

/** The visitor's note on a blocking finding that was taken on; null where none was. */
export function overrideNote(overrides: Overrides, finding: Finding): string | null {
  if (finding.severity !== 'blocks') return null;
  return overrides[clashIdentity(finding)] ?? null;
}

/** Overrides with the same note for some clashes; other findings need none. */
export function withOverrides(overrides: Overrides, findings: readonly Finding[], note: string): Overrides {
  const added = findings.flatMap((finding) =>
    finding.severity === 'blocks'
      ? [[clashIdentity(finding), note.trim().slice(0, longestOverrideNote)]]
      : [],
  );
  return { ...overrides, ...Object.fromEntries(added) };
}

/** Overrides without that of one clash. */
export function withoutOverride(overrides: Overrides, clash: Clash): Overrides {
  const { [clashIdentity(clash)]: _taken, ...rest } = overrides;
  return rest;
}
