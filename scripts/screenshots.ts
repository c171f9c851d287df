// Takes the pictures of docs/screenshots from the running product, so that README shows what there is today.
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { browserArguments, browserExecutable } from '../e2e/browser.ts';
import { startServerProcess } from '../e2e/server-process.ts';
import { buildWeb } from './build-web.ts';
import { root } from './project.ts';
import { adminCode, type Scene, scenes } from './screenshot-scenes.ts';

const windows = [
  { width: 1440, height: 900, theme: 'light' },
  { width: 1440, height: 900, theme: 'dark' },
  { width: 820, height: 1180, theme: 'dark' },
  { width: 390, height: 844, theme: 'light' },
] as const;

async function take(browser: Browser, server: string, scene: Scene, folder: string): Promise<void> {
  for (const { width, height, theme } of windows) {
    const context = await browser.newContext({
      baseURL: server,
      viewport: { width, height },
      reducedMotion: 'reduce',
      colorScheme: theme,
    });
    await context.addInitScript(
      (value) => localStorage.setItem('pp.theme', JSON.stringify({ version: 1, value })),
      theme,
    );
    const page = await context.newPage();
    await scene.prepare?.(page);
    const answer = await page.goto(scene.address, { waitUntil: 'networkidle' });
    if (answer?.status() !== 200) throw new Error(`${scene.address} answered ${answer?.status()}`);
    await scene.act?.(page);
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.screenshot({ path: join(folder, `${scene.name}-${theme}-${width}.png`) });
    await context.close();
  }
}

await buildWeb();
const folder = join(root, 'docs', 'screenshots');
await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const server = await startServerProcess({ ADMIN_CODE: adminCode });
const browser = await chromium.launch({ executablePath: await browserExecutable(), args: browserArguments });
try {
  for (const scene of scenes) {
    await take(browser, server.address, scene, folder);
    console.log(`${scene.name} done`);
  }
} finally {
  await browser.close();
  await server.stop();
}
