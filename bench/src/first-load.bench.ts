import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { build } from 'vite';
import { browserArguments, browserExecutable } from '../../e2e/browser.ts';
import { startServerProcess } from '../../e2e/server-process.ts';
import type { Measured } from './benchmark.ts';

const web = join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'packages', 'web');

/**
 * Limits of each public route as multiples of an empty React page: at most 15 % over what the route took before its
 * words came as HTML. Taking the HTML over and showing it before the scripts are there costs code, but no more.
 */
const routes: readonly (readonly [path: string, limit: number])[] = [
  ['/', 2.4],
  ['/wheelsetCompare', 3.18],
  ['/wheelsetFinder', 3.02],
  ['/climb-calculator.html', 2.72],
  ['/bike-builder/bike-type', 3.2],
];

/** Bytes of JavaScript (brotli) of a page that only renders one word with React, built by the same tool. */
async function emptyReactPage(): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'pp-empty-'));
  const require = createRequire(join(web, 'package.json'));
  const entry = join(folder, 'main.js');
  await writeFile(
    entry,
    `import { createElement } from ${JSON.stringify(require.resolve('react'))};
     import { createRoot } from ${JSON.stringify(require.resolve('react-dom/client'))};
     createRoot(document.body).render(createElement('p', null, 'hello'));`,
  );
  try {
    const result = await build({
      configFile: false,
      root: folder,
      logLevel: 'silent',
      build: { write: false, rollupOptions: { input: entry } },
      define: { 'process.env.NODE_ENV': '"production"' },
    });
    const outputs = Array.isArray(result) ? result : [result];
    const code = outputs.flatMap((each) => ('output' in each ? each.output : []));
    return code.reduce(
      (sum, part) => sum + (part.type === 'chunk' ? brotliCompressSync(part.code).length : 0),
      0,
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** What a first visit to each route transfers, measured in the browser against the running product. */
export default async function measureFirstLoad(): Promise<readonly Measured[]> {
  const empty = await emptyReactPage();
  const server = await startServerProcess({ NODE_ENV: 'production' });
  const browser = await chromium.launch({
    executablePath: await browserExecutable(),
    args: browserArguments,
  });
  const measured: Measured[] = [];
  try {
    for (const [path, limit] of routes) {
      const page = await browser.newPage();
      const session = await page.context().newCDPSession(page);
      await session.send('Network.enable');
      const wanted = new Set<string>();
      let bytes = 0;
      session.on('Network.responseReceived', ({ requestId, type }) => {
        if (type === 'Script' || type === 'Stylesheet') wanted.add(requestId);
      });
      session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
        if (wanted.has(requestId)) bytes += encodedDataLength;
      });
      const answer = await page.goto(server.address + path, { waitUntil: 'networkidle' });
      await page.close();
      if (answer?.status() !== 200) throw new Error(`${path} answers ${answer?.status()}.`);
      measured.push({
        what: `JavaScript + CSS of ${path} against an empty React page`,
        figure: bytes / empty,
        unit: 'times',
        limit,
        detail: `${(bytes / 1000).toFixed(1)} kB with headers, empty page ${(empty / 1000).toFixed(1)} kB`,
      });
    }
    return measured;
  } finally {
    await browser.close();
    await server.stop();
  }
}
