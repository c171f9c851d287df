import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { timeZone } from '../core/public.ts';
import { acceptForExport } from './export-acceptance.ts';
import { historyFileName } from './history-document.ts';
import { sortNewestFirst } from './tracking-event.ts';
import { readTrackingInfo, type TrackingInfo, trackingInfoFrom } from './tracking-info.ts';
import { statusFromProvider } from './tracking-status.ts';

const context = { now: Date.UTC(2026, 10, 28, 12), zone: timeZone('Asia/Shanghai') };

const sample = (name: string): string =>
  readFileSync(new URL(`../../../../data/tracking/${name}`, import.meta.url), 'utf8');

function readSample(name: string): TrackingInfo {
  const read = readTrackingInfo(sample(name), context);
  if (!read.ok) throw new Error(`${name}: ${read.fault}`);
  return read.value;
}

test.each([
  ['info-01-delivered-25-events.json', 'Delivered', [25]],
  ['info-02-in-transit.json', 'InTransit', [3]],
  ['info-07-no-providers.json', 'Unknown', []],
  ['info-10-empty-events.json', 'Unknown', [0]],
  ['info-12-multi-provider.json', 'Delivered', [3, 4]],
  ['info-13-seed-flat-provider.json', 'InTransit', [1]],
  ['info-14-wrapped-accepted-item.json', 'InTransit', [3]],
  ['info-15-double-encoded.json.txt', 'InTransit', [3]],
] as const)('%s is read as %s with %j events', (name, status, counts) => {
  const info = readSample(name);
  expect(statusFromProvider(info.mainStatus)).toBe(status);
  expect(info.carriers.map(({ events }) => events.length)).toEqual(counts);
});

test('name and alias are found next to the events and one level deeper', () => {
  expect(readSample('info-13-seed-flat-provider.json').carriers[0]).toMatchObject({
    name: 'China Post',
    alias: '中国邮政',
  });
  expect(readSample('info-14-wrapped-accepted-item.json').carriers[0]?.name).toBe('4PX');
});

test.each(['', '  ', 'null', '""', null, undefined])('%j is a missing document', (text) => {
  expect(readTrackingInfo(text, context)).toEqual({ ok: false, fault: 'missing' });
});

test.each([
  '{}',
  '[]',
  '7',
  '{"tracking":null}',
  '{"tracking":{}}',
  '"\\"x"',
  sample('info-08-providers-not-a-list.json'),
  sample('info-09-broken.json.txt'),
])('case %# has no list of providers and is invalid', (text) => {
  expect(readTrackingInfo(text, context)).toEqual({ ok: false, fault: 'invalid' });
});

test('null providers and null events are passed over', () => {
  expect(readTrackingInfo('{"tracking":{"providers":[null]}}', context)).toMatchObject({
    ok: true,
    value: { carriers: [] },
  });
});

test('a document full of nulls and wrong types gives absent values, never the words null or Invalid Date', () => {
  const { carriers } = readSample('info-11-null-fields.json');
  const events = carriers[0]?.events ?? [];
  expect(events).toHaveLength(8);
  expect(JSON.stringify(events)).not.toMatch(/"null"|Invalid|undefined/);
  const byText = (text: string) => events.find(({ description }) => description?.includes(text));
  expect(byText('without an offset')).toMatchObject({ localTime: '2026-03-10 09:30', isZoneAssumed: true });
  expect(byText('only time_raw')).toMatchObject({ localTime: '2026-03-09 18:05', isZoneAssumed: true });
  expect(byText('as plain text')).toMatchObject({ localTime: '2026-03-09 12:00', isZoneAssumed: true });
  expect(byText('is not a date')).toMatchObject({ localTime: null, instant: null });
  expect(byText('markup')?.description).toBe('<b>markup</b> & "quotes" control zero width');
  expect(byText('unknown to us')).toMatchObject({
    stage: 'SomethingNew',
    subStatus: 'InTransit_SomethingNew',
  });
});

test('TRK-11 events come newest first by their instant, not by the text of the local time', () => {
  const [carrier] = readSample('info-01-delivered-25-events.json').carriers;
  const sorted = sortNewestFirst(carrier?.events ?? []);
  const instants = sorted.map(({ instant }) => instant ?? 0);
  expect(instants).toEqual([...instants].sort((a, b) => b - a));
  expect(sorted[0]?.description).toBe('Delivered, Front Desk/Reception');
  const localTimes = sorted.map(({ localTime }) => localTime ?? '');
  expect(localTimes).not.toEqual([...localTimes].sort().reverse());
});

test('five megabytes of events are read whole', () => {
  const event = { description: 'x'.repeat(200), time_utc: '2026-03-10T03:00:00Z' };
  const text = JSON.stringify({
    tracking: { providers: [{ events: Array.from({ length: 22_000 }, () => event) }] },
  });
  expect(text.length).toBeGreaterThan(5_000_000);
  const read = readTrackingInfo(text, context);
  expect(read.ok && read.value.carriers[0]?.events).toHaveLength(22_000);
});

test('reading looks at each event equally often, however many there are', () => {
  const looksPerEvent = (count: number): number => {
    let looks = 0;
    const events = Array.from({ length: count }, () => ({
      get description() {
        looks += 1;
        return 'scan';
      },
    }));
    expect(trackingInfoFrom({ tracking: { providers: [{ events }] } }, context).ok).toBe(true);
    return looks / count;
  };
  expect(looksPerEvent(2000)).toBe(looksPerEvent(10));
});

test('no document makes the reader throw', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.json(),
        fc.json().map((json) => `{"tracking":{"providers":${json}}}`),
      ),
      (text) => {
        readTrackingInfo(text, context);
      },
    ),
    { seed: 6, numRuns: 500 },
  );
});

const item = (status: Parameters<typeof acceptForExport>[0]['status'], info: string | null) =>
  acceptForExport({ orderId: '1', number: 'AB123456', status, info }, context);

test.each([
  ['Delivered', 'info-01-delivered-25-events.json', null],
  ['InTransit', 'info-02-in-transit.json', null],
  ['OutForDelivery', 'info-03-out-for-delivery.json', null],
  ['Exception', 'info-04-exception-returning.json', null],
  ['AvailableForPickup', 'info-05-available-for-pickup.json', null],
  ['Expired', 'info-06-expired.json', { code: 'status-refused', status: 'Expired' }],
  ['Unknown', 'info-07-no-providers.json', { code: 'status-refused', status: 'Unknown' }],
  ['Delivered', 'info-08-providers-not-a-list.json', { code: 'info-invalid' }],
  ['Delivered', 'info-09-broken.json.txt', { code: 'info-invalid' }],
  [null, 'info-01-delivered-25-events.json', { code: 'data-missing' }],
] as const)('TRK-10 %s with %s is answered %j', (status, name, fault) => {
  const accepted = item(status, sample(name));
  expect(accepted.ok ? null : accepted.fault).toEqual(fault);
});

test('TRK-10 a row without tracking info lacks what is necessary', () => {
  expect(item('Delivered', null)).toMatchObject({ fault: { code: 'data-missing' } });
  expect(item('Delivered', '')).toMatchObject({ fault: { code: 'data-missing' } });
});

test('TRK-11 two carriers of one parcel are two groups of six cells a row, and no street is printed', () => {
  const accepted = item('Delivered', sample('info-12-multi-provider.json'));
  if (!accepted.ok) throw new Error(accepted.fault.code);
  expect(accepted.value.groups).toHaveLength(2);
  expect(accepted.value.groups.flatMap(({ rows }) => rows).every((cells) => cells.length === 6)).toBe(true);
});

test.each([
  ['YT2600000000000101', 'tracking_YT2600000000000101.pdf'],
  ['../../etc/passwd', 'tracking_.._.._etc_passwd.pdf'],
  ['a"\r\nb', 'tracking_a_b.pdf'],
])('TRK-11 the history of %j is saved as %s', (number, file) => {
  expect(historyFileName(number)).toBe(file);
});

test('a UTC time that rests on an assumed zone is marked', () => {
  const events = [
    { time_iso: '2026-03-10T09:30:00+08:00', description: 'known' },
    { time_iso: '2026-03-10T08:30:00', description: 'assumed' },
  ];
  const info = JSON.stringify({ tracking: { providers: [{ provider: { country: 'CN' }, events }] } });
  const accepted = item('Delivered', info);
  expect(accepted.ok && accepted.value.groups[0]?.rows.map((cells) => cells[5])).toEqual([
    '2026-03-10 01:30',
    '≈ 2026-03-10 00:30',
  ]);
});
