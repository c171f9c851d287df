import { expect, test } from 'vitest';
import { pageAddress } from './inner-links.ts';

const here = new URL('https://tools.example/wheelsetCompare?v=1');

test.each([
  ['/', '/'],
  ['/wheelsetCompare/12?units=imperial#table', '/wheelsetCompare/12?units=imperial#table'],
  ['https://tools.example/wheelsetCompare', '/wheelsetCompare'],
  ['/wheelsetCompare?v=1', '/wheelsetCompare?v=1'],
])('%s is a page of the product', (href, address) => {
  expect(pageAddress(href, here)).toBe(address);
});

test.each([
  ['another site', 'https://shop.example/wheelsetCompare'],
  ['an address that is no page', '/no/such/page'],
  ['a file', '/assets/index.css'],
  ['a place on this page', '#content'],
  ['a mail address', 'mailto:contact@example.com'],
])('%s is left to the browser', (_name, href) => {
  expect(pageAddress(href, here)).toBeNull();
});
