import type { Page } from '@playwright/test';

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
