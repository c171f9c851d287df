import { postJson } from '../http-call.ts';
import type { DemoProvider } from './demo-server.ts';

const lookMilliseconds = 3000;

/** Sends the demo provider's pushes to the product whenever a parcel has moved, as the real provider would. */
export function startDemoPushes(demo: DemoProvider, webhook: URL): { close(): void } {
  const sent = new Map<string, string>();
  const timer = setInterval(async () => {
    for (const { number } of demo.records.parcels) {
      const push = demo.pushFor(number);
      const state = push === null ? '' : statesOf(push.body);
      if (push === null || sent.get(number) === state) continue;
      const outcome = await postJson({
        url: webhook,
        headers: { sign: push.sign },
        body: push.body,
        timeoutMilliseconds: 5000,
        largestBytes: 64 * 1024,
      });
      if (outcome.kind === 'answered' && outcome.status === 200) sent.set(number, state);
    }
  }, lookMilliseconds);
  timer.unref();
  return { close: () => clearInterval(timer) };
}

/** What changes only when the parcel moves. */
const statesOf = (body: string): string => String(body.match(/"time_utc"/g)?.length ?? 0);
