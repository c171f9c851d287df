import { noExtraInfo } from '@pp-tools/domain/shipment';
import { afterEach, expect, test } from 'vitest';
import { FakeClock } from '../../../testing/public.ts';
import { trackingClient } from '../tracking-client.ts';
import { type DemoProvider, demoDefaults, startDemoProvider } from './demo-server.ts';

let demo: DemoProvider;
afterEach(() => demo.close());

/** A demo provider and a client of it, on one clock that passes only by waiting. */
async function start(
  settings: Partial<typeof demoDefaults> & { readonly callsPerSecond: number; version?: string },
) {
  const clock = new FakeClock();
  const waits: number[] = [];
  demo = await startDemoProvider({
    ...demoDefaults,
    ...settings,
    callsPerSecond: 3,
    now: () => clock.now(),
    monotonic: () => clock.monotonic(),
  });
  const time = {
    monotonic: () => clock.monotonic(),
    wait: async (milliseconds: number) => {
      waits.push(milliseconds);
      clock.advance(milliseconds);
    },
  };
  const { version = 'v2.4', callsPerSecond } = settings;
  const client = trackingClient(
    { url: demo.url, key: demo.key, version, timeoutMilliseconds: 60_000, callsPerSecond },
    time,
  );
  return { client, clock, waits };
}

const numbers = (count: number) => Array.from({ length: count }, (_, index) => `YTLIMIT${1000 + index}`);
const parcels = (count: number) =>
  numbers(count).map((number) => ({
    number,
    carrier: null,
    phoneLastFour: null,
    extraInfo: noExtraInfo,
    tag: 'order',
  }));

test('40 numbers are one call, and 41 are refused as a whole', async () => {
  const { client } = await start({ callsPerSecond: 3 });
  const taken = await client.register(parcels(40));
  expect(taken.ok && taken.value.filter(({ accepted }) => accepted)).toHaveLength(40);
  expect(await client.stop(parcels(41))).toMatchObject({ ok: false, fault: { providerCode: -18010014 } });
  expect(demo.records.parcels.filter(({ isStopped }) => isStopped)).toHaveLength(0);
});

test('the client starts no more than 3 calls within a second, so that the provider refuses none', async () => {
  const { client, clock, waits } = await start({ callsPerSecond: 3 });
  for (const batch of Array.from({ length: 7 }, () => parcels(40)))
    expect((await client.trackInfo(batch)).ok).toBe(true);
  expect(demo.calls.get('gettrackinfo')).toBe(7);
  expect(waits.length).toBeGreaterThan(0);
  expect(clock.monotonic()).toBeGreaterThanOrEqual(2000);
});

test('a faster client is refused with 429 and repeats the call later', async () => {
  const { client, waits } = await start({ callsPerSecond: 100 });
  for (const _ of [1, 2, 3]) expect((await client.quota()).ok).toBe(true);
  expect(waits).toEqual([]);
  expect((await client.quota()).ok).toBe(true);
  expect(waits.length).toBeGreaterThan(0);
  expect(demo.calls.get('getquota')).toBeGreaterThan(4);
});

test('each registration costs a unit; those beyond the quota are refused one by one', async () => {
  const { client } = await start({ callsPerSecond: 3, quota: 2 });
  const taken = await client.register(parcels(3));
  expect(taken.ok && taken.value.map((answer) => answer.accepted || answer.code)).toEqual([
    true,
    true,
    -18019908,
  ]);
  const quota = await client.quota();
  expect(quota.ok && quota.value).toMatchObject({ total: 2, used: 2, remaining: 0 });
});

test.each([
  ['v2.4', { phone: '7788', postalCode: '97201' }],
  ['v2.2', { phone: '97201', postalCode: null }],
])('extra information is changed inside of items, in the fields of %s', async (version, known) => {
  const { client } = await start({ callsPerSecond: 3, version });
  await client.register(parcels(1));
  const [number = ''] = numbers(1);
  const extraInfo = { postalCode: '97201', country: 'US', other: null };
  const changed = await client.changeInfo([{ number, carrier: null, phoneLastFour: '7788', extraInfo }]);
  expect(changed.ok && changed.value).toMatchObject([{ accepted: true }]);
  expect(demo.records.parcels).toMatchObject([known]);
  const empty = { number, carrier: null, phoneLastFour: null, extraInfo: noExtraInfo };
  const nothing = await client.changeInfo([empty]);
  expect(nothing.ok && nothing.value).toMatchObject([{ accepted: false, code: -18019811 }]);
});

test('a carrier that needs a postal code refuses a parcel without one', async () => {
  const { client } = await start({ callsPerSecond: 3, postalCodeCarriers: new Set([14041]) });
  const [parcel] = parcels(1);
  if (parcel === undefined) throw new Error('no parcel');
  const dutch = { ...parcel, carrier: 14041 };
  const without = await client.register([dutch]);
  expect(without.ok && without.value).toMatchObject([{ accepted: false, code: -18010019 }]);
  const given = await client.register([
    { ...dutch, extraInfo: { ...noExtraInfo, postalCode: '1012 AB', country: 'NL' } },
  ]);
  expect(given.ok && given.value).toMatchObject([{ accepted: true }]);
});
