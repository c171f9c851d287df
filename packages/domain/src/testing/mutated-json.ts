/** A value of a JSON text. */
type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** Values that have hurt readers: wrong types, limits of databases, dates that are none, hostile texts. */
const nasty: readonly Json[] = [
  null,
  true,
  0,
  -1,
  2 ** 31,
  Number.MAX_SAFE_INTEGER,
  1e308,
  '',
  ' ',
  '\u0000',
  '\ud800',
  'null',
  '-18019901',
  '0000-00-00T00:00:00Z',
  '9999-12-31T23:59:59Z',
  '2026-02-30T08:00:00',
  '<script>',
  '__proto__',
  'x'.repeat(5000),
  [],
  {},
  [null],
];

/** A copy of a JSON text with some values changed, removed, doubled or moved, and now and then a broken text. */
export function mutateJson(text: string, chance: () => number): string {
  const pick = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(chance() * items.length)];
  const change = (value: Json): Json => {
    if (chance() < 0.03) return structuredClone(pick(nasty) ?? null);
    if (Array.isArray(value)) {
      const items = value.map(change);
      if (items.length > 0 && chance() < 0.1) items.push(structuredClone(pick(items) ?? null));
      return chance() < 0.1 ? items.slice(1) : items;
    }
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value).filter(() => chance() > 0.03);
    return Object.fromEntries(
      entries.map(([key, inner]) => [chance() < 0.01 ? 'other' : key, change(inner)]),
    );
  };
  const mutated = JSON.stringify(change(JSON.parse(text)));
  return chance() < 0.05 ? mutated.slice(0, Math.floor(chance() * mutated.length)) : mutated;
}
