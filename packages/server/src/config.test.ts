import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ConfigFault, readConfig, settingNames } from './config.ts';

describe('configuration', () => {
  test('has a default for everything that works on a laptop', () => {
    expect(readConfig({})).toMatchObject({
      production: false,
      port: 3000,
      host: '127.0.0.1',
      databaseUrl: null,
      productName: 'PP',
      shopTimeZone: 'Asia/Shanghai',
      trustProxy: false,
    });
  });

  test('SHL-05 names, contact address and shop come from the environment', () => {
    const config = readConfig({
      PRODUCT_NAME: 'Rad',
      CONTACT_EMAIL: 'hello@rad.example',
      OWN_BRAND: 'Radwerk',
      SEALANT_BRANDS: 'Dicht, Zu',
      SHOP_URL: 'https://rad.example',
    });
    expect(config).toMatchObject({
      productName: 'Rad',
      contactEmail: 'hello@rad.example',
      ownBrand: 'Radwerk',
      sealantBrands: ['Dicht', 'Zu'],
      shopUrl: 'https://rad.example',
    });
  });

  test('a variable that is set but empty counts as not set', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: null });
  });

  test.each([
    ['0', false],
    ['1', 1],
    ['2', 2],
    ['10.0.0.0/8, loopback', ['10.0.0.0/8', 'loopback']],
    ['fd00::/8', ['fd00::/8']],
  ])('5 TRUST_PROXY=%s is the number of proxies or their networks', (value, trusted) => {
    expect(readConfig({ TRUST_PROXY: value }).trustProxy).toEqual(trusted);
  });

  test.each(['true', 'on', 'yes', '10.0.0.0/99', 'everybody'])('5 TRUST_PROXY=%s is refused', (value) => {
    expect(() => readConfig({ TRUST_PROXY: value })).toThrow(/TRUST_PROXY: must be the number of proxies/);
  });

  test('17 a misspelt setting is named with the one that was meant', () => {
    expect(() => readConfig({ DATABSE_URL: 'postgres://x' })).toThrow(
      /DATABSE_URL: .*did you mean DATABASE_URL/,
    );
    expect(() => readConfig({ TRUST_PROXYS: '1', PATH: '/bin', HOSTNAME: 'shop', LOGNAME: 'root' })).toThrow(
      /1 fault/,
    );
  });

  test('17 .env.example names every setting and no other', () => {
    const example = readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8');
    const named = [...example.matchAll(/^#?([A-Z_]+)=/gm)].map(([, name]) => name);
    expect(named.toSorted()).toEqual([...settingNames].sort());
  });

  test('17.5 the way to the shop’s cart is a template of an address or of a form', () => {
    expect(readConfig({}).cart).toBeNull();
    expect(readConfig({ CART_URL: 'https://shop.example/cart/{items}' }).cart).toEqual({
      isForm: false,
      url: 'https://shop.example/cart/{items}',
      item: '{article}:{quantity}',
    });
    expect(
      readConfig({ CART_URL: 'POST https://shop.example/add', CART_ITEM: 'id={article}&n={quantity}' }).cart,
    ).toMatchObject({ isForm: true, url: 'https://shop.example/add' });
  });

  test.each([
    [
      { CART_URL: 'https://shop.example/{sku}?{items}' },
      /CART_URL: \{sku\} is not one of the placeholders \{items\}/,
    ],
    [{ CART_URL: 'https://shop.example/cart' }, /CART_URL: lacks \{items\}/],
    [{ CART_URL: 'javascript:alert({items})' }, /CART_URL: must be a web address/],
    [{ CART_URL: 'https://{items}.shop.example/' }, /CART_URL: must be a web address/],
    [
      { CART_URL: 'https://shop.example/{items}', CART_ITEM: '{article}x{count}' },
      /CART_ITEM: \{count\} is not one of the placeholders \{article\}, \{quantity\}, \{index\}/,
    ],
    [{ CART_URL: 'POST https://shop.example/' }, /CART_ITEM: a form needs fields/],
  ])('17.5 %j is named at start', (environment, reason) => {
    expect(() => readConfig(environment)).toThrow(reason);
  });

  test('17.7 EMBED_ORIGINS are origins split at commas', () => {
    expect(readConfig({}).embedOrigins).toEqual([]);
    expect(
      readConfig({ EMBED_ORIGINS: 'https://shop.example, http://localhost:8080/' }).embedOrigins,
    ).toEqual(['https://shop.example', 'http://localhost:8080']);
  });

  test.each(['*', 'shop.example', 'https://shop.example/page', 'https://a.example; script-src *', 'data:x'])(
    '17.7 EMBED_ORIGINS=%s is refused',
    (value) => expect(() => readConfig({ EMBED_ORIGINS: value })).toThrow(/EMBED_ORIGINS/),
  );

  test('names all faults at once', () => {
    const start = () =>
      readConfig({
        PORT: '99999',
        DATABASE_URL: 'mysql://x',
        CONTACT_EMAIL: 'nobody',
        SHOP_TIME_ZONE: 'Mars/Base',
        ADMIN_CODE: 'short',
        SHOP_URL: 'javascript:alert(1)',
      });
    expect(start).toThrow(ConfigFault);
    for (const name of [
      'PORT',
      'DATABASE_URL',
      'CONTACT_EMAIL',
      'SHOP_TIME_ZONE',
      'ADMIN_CODE',
      'SHOP_URL',
    ]) {
      expect(start).toThrow(new RegExp(`${name}: `));
    }
  });
});
