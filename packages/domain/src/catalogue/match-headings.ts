import { labelWithUnit } from './field.ts';
import type { PartFieldTable } from './part-field.ts';

/** What counts in a heading: letters and digits of any script, not their case. */
export const plainHeading = (heading: string): string =>
  heading
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** A unit in brackets behind the words: "Price ($)", "Weight [g]". */
function withoutUnit(heading: string): string {
  const text = heading.trim();
  const start = Math.max(text.lastIndexOf('('), text.lastIndexOf('['));
  return start >= 0 && /[)\]]$/.test(text) ? text.slice(0, start) : heading;
}

const knownOfFields = new WeakMap<PartFieldTable, ReadonlyMap<string, string>>();

function knownHeadings(fields: PartFieldTable): ReadonlyMap<string, string> {
  const known = knownOfFields.get(fields) ?? headingsOf(fields);
  knownOfFields.set(fields, known);
  return known;
}

/** Headings by which the fields of a list are known, the certain ones first: names, then what staff read. */
function headingsOf(fields: PartFieldTable): ReadonlyMap<string, string> {
  const known = new Map<string, string>();
  const note = (heading: string, name: string) => {
    const plain = plainHeading(heading);
    if (plain !== '' && !known.has(plain)) known.set(plain, name);
  };
  for (const name of Object.keys(fields)) note(name, name);
  for (const [name, field] of Object.entries(fields)) {
    for (const heading of [field.heading ?? '', ...(field.headings ?? [])]) note(heading, name);
    note(labelWithUnit(field), name);
  }
  for (const [name, { label }] of Object.entries(fields)) note(withoutUnit(label), name);
  return known;
}

/**
 * The field that each heading means; null: none, or one that an earlier heading has. What staff chose before
 * (`remembered`, by plain heading; null: not used) goes before what the names of the fields say.
 */
export function matchHeadings(
  headings: readonly string[],
  fields: PartFieldTable,
  remembered: ReadonlyMap<string, string | null> = new Map(),
): (string | null)[] {
  const known = knownHeadings(fields);
  const taken = new Set<string>();
  return headings.map((heading) => {
    const plain = plainHeading(heading);
    const chosen = remembered.get(plain);
    const found =
      chosen === undefined ? (known.get(plain) ?? known.get(plainHeading(withoutUnit(heading)))) : chosen;
    if (found === undefined || found === null || !(found in fields) || taken.has(found)) return null;
    taken.add(found);
    return found;
  });
}
