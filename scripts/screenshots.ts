// Takes the pictures of docs/screenshots from the running product, so that README shows what there is today.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { browserArguments, browserExecutable } from '../e2e/browser.ts';
import { startServerProcess } from '../e2e/server-process.ts';
import { buildWeb } from './build-web.ts';
import { root } from './project.ts';

const pages = [
  ['home', '/'],
  ['compare', '/wheelsetCompare?v=1&w=1001-1003-1007-1022-1034-1051&b=1007'],
  ['finder', '/wheelsetFinder?a=1-00020-85-_____'],
  ['climb', '/climb-calculator.html?v=1&ids=1001,1007,1023'],
  ['builder', '/bike-builder/bike-type'],
] as const;
const widths = [1440, 820, 390] as const;
const themes = ['light', 'dark'] as const;

await buildWeb();
const folder = join(root, 'docs', 'screenshots');
await mkdir(folder, { recursive: true });
const server = await startServerProcess();
const browser = await chromium.launch({ executablePath: await browserExecutable(), args: browserArguments });
try {
  for (const [name, address] of pages) {
    for (const theme of themes) {
      for (const width of widths) {
        const context = await browser.newContext({
          viewport: { width, height: width < 500 ? 844 : 900 },
          reducedMotion: 'reduce',
          colorScheme: theme,
        });
        await context.addInitScript(
          (value) => localStorage.setItem('pp.theme', JSON.stringify({ version: 1, value })),
          theme,
        );
        const page = await context.newPage();
        const answer = await page.goto(server.address + address, { waitUntil: 'networkidle' });
        if (answer?.status() === 200)
          await page.screenshot({ path: join(folder, `${name}-${theme}-${width}.png`) });
        await context.close();
      }
    }
    console.log(`${name} done`);
  }
} finally {
  await browser.close();
  await server.stop();
}
