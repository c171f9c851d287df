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
  readonly han: string;
  readonly latin: string;
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
function rangesOf(characters: readonly number[]): [number, number][] {
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
  const name = createHash('sha256').update(source).update(text).digest('hex').slice(0, 12);
  const han = join(cache, `han-${name}.ttf`);
  const coverage = join(cache, `coverage-${name}.json`);
  if (!existsSync(coverage)) {
    await mkdir(cache, { recursive: true });
    const bytes = await subsetFont(await readFile(source), text, { targetFormat: 'truetype' });
    await writeFile(han, bytes);
    const ranges = {
      han: rangesOf(charactersIn(bytes)),
      latin: rangesOf(charactersIn(await readFile(latin))),
    };
    await writeFile(coverage, JSON.stringify(ranges));
  }
  return { han, latin, coverage };
}

/** Lets `#pdf-han.ttf`, `#pdf-latin.ttf` and `#pdf-coverage.json` be imported. */
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
  };
}
