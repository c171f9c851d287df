import { expect, test } from 'vitest';
import { aFrame } from '../testing/public.ts';
import {
  bikeTypes,
  configurationTotals,
  defaultSlotWeight,
  type FrameChoice,
  type FrameConfiguration,
  type FrameSort,
  fallbackFigures,
  filterFrames,
  framesetLines,
  frameUses,
  initialConfiguration,
  type ListedFrame,
  selectBike,
  shopParts,
  shownClearance,
  sortFrames,
} from './public.ts';

const catalogue = (changes: Parameters<typeof aFrame>[0] = {}): FrameChoice => ({
  kind: 'catalogue',
  frame: aFrame(changes),
});
const own: FrameChoice = {
  kind: 'own',
  frame: {
    key: 'custom_1',
    name: 'Custom Frameset',
    brand: 'Bring My Own',
    weight: 1000,
    price: 900,
    tyreClearance: null,
    brake: 'disc',
  },
};

test.each([
  ['road', true, ['Road_Rim']],
  ['road', false, ['Road_Disc', 'Road_Gravel']],
  ['gravel', false, ['Road_Gravel', 'Gravel']],
  ['mountain', false, ['Mountain']],
] as const)('BLD-21 a %s bike (rim brake %s) shows frames for %j and own ones', (type, rimBrake, uses) => {
  const frames = [...frameUses.map((use) => catalogue({ key: use, use })), own];
  expect(filterFrames(frames, selectBike(type, rimBrake)).map(({ frame }) => frame.key)).toEqual([
    ...uses,
    'custom_1',
  ]);
});

test.each(bikeTypes)('BLD-11 a %s bike has rim brakes only on the road', (type) => {
  expect(selectBike(type, true).rimBrake).toBe(type === 'road');
});

test('BLD-22 the clearance shown is the larger of front and rear', () => {
  expect(shownClearance(catalogue({ maxTyreWidth: { front: 28, rear: 32 } }))).toBe(32);
  expect(shownClearance(catalogue({ maxTyreWidth: { front: null, rear: 32 } }))).toBe(32);
  expect(shownClearance(catalogue({ maxTyreWidth: { front: null, rear: null } }))).toBeNull();
});

const listed = (key: string, price: number | null, weight: number | null, rest: Partial<ListedFrame> = {}) =>
  ({
    choice: catalogue({ key, name: key }),
    price,
    weight,
    isConfigured: false,
    ...rest,
  }) satisfies ListedFrame;

test.each([
  ['priceAscending', ['set', 'custom_1', 'b', 'a', 'x']],
  ['priceDescending', ['set', 'custom_1', 'a', 'b', 'x']],
  ['weightAscending', ['set', 'custom_1', 'a', 'b', 'x']],
  ['weightDescending', ['set', 'custom_1', 'b', 'a', 'x']],
] as const)('BLD-23 %s lists configured, own, then the rest with unknown last', (sort, keys) => {
  const frames = [
    listed('x', null, null),
    listed('a', 300, 700),
    listed('b', 200, 900),
    { ...listed('c', 1, 1), choice: own },
    listed('set', 999, 999, { isConfigured: true }),
  ];
  expect(sortFrames(frames, sort).map(({ choice }) => choice.frame.key)).toEqual(keys);
});

test.each([
  ['comfortFirst', 'Comfort'],
  ['balancedFirst', 'Balanced'],
  ['aggressiveFirst', 'Aggressive'],
] as const)('BLD-23 %s puts %s frames first, then by price', (sort, geometryType) => {
  const frames = (['Comfort', 'Balanced', 'Aggressive'] as const).map((type, place) => ({
    ...listed(type, place, null),
    choice: catalogue({ key: type, geometryType: type }),
  }));
  expect(sortFrames(frames, sort)[0]?.choice.frame.key).toBe(geometryType);
});

test('BLD-23 a clearance of 30 mm or more comes first, 29 does not count', () => {
  const frames = [29, 30].map((front) => ({
    ...listed(`${front}`, front, null),
    choice: catalogue({ key: `${front}`, maxTyreWidth: { front, rear: 20 } }),
  }));
  const sort: FrameSort = 'clearanceFirst';
  expect(sortFrames(frames, sort).map(({ choice }) => choice.frame.key)).toEqual(['30', '29']);
});

test('BLD-29 defaults weigh 300, 0, 250 and 210 g, shop parts are as specified', () => {
  expect(defaultSlotWeight).toEqual({ fork: 300, bottomBracket: 0, handlebar: 250, seatpost: 210 });
  expect(shopParts.bottomBracket[0]).toMatchObject({ weight: 80, price: 109 });
  expect(shopParts.handlebar[0]).toMatchObject({ key: 'bigrock', weight: 310, price: 400 });
  expect(shopParts.seatpost[0]).toMatchObject({ key: 'aluminum', weight: 280, price: 150 });
  const unknown = framesetLines(catalogue({ weight: null, price: null }), null);
  expect(unknown[0]?.figures).toEqual({
    price: { kind: 'assumed', value: 2500 },
    weight: { kind: 'assumed', value: 800 },
  });
});

test('BLD-27 totals are the sum of frame and parts, differences are from the defaults', () => {
  const [bar] = shopParts.handlebar;
  const [bracket] = shopParts.bottomBracket;
  if (bar === undefined || bracket === undefined) throw new Error('the shop parts are gone');
  const configuration: FrameConfiguration = {
    fork: { kind: 'own', part: { name: 'Mine', weight: 350, price: 100 } },
    bottomBracket: { kind: 'listed', part: bracket },
    handlebar: { kind: 'listed', part: bar },
    seatpost: { kind: 'default' },
  };
  // 900 + 350 + 80 + 310 + 210 g; 2000 + 100 + 109 + 400 + 0 $
  expect(configurationTotals(catalogue(), configuration)).toEqual({
    weight: 1850,
    price: 2609,
    weightDifference: 190,
    priceDifference: 609,
  });
});

test('BLD-30 an own frame starts with own parts everywhere', () => {
  expect(Object.values(initialConfiguration('own')).map(({ kind }) => kind)).toEqual(Array(4).fill('own'));
  expect(Object.values(initialConfiguration('catalogue')).map(({ kind }) => kind)).toEqual(
    Array(4).fill('default'),
  );
});

test('BLD-73 the stand-ins are those of the specification', () => {
  expect(Object.entries(fallbackFigures).map(([part, { price, weight }]) => [part, price, weight])).toEqual([
    ['fork', 500, 400],
    ['handlebar', 300, 250],
    ['seatpost', 200, 200],
    ['bottom_bracket', 100, 100],
    ['shifters', 300, 250],
    ['frontDer', 150, 100],
    ['rearDer', 400, 250],
    ['crankset', 500, 650],
    ['cassette', 200, 300],
    ['brakes', 600, 400],
    ['chain', 50, 250],
  ]);
});
