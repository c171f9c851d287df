// What each picture of docs/screenshots shows: an address, and what a visitor does before the picture is taken.
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { root } from './project.ts';

/** The code that the server of the pictures is started with. */
export const adminCode: string = randomUUID();

/** One picture. */
export interface Scene {
  readonly name: string;
  readonly address: string;
  /** Before the page is opened. */
  readonly prepare?: (page: Page) => Promise<void>;
  /** After it was opened. */
  readonly act?: (page: Page) => Promise<void>;
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** A road bike, part by part, up to the given step. */
async function buildRoadBike(page: Page, step: 'wheelset' | 'summary'): Promise<void> {
  await page.getByRole('radio', { name: 'Road Bike' }).check();
  await button(page, 'Continue to Frameset').click();
  await page.getByRole('searchbox').fill('Tarmac SL8 (10r)');
  await button(page, 'Tarmac SL8 (10r)').click();
  await button(page, 'Continue to Wheelset').click();
  await button(page, 'Magene EXAR Pro DB45 Disc').click();
  if (step === 'wheelset') return;
  await button(page, 'Continue to Components').click();
  await button(page, 'Shimano 105 R7120 mechanical disc').click();
  await page.getByRole('tab', { name: 'Saddles' }).click();
  await button(page, 'Fizik Vento Antares R3').click();
  await button(page, 'Finish Build').click();
  await page.getByRole('heading', { name: 'Compatibility' }).waitFor();
}

/** Signs an admin in and stores the orders of the samples, of which two are on their way. */
async function signIn(page: Page): Promise<void> {
  const admin = { username: 'mei.lin', password: 'wheel truing stand' };
  await page.request.post('/auth/register', { data: { ...admin, adminCode } });
  await page.request.post('/auth/login', { data: admin });
}

async function storeOrders(page: Page): Promise<void> {
  await signIn(page);
  const data = await readFile(join(root, 'data', 'tracking', 'upload-01-valid.json'), 'utf8');
  await page.request.post('/ordertracking/bulk', { headers: { 'content-type': 'application/json' }, data });
}

/** The pictures, in the order in which they are taken. */
export const scenes: readonly Scene[] = [
  { name: 'home', address: '/' },
  { name: 'compare', address: '/wheelsetCompare?v=1&w=1001-1003-1007-1022-1034-1051&b=1007' },
  { name: 'finder', address: '/wheelsetFinder?a=1-00020-85-_____' },
  { name: 'climb', address: '/climb-calculator.html?v=1&ids=1001,1007,1023' },
  {
    name: 'builder-wheelset',
    address: '/bike-builder/bike-type',
    act: (page) => buildRoadBike(page, 'wheelset'),
  },
  {
    name: 'builder-summary',
    address: '/bike-builder/bike-type',
    act: (page) => buildRoadBike(page, 'summary'),
  },
  { name: 'wheelset-data', address: '/ppauth/admin/wheelsets', prepare: signIn },
  { name: 'tracking', address: '/ppauth/admin/tracking', prepare: storeOrders },
];
