import { afterEach, expect, test, vi } from 'vitest';
import { copyText } from './clipboard.ts';

afterEach(() => vi.unstubAllGlobals());

test('SHL-04 a text is copied', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  expect(await copyText('contact@example.com')).toBe(true);
  expect(writeText).toHaveBeenCalledWith('contact@example.com');
});

test('a text on its way is given to the browser at once, while the press lasts', async () => {
  const given: Record<string, Promise<Blob>>[] = [];
  const write = vi.fn(() => Promise.resolve());
  vi.stubGlobal('ClipboardItem', function (this: object, data: Record<string, Promise<Blob>>) {
    given.push(data);
  });
  vi.stubGlobal('navigator', { clipboard: { write } });
  let arrive: (text: string) => void = () => undefined;
  const done = copyText(
    new Promise((resolve) => {
      arrive = resolve;
    }),
  );
  expect(write).toHaveBeenCalledOnce();
  arrive('https://shop.example/s/0123456789');
  expect(await done).toBe(true);
  expect(await (await given[0]?.['text/plain'])?.text()).toBe('https://shop.example/s/0123456789');
});

test('a browser without such items waits for the text', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  vi.stubGlobal('ClipboardItem', undefined);
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  expect(await copyText(Promise.resolve('late'))).toBe(true);
  expect(writeText).toHaveBeenCalledWith('late');
});

test.each([
  ['a browser that refuses', { clipboard: { writeText: () => Promise.reject(new Error('no')) } }],
  ['a browser without a clipboard', {}],
])('SHL-04 %s is told as a failure', async (_name, browser) => {
  vi.stubGlobal('navigator', browser);
  expect(await copyText('x')).toBe(false);
});
