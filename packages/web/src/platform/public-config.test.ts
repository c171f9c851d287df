import { expect, test } from 'vitest';
import { defaultConfig, parsePublicConfig } from './public-config.ts';

const configured = {
  productName: 'Rad',
  contactEmail: 'hallo@rad.example',
  ownBrand: 'Rad',
  sealantBrands: ['Dicht'],
  shopUrl: 'https://rad.example/',
  embedOrigins: ['https://rad.example'],
  hasCart: true,
  demoTracking: false,
  mailsPasswordLinks: true,
  shopTimeZone: 'Europe/Berlin',
};

test('SHL-05 the page takes what the server wrote into it', () => {
  expect(parsePublicConfig(JSON.stringify(configured))).toEqual(configured);
});

test.each([
  ['no element', null],
  ['an empty element', ''],
  ['the placeholder', '<!--pp-config-->'],
  ['other JSON', '[1]'],
  ['an empty name', JSON.stringify({ ...configured, productName: '' })],
])('SHL-05 %s gives the defaults', (_name, content) => {
  expect(parsePublicConfig(content)).toEqual(defaultConfig);
});
