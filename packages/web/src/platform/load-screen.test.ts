import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ChunkFault, loadInTime } from './load-screen.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('what arrives in time is handed on and leaves no timer behind', async () => {
  await expect(loadInTime(async () => 'screen')).resolves.toBe('screen');
  expect(vi.getTimerCount()).toBe(0);
});

test('SHL-06 a part that fails is a chunk fault with its cause', async () => {
  const cause = new TypeError('Failed to fetch dynamically imported module');
  const failure = await loadInTime(() => Promise.reject(cause)).catch((fault: unknown) => fault);
  expect(failure).toBeInstanceOf(ChunkFault);
  expect(failure).toHaveProperty('cause', cause);
});

test('SHL-06 a part that hangs fails after 120 s, not before', async () => {
  const settled = vi.fn();
  const failure = loadInTime(() => new Promise(() => undefined)).catch(settled);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await failure;
  expect(settled.mock.calls[0]?.[0]).toBeInstanceOf(ChunkFault);
});
