import fc from 'fast-check';
import { expect, test } from 'vitest';
import { record, redo, startHistory, undo } from '../core/public.ts';
import { initialConfiguration, shopParts } from '../frameset/public.ts';
import { asListed } from '../groupset/public.ts';
import { initialSealant } from '../part/public.ts';
import {
  aBikeWheelset,
  aComponent,
  aFrame,
  aGroupset,
  anOtherPart,
  aTube,
  aTyre,
} from '../testing/public.ts';
import {
  applyCommand,
  type Build,
  type BuildCommand,
  buildLines,
  buildSteps,
  emptyBuild,
  firstOpenStep,
  hasParts,
  judgeMove,
  leanBuild,
  migrateSavedBuild,
  missingFor,
  type OtherChoice,
  readSavedBuild,
  totalsOf,
} from './public.ts';

const frame = { kind: 'catalogue', frame: aFrame() } as const;
const wheelset = { kind: 'catalogue', wheelset: aBikeWheelset() } as const;
const groupset = { groupset: aGroupset(), parts: null };
const road = { type: 'road', rimBrake: false } as const;
const other = (changes: Parameters<typeof anOtherPart>[0] = {}): OtherChoice => ({
  kind: 'catalogue',
  part: anOtherPart(changes),
});
const ownFrame = {
  key: 'custom_1',
  name: 'Mine',
  brand: 'Bring My Own',
  weight: 1200,
  price: null,
  tyreClearance: 30,
  brake: 'disc',
} as const;
const ownWheelset = {
  id: 'custom_2',
  name: 'Custom Wheelset',
  brand: 'Bring My Own',
  weight: 1500,
  price: 800,
  minTyreWidth: 25,
};
const ownSaddle = {
  id: 'custom_3',
  category: 'saddle',
  name: 'Custom Saddle',
  brand: 'Bring My Own',
  type: 'Custom',
  weight: 210,
  price: 0,
  pedalType: null,
} as const;
const configuration = {
  tyre: aTyre(),
  tube: { kind: 'tube', tube: aTube() },
  updatedAt: '2026-01-01',
} as const;

const commands: readonly BuildCommand[] = [
  { kind: 'selectBike', bike: road },
  { kind: 'selectBike', bike: { type: 'gravel', rimBrake: false } },
  { kind: 'resetForBike', bike: { type: 'mountain', rimBrake: false } },
  { kind: 'selectFrame', frame },
  { kind: 'selectFrame', frame: { kind: 'own', frame: ownFrame } },
  { kind: 'addOwnFrame', frame: ownFrame },
  { kind: 'removeOwnFrame', key: 'custom_1' },
  { kind: 'configureFrame', key: 'test-frame', configuration: initialConfiguration('catalogue') },
  { kind: 'configureFrame', key: 'custom_1', configuration: initialConfiguration('own') },
  { kind: 'configureFrame', key: 'test-frame', configuration: null },
  { kind: 'selectWheelset', wheelset },
  { kind: 'selectWheelset', wheelset: { kind: 'own', wheelset: ownWheelset } },
  { kind: 'addOwnWheelset', wheelset: ownWheelset },
  { kind: 'removeOwnWheelset', id: 'custom_2' },
  { kind: 'configureWheelset', key: '1', configuration },
  {
    kind: 'configureWheelset',
    key: '1',
    configuration: { ...configuration, tube: { kind: 'sealant', sealant: initialSealant } },
  },
  { kind: 'selectGroupset', groupset },
  {
    kind: 'selectGroupset',
    groupset: {
      groupset: aGroupset(),
      parts: {
        crankset: asListed(aComponent('crankset', { price: null, weight: null })),
        chain: { ...asListed(aComponent('chain')), editedPrice: 12.34 },
      },
    },
  },
  { kind: 'selectGroupset', groupset: null },
  { kind: 'toggleOther', other: other() },
  { kind: 'toggleOther', other: { kind: 'own', part: ownSaddle } },
  { kind: 'addOther', other: other({ id: 'cage', category: 'misc', name: 'Cage', price: 19.99 }) },
  { kind: 'removeOther', which: { by: 'category', category: 'misc' } },
  { kind: 'addOwnOther', part: ownSaddle },
  { kind: 'removeOwnOther', id: 'custom_3' },
  { kind: 'rename', name: 'Race day' },
  { kind: 'clear' },
];
const sequences = fc.array(fc.constantFrom(...commands), { maxLength: 25 });
const after = (sequence: readonly BuildCommand[]): Build => sequence.reduce(applyCommand, emptyBuild);
const law = { seed: 20_261_128, numRuns: 300 };

test('totals equal the sum of their lines for any sequence of commands', () => {
  fc.assert(
    fc.property(sequences, (sequence) => {
      const lines = buildLines(after(sequence));
      for (const read of ['price', 'weight'] as const) {
        const known = lines.flatMap(({ figures }) => {
          const figure = figures[read];
          return figure.kind === 'missing' ? [] : [figure.value];
        });
        const { value, missing } = totalsOf(lines)[read];
        expect(value).toBeCloseTo(
          known.reduce((sum, each) => sum + each, 0),
          6,
        );
        expect(missing).toHaveLength(lines.length - known.length);
      }
    }),
    law,
  );
});

test('undo restores every earlier build exactly, redo brings the last one back', () => {
  fc.assert(
    fc.property(sequences, (sequence) => {
      const builds = [emptyBuild];
      let history = startHistory<Build>(emptyBuild);
      for (const command of sequence) {
        const next = applyCommand(history.present, command);
        if (next !== history.present) builds.push(next);
        history = record(history, command.kind, next);
      }
      const last = history.present;
      for (const expected of builds.slice(0, -1).reverse()) {
        history = undo(history);
        expect(history.present).toBe(expected);
      }
      while (history.future.length > 0) history = redo(history);
      expect(history.present).toBe(last);
    }),
    law,
  );
});

test('BLD-92 saving and loading is identity', () => {
  fc.assert(
    fc.property(sequences, (sequence) => {
      const build = after(sequence);
      expect(readSavedBuild(JSON.parse(JSON.stringify(build)))).toEqual(build);
    }),
    law,
  );
});

test('a corrupt saved build keeps every part that is readable', () => {
  const build = after(commands.filter(({ kind }) => !/clear|reset|remove/.test(kind)));
  const names = ['bike', 'frame', 'wheelset', 'groupset', 'frameConfigurations', 'others', 'name'] as const;
  fc.assert(
    fc.property(fc.subarray([...names]), fc.jsonValue(), (broken, rubbish) => {
      const saved = {
        ...JSON.parse(JSON.stringify(build)),
        ...Object.fromEntries(broken.map((name) => [name, { rubbish }])),
      };
      const read = readSavedBuild(saved);
      for (const name of names) if (!broken.includes(name)) expect(read[name]).toEqual(build[name]);
    }),
    law,
  );
  expect(readSavedBuild('rubbish')).toEqual(emptyBuild);
});

test('the form with the field names of the specification is migrated', () => {
  const saved = { bikeType: 'road', rimBrake: true, buildName: 'Old', otherComponents: [], frame };
  expect(readSavedBuild(migrateSavedBuild(saved, 0))).toEqual({
    ...emptyBuild,
    name: 'Old',
    bike: { type: 'road', rimBrake: true },
    frame,
  });
});

test('a build for a link leaves out the pages of its figures and unknown facts, not what is an estimate', () => {
  const fit = { ...aFrame().fit, rearHub: '12x142', recalledColumns: ['rear_hub'] };
  const sourced = aFrame({ source: 'x', recalledColumns: ['price'], fit: { ...fit, source: 'y' } });
  const lean = aFrame({ recalledColumns: ['price'], fit });
  const build = after([
    { kind: 'selectFrame', frame: { kind: 'catalogue', frame: sourced } },
    { kind: 'selectWheelset', wheelset },
  ]);
  expect(readSavedBuild(leanBuild(build))).toEqual({ ...build, frame: { kind: 'catalogue', frame: lean } });
  expect(JSON.stringify(leanBuild(build))).not.toContain('udh');
});

test.each([
  [[], 'frameset', ['bikeType'], 'bikeType'],
  [['bike'], 'frameset', [], 'frameset'],
  [['bike'], 'wheelset', ['frameset'], 'frameset'],
  [[], 'components', ['bikeType', 'frameset', 'wheelset'], 'bikeType'],
  [['bike', 'frame'], 'components', ['wheelset'], 'wheelset'],
  [['bike', 'frame', 'wheelset'], 'summary', ['components'], 'components'],
  [['bike', 'frame', 'wheelset', 'groupset'], 'summary', [], 'summary'],
] as const)('BLD-03 with %j chosen, step %s misses %j and leads to %s', (chosen, step, missing, open) => {
  const all = { bike: road, frame, wheelset, groupset };
  const build = { ...emptyBuild, ...Object.fromEntries(chosen.map((name) => [name, all[name]])) };
  expect(missingFor(build, step)).toEqual(missing);
  expect(firstOpenStep(build, step)).toBe(open);
});

test('BLD-04 moves back or to the same step are always allowed, forward ones name what is missing', () => {
  for (const [place, from] of buildSteps.entries()) {
    for (const to of buildSteps.slice(0, place + 1)) expect(judgeMove(emptyBuild, from, to)).toBeNull();
  }
  expect(judgeMove(emptyBuild, 'bikeType', 'wheelset')).toEqual({
    kind: 'missing',
    steps: ['bikeType', 'frameset'],
  });
  expect(judgeMove(emptyBuild, 'bikeType', 'summary')).toEqual({ kind: 'summaryNeedsAll' });
});

test('BLD-12 a new type clears everything', () => {
  const build = after(commands.slice(3, 20));
  expect(hasParts(build)).toBe(true);
  const bike = { type: 'gravel', rimBrake: false } as const;
  expect(applyCommand(build, { kind: 'resetForBike', bike })).toEqual({ ...emptyBuild, bike });
});

test('BLD-25 removing an own frame deletes it, its configuration and its selection', () => {
  const build = after([
    { kind: 'addOwnFrame', frame: ownFrame },
    { kind: 'selectFrame', frame: { kind: 'own', frame: ownFrame } },
    { kind: 'configureFrame', key: 'custom_1', configuration: initialConfiguration('own') },
  ]);
  expect(applyCommand(build, { kind: 'removeOwnFrame', key: 'custom_1' })).toEqual(emptyBuild);
});

test('BLD-62 a saddle replaces the saddle, small parts accumulate, a second click deselects', () => {
  const cage = other({ id: 'cage', category: 'misc', name: 'Cage' });
  const tape = other({ id: 'tape', category: 'misc', name: 'Tape' });
  const second = other({ id: 's2', name: 'Second' });
  const build = after([other(), cage, tape, second].map((each) => ({ kind: 'toggleOther', other: each })));
  expect(build.others.map(({ part }) => part.id)).toEqual(['s2', 'cage', 'tape']);
  expect(applyCommand(build, { kind: 'toggleOther', other: cage }).others).toHaveLength(2);
});

test('BLD-63 adding replaces by id or by name and category; removal works three ways', () => {
  const cage = other({ id: 'cage', category: 'misc', name: 'Cage' });
  const dearer = other({ id: 'cage', category: 'misc', name: 'Better cage', price: 80 });
  const twin = other({ id: 'x', category: 'misc', name: 'Better cage' });
  const add = (each: OtherChoice): BuildCommand => ({ kind: 'addOther', other: each });
  expect(after([add(cage), add(dearer), add(twin)]).others).toEqual([twin]);
  const both = after([add(cage), add(other())]);
  expect(applyCommand(both, { kind: 'removeOther', which: { by: 'id', id: 'cage' } }).others).toEqual([
    other(),
  ]);
  const byName = { by: 'name', name: 'Cage', category: 'misc' } as const;
  expect(applyCommand(both, { kind: 'removeOther', which: byName }).others).toEqual([other()]);
  const byCategory = { by: 'category', category: 'saddle' } as const;
  expect(applyCommand(both, { kind: 'removeOther', which: byCategory }).others).toEqual([cage]);
});

test('a whole bike adds up: what is assumed and what is missing is named', () => {
  const [post] = shopParts.seatpost;
  if (post === undefined) throw new Error('the shop parts are gone');
  const build = after([
    { kind: 'selectFrame', frame },
    {
      kind: 'configureFrame',
      key: 'test-frame',
      configuration: { ...initialConfiguration('catalogue'), seatpost: { kind: 'listed', part: post } },
    },
    { kind: 'selectWheelset', wheelset },
    { kind: 'configureWheelset', key: '1', configuration },
    { kind: 'selectGroupset', groupset },
    { kind: 'toggleOther', other: other({ price: null }) },
  ]);
  const { price, weight } = totalsOf(buildLines(build));
  // $2000 + 150 post + 1000 + 2 x 80 + 2 x 9.50 + 1900; 900 + 300 + 250 + 280 + 1400 + 560 + 208 + 2600 + 200 g
  expect(price.value).toBe(5229);
  expect(weight.value).toBe(6698);
  expect(price.missing.map(({ slot }) => slot)).toEqual(['saddle']);
  expect([price.counted, weight.counted]).toEqual([9, 8]);
  expect(weight.assumed.map(({ slot }) => slot)).toEqual(['fork', 'handlebar']);
});

test('totals tell how much of them has a source and how much is an estimate', () => {
  const wheelset = aBikeWheelset({ price: 1000, weight: 1400, recalledColumns: ['price'] });
  const tyre = aTyre({ price: 80, weight: 280, recalledColumns: ['weight_g'] });
  const build: Build = {
    ...emptyBuild,
    wheelset: { kind: 'catalogue', wheelset },
    wheelsetConfigurations: { '1': { tyre, tube: null, updatedAt: '' } },
    others: [{ kind: 'catalogue', part: anOtherPart({ price: 150, weight: null }) }],
  };
  const { price, weight } = totalsOf(buildLines(build));
  expect([price.value, price.estimate]).toEqual([1000 + 2 * 80 + 150, 1000]);
  expect([weight.value, weight.estimate]).toEqual([1400 + 2 * 280, 2 * 280]);
});
