import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';

const packages = join(import.meta.dirname, '../../..');
const length = 20_000;
const maxMilliseconds = 20;
/** A busy machine can only make a single measurement worse. */
const tries = 5;

/** A regular expression as it is written in the source. */
interface Pattern {
  readonly file: string;
  readonly source: string;
  readonly flags: string;
}

/** Every regular expression of the sources, by the syntax tree. */
function patternsOf(file: string): readonly Pattern[] {
  const found: Pattern[] = [];
  const { program } = parseSync(file, readFileSync(join(packages, file), 'utf8'));
  JSON.stringify(program, (key, value: unknown) => {
    if (key === 'regex' && typeof value === 'object' && value !== null) {
      const { pattern, flags } = { pattern: '', flags: '', ...value };
      found.push({ file, source: pattern, flags });
    }
    return typeof value === 'bigint' ? null : value;
  });
  return found;
}

const classes = ['a', 'Z', '0', ' ', '.', '-', ',', '/', ':', '"', '<', '(', '\t', '\n', '订'];
const pairs = [
  'a0',
  'a ',
  '0 ',
  '0.',
  '0,',
  '0-',
  ' .',
  ' ,',
  ', ',
  '. ',
  'a.',
  'a-',
  '\r\n',
  '<a',
  '1e',
  ' \n',
];

/** What is repeated to make a pattern walk back and forth: its own characters and words, and one of each class. */
const piecesOf = ({ source }: Pattern): ReadonlySet<string> =>
  new Set([...source.replaceAll('\\', ''), ...(source.match(/\w{2,}/g) ?? []), ...classes, ...pairs]);

function milliseconds(pattern: RegExp, text: string): number {
  const started = performance.now();
  pattern.lastIndex = 0;
  pattern.test(text);
  return performance.now() - started;
}

/** The attack that takes a pattern longer than it may, or null. */
function attackOn(pattern: Pattern): string | null {
  const regex = new RegExp(pattern.source, pattern.flags.replace('g', ''));
  for (const piece of piecesOf(pattern)) {
    for (const end of ['\u0000', '']) {
      const text = piece.repeat(length / piece.length) + end;
      let left = tries;
      while (left > 0 && milliseconds(regex, text) > maxMilliseconds) left -= 1;
      if (left === 0) return `${JSON.stringify(piece)} again and again`;
    }
  }
  return null;
}

/** It reads the page that our own build wrote, and no text of a visitor. */
const readsOwnBuild = 'server/src/http/page-template.ts';

const files = globSync('*/src/**/*.{ts,tsx}', { cwd: packages })
  .filter((file) => !/\.test\.|\/testing\//.test(file) && file !== readsOwnBuild)
  .sort();

test('T-REDOS 13 the measurement finds a quadratic pattern', () => {
  expect(attackOn({ file: '', source: '\\s+$', flags: '' })).not.toBeNull();
  expect(attackOn({ file: '', source: '^a+$', flags: '' })).toBeNull();
}, 60_000);

test('T-REDOS 13 every pattern of the sources reads 20,000 hostile characters in 20 ms', () => {
  const patterns = files.flatMap(patternsOf);
  expect(patterns.length).toBeGreaterThan(200);
  const slow = patterns.flatMap((pattern) => {
    const attack = attackOn(pattern);
    return attack === null ? [] : [`${pattern.file}: /${pattern.source}/${pattern.flags} on ${attack}`];
  });
  expect(slow).toEqual([]);
}, 300_000);
