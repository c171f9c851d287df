import type { Browser, Page } from '@playwright/test';
import { admin, adminCode } from '../../e2e/admin.ts';
import type { ServerProcess } from '../../e2e/server-process.ts';

/** A figure over its limit is told, also from a machine with other work: waiting ends much later than the limit. */
export const slow = 180_000;

/** A page of the tracking manager for a visitor who comes for the first time; long tasks are written down. */
export async function openStaffPage(
  browser: Browser,
  server: ServerProcess,
  rowsShown: number,
): Promise<Page> {
  const context = await browser.newContext({
    baseURL: server.address,
    serviceWorkers: 'block',
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  await page.addInitScript((size) => {
    localStorage.setItem('itemsPerPage', String(size));
    const tasks: number[] = [];
    const inputs: number[] = [];
    Object.assign(window, { tasks, inputs });
    const keep = (type: string, into: number[], more: object) =>
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) into.push(duration);
      }).observe({ type, buffered: true, ...more });
    keep('longtask', tasks, {});
    keep('event', inputs, { durationThreshold: 16 });
  }, rowsShown);
  await page.request.post('/auth/register', { data: { ...admin, adminCode } });
  await page.request.post('/auth/login', { data: admin });
  return page;
}

/** The longest entry since the last reading, in milliseconds. */
export const longest = (page: Page, list: 'tasks' | 'inputs'): Promise<number> =>
  page.evaluate(
    (name) =>
      new Promise<number>((resolve) => {
        requestAnimationFrame(() =>
          setTimeout(() => {
            const kept = Reflect.get(window, name);
            const durations: number[] = Array.isArray(kept) ? kept : [];
            resolve(Math.max(0, ...durations.splice(0)));
          }, 50),
        );
      }),
    list,
  );
