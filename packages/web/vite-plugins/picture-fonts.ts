import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);

/** The weights that previews are written in. */
const weights = [400, 700] as const;
/** Western letters and the marks of our texts. */
const first = 0x20;
const last = 0x2122;
const characters = String.fromCodePoint(
  ...Array.from({ length: last - first + 1 }, (_, index) => first + index),
);

/** Where a table of a TrueType font begins. */
function tableAt(font: Buffer, name: string): number {
  for (let at = 12; at < 12 + 16 * font.readUInt16BE(4); at += 16) {
    if (font.toString('latin1', at, at + 4) === name) return font.readUInt32BE(at + 8);
  }
  throw new Error(`The typeface has no table ${name}.`);
}

/** One weight of the typeface; a font cut from a variable one still calls itself regular, so its weight is written. */
async function fontOfWeight(variable: Buffer, weight: number): Promise<Buffer> {
  const options = { targetFormat: 'truetype', variationAxes: { wght: weight, wdth: 100 } } as const;
  const font = Buffer.from(await subsetFont(variable, characters, options));
  font.writeUInt16BE(weight, tableAt(font, 'OS/2') + 4);
  return font;
}

/** Puts the typeface of link previews next to what makes them: one plain file a weight, as rasterizers want it. */
export function pictureFonts(): Plugin {
  return {
    name: 'picture-fonts',
    async generateBundle() {
      const font = await readFile(
        require.resolve('@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-wdth-normal.woff2'),
      );
      for (const weight of weights) {
        const source = await fontOfWeight(font, weight);
        this.emitFile({ type: 'asset', fileName: `preview-${weight}.ttf`, source });
      }
    },
  };
}
