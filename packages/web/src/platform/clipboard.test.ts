import { afterEach, expect, test, vi } from 'vitest';
import { copyText } from './clipboard.ts';

afterEach(() => vi.unstubAllGlobals());

test('SHL-04 a text is copied', async () => {
  const writeText = vi.fn(async () => undefined);
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  expect(await copyText('contact@example.com')).toBe(true);
  expect(writeText).toHaveBeenCalledWith('contact@example.com');
});

test.each([
  ['a browser that refuses', { clipboard: { writeText: () => Promise.reject(new Error('no')) } }],
  ['a browser without a clipboard', {}],
])('SHL-04 %s is told as a failure', async (_name, navigator) => {
  vi.stubGlobal('navigator', navigator);
  expect(await copyText('x')).toBe(false);
});
