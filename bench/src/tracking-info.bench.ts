import { timeZone } from '@pp-tools/domain/core';
import { historyDocument, readTrackingInfo } from '@pp-tools/domain/shipment';
import { type Measured, median } from './benchmark.ts';

const events = 18_000;
const rounds = 9;

/** Five megabytes of scans of one parcel, far beyond any real one: read, sorted and laid out as cells. */
export default async function measureTrackingInfo(): Promise<readonly Measured[]> {
  const event = {
    description: 'x'.repeat(200),
    time_utc: '2026-03-10T03:00:00Z',
    time_iso: '2026-03-10T11:00:00+08:00',
  };
  const text = JSON.stringify({
    tracking: { providers: [{ events: Array.from({ length: events }, () => event) }] },
  });
  const zone = timeZone('Asia/Shanghai');
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const started = performance.now();
    const info = readTrackingInfo(text, { now: Date.UTC(2026, 10, 28), zone });
    if (!info.ok) throw new Error(info.fault);
    const { groups } = historyDocument({ number: 'A', orderId: 'B', status: 'Delivered', info: info.value });
    times.push(performance.now() - started);
    if (groups[0]?.rows.length !== events) throw new Error('events are missing');
  }
  return [
    {
      what: `${(text.length / 1_000_000).toFixed(1)} MB of events read and laid out`,
      figure: median(times),
      unit: 'ms',
      limit: 1000,
    },
  ];
}
