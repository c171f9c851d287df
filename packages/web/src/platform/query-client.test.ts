import { expect, test } from 'vitest';
import { noticeStore } from './notices.ts';
import { createQueryClient } from './query-client.ts';

const failing = (meta?: { readonly failure: string }) => ({
  queryKey: ['failing', meta?.failure],
  queryFn: () => Promise.reject(new Error('down')),
  retry: false,
  ...(meta ? { meta } : {}),
});
const said = (): readonly string[] => noticeStore.getState().log.map(({ text }) => text);

test('a query that failed says its own failure once, one without words fails quietly', async () => {
  const client = createQueryClient();
  await expect(client.fetchQuery(failing())).rejects.toThrow('down');
  expect(said()).toEqual([]);
  await expect(client.fetchQuery(failing({ failure: 'Framesets did not load.' }))).rejects.toThrow('down');
  expect(said()).toEqual(['Framesets did not load.']);
});
