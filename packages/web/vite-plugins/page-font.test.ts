import { readFile } from 'node:fs/promises';
import * as fontkit from 'fontkit';
import { expect, test } from 'vitest';
import { pageCharacters, preparePageFont } from './page-font.ts';

test('the typeface of the pages has all their characters in at most 46 kB', async () => {
  const bytes = await readFile(await preparePageFont());
  expect(bytes.length).toBeLessThanOrEqual(46_000);
  const font = fontkit.create(bytes);
  const has = new Set('characterSet' in font ? font.characterSet : []);
  expect([...pageCharacters].filter((character) => !has.has(character.codePointAt(0) ?? 0))).toEqual([]);
});
