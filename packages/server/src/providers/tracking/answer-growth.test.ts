import { timeZone } from '@pp-tools/domain/core';
import { growthOnDoubling, linearGrowth } from '@pp-tools/domain/growth';
import { trackingInfoFrom } from '@pp-tools/domain/shipment';
import { describe, expect, test } from 'vitest';
import { storedInfo } from '../../features/tracking/stored-info.ts';
import { readAnswerBody } from './answer-wire.ts';

const context = { now: Date.UTC(2026, 10, 28), zone: timeZone('Asia/Shanghai') };
const event = (index: number) => ({
  time_iso: new Date(Date.UTC(2026, 0, 1) + (index % 9000) * 60_000).toISOString(),
  description: `Arrived at facility ${index % 50}`,
  location: 'PORTLAND, OR',
  stage: null,
});
const document = (events: readonly unknown[]) => ({
  latest_status: { status: 'InTransit', sub_status: 'InTransit_Other' },
  latest_event: events[0] ?? null,
  tracking: { providers: [{ provider: { key: 190008, name: 'YunExpress' }, events }] },
});
const listOf =
  <Item>(itemAt: (index: number) => Item) =>
  (count: number) =>
    Array.from({ length: count }, (_, index) => itemAt(index));

describe('reading what the provider says costs in proportion to it', { timeout: 120_000 }, () => {
  test.each([
    [
      'accepted',
      (index: number) => ({ number: `YT${index}`, carrier: 190008, track_info: document([event(index)]) }),
    ],
    ['unreadable', () => 7],
  ])('an answer of %s parcels', async (_, itemAt) => {
    const body = (count: number) =>
      JSON.stringify({ code: 0, data: { accepted: listOf<unknown>(itemAt)(count) } });
    expect(await growthOnDoubling(readAnswerBody, body, 1000)).toBeLessThan(linearGrowth);
  });

  test.each([
    ['of different times', event],
    ['again and again', () => event(1)],
  ])('a document, as pushed, of events %s', async (_, eventAt) => {
    const info = (count: number) => document(listOf(eventAt)(count));
    expect(trackingInfoFrom(info(10), context)).toMatchObject({ ok: true, value: { carriers: [{}] } });
    const read = (document: unknown) => [trackingInfoFrom(document, context), storedInfo(document)];
    expect(await growthOnDoubling(read, info, 500)).toBeLessThan(linearGrowth);
  });
});
