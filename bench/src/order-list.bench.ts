import { orderListQuery } from '@pp-tools/domain/contract';
import { timeZone } from '@pp-tools/domain/core';
import { listOrders } from '@pp-tools/server/benchmarking';
import { type Measured, median } from './benchmark.ts';
import { fillMillion } from './order-million.ts';

const rounds = 15;
const limitMilliseconds = 50;

const questions: readonly (readonly [name: string, query: object])[] = [
  ['first page', { page: 1 }],
  ['page 50,000', { page: 50_000 }],
  ['last page by order id', { page: 100_000, sort: 'orderId' }],
  [
    'status and date filter with count',
    { page: 1, status: 'InTransit', from: '2024-01-01', to: '2024-12-31' },
  ],
  ['search by order id', { q: '777777' }],
];

/** A page of the tracking table with a million orders, on both engines: ids, rows, parcels and the count. */
export default async function measureOrderList(): Promise<readonly Measured[]> {
  const context = { zone: timeZone('Asia/Shanghai'), now: Date.now() };
  const measured: Measured[] = [];
  for (const engine of ['sqlite', 'postgres'] as const) {
    const { db, close } = await fillMillion(engine);
    try {
      for (const [name, query] of questions) {
        const parsed = orderListQuery.parse({ info: '0', ...query });
        const times: number[] = [];
        for (let round = 0; round < rounds; round += 1) {
          const started = performance.now();
          const { orders } = await listOrders(db, parsed, context);
          times.push(performance.now() - started);
          if (orders.length === 0) throw new Error(`${name} found nothing on ${engine}`);
        }
        measured.push({
          what: `1,000,000 orders on ${engine}, ${name}`,
          figure: median(times),
          unit: 'ms',
          limit: limitMilliseconds,
        });
      }
    } finally {
      await close();
    }
  }
  return measured;
}
