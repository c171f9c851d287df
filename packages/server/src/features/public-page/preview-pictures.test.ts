import { expect, test } from 'vitest';
import { PicturesBusy, PreviewPictures } from './preview-pictures.ts';

const circle = (radius: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><circle r="${radius}"/></svg>`;
/** A folder without typefaces. */
const pictures = () => new PreviewPictures(import.meta.dirname);

test('the same drawing is made once, and other drawings have other names', async () => {
  const made = pictures();
  const [first, second, other] = await Promise.all([
    made.of(circle(4)),
    made.of(circle(4)),
    made.of(circle(5)),
  ]);
  expect(first).toBe(second);
  expect(await made.of(circle(4))).toBe(first);
  expect(other.etag).not.toBe(first.etag);
  expect(first.png.subarray(1, 4).toString()).toBe('PNG');
  expect([first.png.readUInt32BE(16), first.png.readUInt32BE(20)]).toEqual([40, 20]);
});

test('a flood of drawings is refused past a bound, and those before it are made', async () => {
  const made = pictures();
  const asked = await Promise.allSettled(Array.from({ length: 60 }, (_, radius) => made.of(circle(radius))));
  const refused = asked.filter((one) => one.status === 'rejected');
  expect(refused.length).toBeGreaterThan(20);
  expect(refused.every(({ reason }) => reason instanceof PicturesBusy)).toBe(true);
  expect(asked.length - refused.length).toBeGreaterThan(20);
  expect((await made.of(circle(59))).png.length).toBeGreaterThan(0);
});

test('a drawing that cannot be read fails alone', async () => {
  const made = pictures();
  await expect(made.of('<svg')).rejects.toThrow();
  expect((await made.of(circle(3))).png.length).toBeGreaterThan(0);
});
