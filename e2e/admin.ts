import type { Page } from '@playwright/test';
import { test as base, expect } from './fixtures.ts';

/** The code that the journeys' servers are started with. */
export const adminCode = 'Kd9x2-Vm4Qp-77TzB-wR1eY';
/** A name and password that registration accepts. */
export const admin = { username: 'mei.lin', password: 'wheel truing stand' } as const;

/** A server whose admin code is known, for journeys of staff. */
export const test = base.extend<{ readonly signedIn: Page }, Record<never, never>>({
  serverEnvironment: [{ ADMIN_CODE: adminCode }, { scope: 'worker' }],
  signedIn: async ({ page, server, allowedConsole }, use) => {
    // Registering a name twice in one worker is refused, which is fine here.
    allowedConsole.allow(/Failed to load resource/);
    await page.request.post(`${server.address}/auth/register`, { data: { ...admin, adminCode } });
    await page.request.post(`${server.address}/auth/login`, { data: admin });
    await use(page);
  },
});

export { expect };
