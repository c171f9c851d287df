import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);
const cache = join(dirname(fileURLToPath(import.meta.url)), '../../../node_modules/.cache/pp-tools');

function range(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
}

/** What texts, figures and western names of brands are written with; the system has the rest. */
export const pageCharacters = `${range(0x20, 0x7e)}\u00a0${range(0xc0, 0xff)}ıŒœ£€°±²³µ·×÷−–—‘’“”…•′″™↑↓`;

/** Weights and widths that the style sheets use. */
const axes = {
  wght: { min: 400, max: 700, default: 400 },
  wdth: { min: 85, max: 100, default: 100 },
} as const;

/** Cuts the typeface down to what the pages use; made once and stored, from a file of an npm package. */
export async function preparePageFont(): Promise<string> {
  const from = require.resolve(
    '@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-wdth-normal.woff2',
  );
  const name = createHash('sha256')
    .update(from)
    .update(pageCharacters)
    .update(JSON.stringify(axes))
    .digest('hex')
    .slice(0, 12);
  const file = join(cache, `plex-${name}.woff2`);
  if (!existsSync(file)) {
    await mkdir(cache, { recursive: true });
    const options = { targetFormat: 'woff2', variationAxes: axes } as const;
    await writeFile(file, await subsetFont(await readFile(from), pageCharacters, options));
  }
  return file;
}

/** Makes `@page-font.woff2` an address of the style sheets, and lets every page ask for it before they are read. */
export function pageFont(): Plugin {
  return {
    name: 'page-font',
    async config() {
      return {
        resolve: { alias: [{ find: /^@page-font\.woff2/, replacement: await preparePageFont() }] },
      };
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => file.endsWith('.woff2'))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `/${file}` },
            injectTo: 'head',
          })),
    },
  };
}
