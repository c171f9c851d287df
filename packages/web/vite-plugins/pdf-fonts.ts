import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as fontkit from 'fontkit';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);
const cache = join(dirname(fileURLToPath(import.meta.url)), '../../../node_modules/.cache/pp-tools');

/** Files of the fonts that PDFs are set in, and of what characters each has. */
export interface PdfFontFiles {
  /** Everyday Chinese, Latin and Cyrillic: what most files need. */
  readonly han: string;
  readonly latin: string;
  /** All other characters of the Chinese font, in slices that are fetched when a text needs one. */
  readonly rest: readonly string[];
  readonly coverage: string;
}

/** The characters of a double-byte encoding, which is how the everyday sets of Chinese are defined. */
function charactersOf(encoding: string, firstTrail: number): string {
  const decoder = new TextDecoder(encoding);
  let characters = '';
  for (let lead = 0xa1; lead <= 0xf9; lead += 1) {
    for (let trail = firstTrail; trail <= 0xfe; trail += 1)
      characters += decoder.decode(Uint8Array.of(lead, trail));
  }
  return characters.replace(/[^\u3000-\u9fff\uff00-\uffef]/g, '');
}

function range(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
}

/** Simplified (GB 2312) and traditional (Big5) Chinese, kana, Latin, Cyrillic, punctuation and the mark □. */
const wanted = (): string =>
  [
    charactersOf('gb18030', 0xa1),
    charactersOf('big5', 0x40),
    range(0x20, 0x7e),
    range(0xa0, 0x24f),
    range(0x400, 0x4ff),
    range(0x2010, 0x2044),
    range(0x2190, 0x2193),
    '□℃№€',
  ].join('');

/** Characters of a font as pairs of first and last code point. */
type Ranges = readonly (readonly [number, number])[];

function rangesOf(characters: readonly number[]): Ranges {
  const ranges: [number, number][] = [];
  for (const character of [...characters].sort((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last !== undefined && last[1] === character - 1) last[1] = character;
    else ranges.push([character, character]);
  }
  return ranges;
}

function charactersIn(bytes: Uint8Array): number[] {
  const font = fontkit.create(Buffer.from(bytes));
  return 'characterSet' in font ? font.characterSet : [];
}

/** Makes the fonts once and keeps them; the sources are files of npm packages, so no network is needed. */
export async function preparePdfFonts(): Promise<PdfFontFiles> {
  const source = require.resolve('@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf');
  const latin = require.resolve('pdfmake/fonts/Roboto/Roboto-Regular.ttf');
  const text = wanted();
  const name = createHash('sha256')
    .update(source)
    .update(text)
    .update(String(sliceSize))
    .digest('hex')
    .slice(0, 12);
  const han = join(cache, `han-${name}.ttf`);
  const coverage = join(cache, `coverage-${name}.json`);
  const restFile = (slice: number): string => join(cache, `han-rest-${slice}-${name}.ttf`);
  if (!existsSync(coverage)) {
    await mkdir(cache, { recursive: true });
    const whole = await readFile(source);
    const bytes = await subsetFont(whole, text, { targetFormat: 'truetype' });
    await writeFile(han, bytes);
    const everyday = charactersIn(bytes);
    const rest: Ranges[] = [];
    for (const slice of slicesOf(charactersIn(whole), new Set(everyday))) {
      const part = await subsetFont(whole, String.fromCodePoint(...slice), { targetFormat: 'truetype' });
      await writeFile(restFile(rest.length), part);
      rest.push(rangesOf(charactersIn(part)));
    }
    const latinRanges = rangesOf(charactersIn(await readFile(latin)));
    await writeFile(coverage, JSON.stringify({ han: rangesOf(everyday), latin: latinRanges, rest }));
  }
  const known: { readonly rest: readonly Ranges[] } = JSON.parse(await readFile(coverage, 'utf8'));
  return { han, latin, rest: known.rest.map((_ranges, slice) => restFile(slice)), coverage };
}

/** One slice is about a megabyte: a rare place name costs one of them. */
const sliceSize = 3000;

/** The characters beyond the everyday ones, in the order of their code points, so that kin stay together. */
function slicesOf(all: readonly number[], everyday: ReadonlySet<number>): number[][] {
  const rest = all.filter((character) => !everyday.has(character)).sort((a, b) => a - b);
  return Array.from({ length: Math.ceil(rest.length / sliceSize) }, (_, slice) =>
    rest.slice(slice * sliceSize, (slice + 1) * sliceSize),
  );
}

const restModule = 'virtual:pdf-rest-fonts';

/**
 * Lets `#pdf-han.ttf`, `#pdf-latin.ttf` and `#pdf-coverage.json` be imported, and `virtual:pdf-rest-fonts` as the list
 * of addresses of the other slices.
 */
export function pdfFonts(): Plugin {
  return {
    name: 'pdf-fonts',
    async config() {
      const { han, latin, coverage } = await preparePdfFonts();
      return {
        resolve: {
          alias: [
            { find: /^#pdf-han\.ttf/, replacement: han },
            { find: /^#pdf-latin\.ttf/, replacement: latin },
            { find: /^#pdf-coverage\.json/, replacement: coverage },
          ],
        },
      };
    },
    resolveId: (id) => (id === restModule ? `\0${restModule}` : null),
    async load(id) {
      if (id !== `\0${restModule}`) return null;
      const { rest } = await preparePdfFonts();
      const imports = rest.map(
        (file, slice) => `import slice${slice} from ${JSON.stringify(`${file}?url`)};`,
      );
      return `${imports.join('\n')}\nexport default [${rest.map((_file, slice) => `slice${slice}`).join(', ')}];`;
    },
  };
}
