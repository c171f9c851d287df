import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cartAddress, cartFields, cartItems, readCartTemplate } from './public.ts';

const items = [
  { articleNumber: 'A 1/2', quantity: 1 },
  { articleNumber: 'B&$&', quantity: 2 },
];

describe('17.5 parts travel to the shop’s cart', () => {
  test('a permalink takes article numbers and quantities', () => {
    const { template, faults } = readCartTemplate(
      'https://shop.example/cart/{items}',
      '{article}:{quantity}',
    );
    expect(faults).toEqual([]);
    expect(cartAddress(template, items)).toBe('https://shop.example/cart/A%201%2F2:1,B%26%24%26:2');
    expect(cartFields(template, items)).toEqual([]);
  });

  test('items that are parameters are joined as such', () => {
    const { template } = readCartTemplate('https://shop.example/add?{items}', 'sku={article}&n={quantity}');
    expect(cartAddress(template, items)).toBe(
      'https://shop.example/add?sku=A%201%2F2&n=1&sku=B%26%24%26&n=2',
    );
  });

  test('a form has fields with their names, unencoded', () => {
    const { template, faults } = readCartTemplate(
      'POST https://shop.example/cart/add',
      'items[{index}][id]={article}&items[{index}][quantity]={quantity}',
    );
    expect(faults).toEqual([]);
    expect(cartAddress(template, items)).toBe('https://shop.example/cart/add');
    expect(cartFields(template, items)).toEqual([
      ['items[0][id]', 'A 1/2'],
      ['items[0][quantity]', '1'],
      ['items[1][id]', 'B&$&'],
      ['items[1][quantity]', '2'],
    ]);
  });

  test.each([
    [
      'https://shop.example/cart',
      '{article}:{quantity}',
      [{ kind: 'missing', part: 'url', placeholder: '{items}' }],
    ],
    [
      'https://shop.example/{sku}/{items}',
      '{article}:{quantity}',
      [{ kind: 'foreign', part: 'url', placeholder: '{sku}' }],
    ],
    [
      'https://shop.example/{items}',
      '{sku}:{quantity}',
      [
        { kind: 'foreign', part: 'item', placeholder: '{sku}' },
        { kind: 'missing', part: 'item', placeholder: '{article}' },
      ],
    ],
    ['POST https://shop.example/', '{article}:{quantity}', [{ kind: 'nameless' }]],
  ])('%s with %s is refused with its reason', (url, item, faults) => {
    expect(readCartTemplate(url, item).faults).toEqual(faults);
  });

  test('the same article number is one item with all its pieces', () => {
    expect(
      cartItems([
        { articleNumber: 'T', quantity: 2 },
        { articleNumber: '', quantity: 1 },
        { articleNumber: 'T', quantity: 1 },
      ]),
    ).toEqual([{ articleNumber: 'T', quantity: 3 }]);
  });

  test('no article number leaves its parameter or adds an item', () => {
    const { template } = readCartTemplate('https://shop.example/cart/{items}', '{article}:{quantity}');
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', minLength: 1 }),
        fc.integer({ min: 1, max: 99 }),
        (text, n) => {
          const address = cartAddress(template, [{ articleNumber: text, quantity: n }]);
          const [, last = ''] = /^https:\/\/shop\.example\/cart\/([^/?#&,:]*):\d+$/.exec(address) ?? [];
          expect(decodeURIComponent(last)).toBe(text);
        },
      ),
    );
  });
});
