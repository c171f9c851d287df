import type { Page } from '@playwright/test';
import { findPart } from './part-lists.ts';

/** A road build with own frame and wheelset, as the builder keeps it: step 4 is open, nothing is chosen there. */
const startedBuild = {
  version: 1,
  value: {
    build: {
      name: 'My Build',
      bike: { type: 'road', rimBrake: false },
      frame: {
        kind: 'own',
        frame: {
          key: 'custom_1',
          name: 'Test Frame',
          brand: 'Bring My Own',
          price: 1000,
          weight: 900,
          tyreClearance: 32,
          brake: 'disc',
        },
      },
      wheelset: {
        kind: 'own',
        wheelset: {
          id: 'custom_2',
          name: 'Test Wheels',
          brand: 'Bring My Own',
          price: 500,
          weight: 1500,
          minTyreWidth: 25,
        },
      },
    },
    componentsTab: 'groupset',
    unseenChanges: 0,
  },
};

/** Gives every page and frame a build that has a bike type, a frame and a wheelset. */
export const keepStartedBuild = (page: Page) =>
  page.addInitScript((text) => {
    if (localStorage.getItem('pp.build') === null) localStorage.setItem('pp.build', text);
  }, JSON.stringify(startedBuild));

/** Opens step 4 of a build that has a bike type, a frame and a wheelset. */
export async function openComponentsStep(page: Page, query = ''): Promise<void> {
  await keepStartedBuild(page);
  await page.goto(`/bike-builder/components${query}`);
}

/** A bike type and a frame of the catalogue, by the words on the screen. */
export interface FrameChoice {
  readonly bike?: string;
  readonly hasRimBrake?: boolean;
  /** The whole name, or a pattern where years and trims follow it. */
  readonly frame?: string | RegExp;
}

/** Chooses a bike type and a frame as a visitor does and stays at the frameset step. */
export async function chooseFrame(
  page: Page,
  { bike = 'Road Bike', hasRimBrake = false, frame = 'Tarmac SL8 (10r)' }: FrameChoice = {},
): Promise<void> {
  await page.goto('/bike-builder');
  await page.getByRole('radio', { name: bike }).check();
  if (hasRimBrake) await page.getByRole('checkbox', { name: /Rim Brake Option/ }).check();
  await page.getByRole('button', { name: 'Continue to Frameset' }).click();
  await findPart(page, typeof frame === 'string' ? frame : frame.source.replace(/^\^/, ''));
  await page
    .getByRole('list', { name: 'Framesets' })
    .getByRole('button', { name: frame, exact: true })
    .first()
    .click();
}

/** What the browser had stored after such a choice; each is walked once by a worker of the tests. */
const walked = new Map<string, string>();

/** Opens a page of the builder with a bike type and a frame chosen, for journeys that are about what follows. */
export async function openWithFrame(page: Page, path: string, choice: FrameChoice = {}): Promise<void> {
  const key = JSON.stringify([choice.bike, choice.hasRimBrake, String(choice.frame)]);
  const stored = walked.get(key);
  if (stored === undefined) {
    await chooseFrame(page, choice);
    walked.set(key, await page.evaluate(() => localStorage.getItem('pp.build') ?? ''));
  } else {
    await page.addInitScript((text) => {
      if (sessionStorage.getItem('seeded') !== null) return;
      sessionStorage.setItem('seeded', 'yes');
      localStorage.setItem('pp.build', text);
    }, stored);
  }
  await page.goto(path);
}
