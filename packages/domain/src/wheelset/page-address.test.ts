import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { wheelsetCategories } from './category.ts';
import { categoryOfSlug, categoryPagePath, categorySlugs, slugOf, wheelsetPagePath } from './page-address.ts';

test.each([
  ['9Velo Extreme C52 Disc', '9velo-extreme-c52-disc'],
  ['DT Swiss ARC 1100 – 50', 'dt-swiss-arc-1100-50'],
  ['Zipp 303 S / XPLR', 'zipp-303-s-xplr'],
  ['Spécialisé Über', 'specialise-uber'],
  ['公路轮组', 'wheelset'],
  ['', 'wheelset'],
])('%s is %s in an address', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});

test('a slug needs no escaping, whatever the name', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (name) => {
      expect(slugOf(name)).toMatch(/^[a-z0-9]([a-z0-9-]{0,58}[a-z0-9])?$/);
    }),
  );
});

test('a category is found by its own slug and by nothing else', () => {
  for (const category of wheelsetCategories) expect(categoryOfSlug(categorySlugs[category])).toBe(category);
  for (const slug of ['', 'road', 'ROAD-DISC', '__proto__', 'toString'])
    expect(categoryOfSlug(slug)).toBeNull();
});

test('addresses of pages', () => {
  expect(wheelsetPagePath({ ppId: 1001, name: '9Velo Extreme C52 Disc' })).toBe(
    '/wheelset/1001/9velo-extreme-c52-disc',
  );
  expect(categoryPagePath('triTt')).toBe('/wheelsets-for/tri-tt');
});
