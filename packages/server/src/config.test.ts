import { describe, expect, test } from 'vitest';
import { ConfigFault, readConfig } from './config.ts';

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
      SHOP_URL: 'https://rad.example',
    });
    expect(config).toMatchObject({
      productName: 'Rad',
      contactEmail: 'hello@rad.example',
      ownBrand: 'Radwerk',
      shopUrl: 'https://rad.example',
    });
  });

  test('a variable that is set but empty counts as not set', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: null });
  });

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
