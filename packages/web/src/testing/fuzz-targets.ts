import { type Build, emptyBuild, savedBuildVersion, storedBuildSchema } from '@pp-tools/domain/bike';
import { readComparisonAddress, writeComparisonAddress } from '@pp-tools/domain/comparison';
import { decodeFinderAnswers, encodeFinderAnswers } from '@pp-tools/domain/finder';
import { selectBike } from '@pp-tools/domain/frameset';
import {
  aBikeWheelset,
  aFrame,
  aGroupset,
  anOtherPart,
  aTube,
  aTyre,
  type FuzzTarget,
  mutateJson,
} from '@pp-tools/domain/testing';
import { decodeMyWheels, encodeMyWheels, type MyWheels } from '@pp-tools/domain/wheelset';
import { packBuild, unpackBuild } from '../features/bike-builder/builds/build-link.ts';
import { keptBuild } from '../features/bike-builder/builds/kept-build.ts';
import { savedFiltersForm } from '../features/tracking-manager/state/saved-filters.ts';
import { firstTableState, readTableState } from '../features/tracking-manager/state/saved-table-state.ts';
import { keptComparison } from '../features/wheelset-compare/state/kept-comparison.ts';
import { type Kept, parseKept } from '../platform/browser-storage.ts';
import { myWheelsForm } from '../shop/my-wheels.ts';
import { riderProfileForm } from '../shop/rider-profile.ts';
import { invented } from './known-leaves.ts';

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

/** A stored value under test, changed in its values and byte by byte. */
function storedTargets<Value>(kept: Kept<Value>, name: string, value: unknown): readonly FuzzTarget[] {
  const inputs = [utf8(JSON.stringify({ version: kept.version, value }))];
  const read = (bytes: Uint8Array): string | null => {
    const text = textOf(bytes);
    const found = parseKept(kept, text);
    if (found === undefined) return null;
    const again = parseKept(kept, JSON.stringify({ version: kept.version, value: found }));
    if (JSON.stringify(again) !== JSON.stringify(found)) return 'what is stored again reads otherwise';
    return invented(found, [JSON.parse(text), kept.fallback]);
  };
  return [
    { name: `stored ${name}`, inputs, read },
    {
      name: `stored ${name} with other values`,
      inputs,
      read,
      change: (bytes, random) => utf8(mutateJson(textOf(bytes), random)),
    },
  ];
}

const build: Build = {
  ...emptyBuild,
  name: 'Race day',
  bike: selectBike('road', false),
  frame: { kind: 'catalogue', frame: aFrame({ imageLink: 'https://shop.test/frame.webp' }) },
  wheelset: { kind: 'catalogue', wheelset: aBikeWheelset() },
  groupset: { groupset: aGroupset(), parts: null },
  others: [{ kind: 'catalogue', part: anOtherPart() }],
  wheelsetConfigurations: {
    1: { tyre: aTyre(), tube: { kind: 'tube', tube: aTube() }, updatedAt: '2026-01-01T10:00:00.000Z' },
  },
  ownFrames: [
    {
      key: 'own-1',
      name: 'Steel',
      brand: 'Garage',
      price: 700,
      weight: 1400,
      tyreClearance: 32,
      brake: 'rim',
    },
  ],
};

const storedBuildForm: Kept<unknown> = {
  key: 'pp.saved-build.a',
  version: savedBuildVersion,
  schema: storedBuildSchema,
  fallback: { build: emptyBuild },
};

const tableKeys = [
  'page',
  'itemsPerPage',
  'shippingStatusFilter',
  'dateRangeFilter',
  'searchOrderId',
] as const;

/** The table's state is five texts under keys of their own; here they are lines of one input. */
function readTable(bytes: Uint8Array): string | null {
  const lines = textOf(bytes).split('\n');
  for (const [index, key] of tableKeys.entries()) localStorage.setItem(key, lines[index] ?? '');
  const state = readTableState();
  if (JSON.stringify(state) === JSON.stringify(firstTableState)) return null;
  const days = state.dateRangeFilter.filter((day) => !lines[3]?.includes(day));
  const isKnown = (key: (typeof tableKeys)[number], line: number) =>
    state[key] === firstTableState[key] || Number(lines[line]) === state[key] || lines[line] === state[key];
  const isSound = isKnown('page', 0) && isKnown('itemsPerPage', 1) && isKnown('shippingStatusFilter', 2);
  return isSound && days.length === 0 && isKnown('searchOrderId', 4) ? '' : `read ${JSON.stringify(state)}`;
}

function readComparisonLink(bytes: Uint8Array): string | null {
  const query = textOf(bytes);
  const { link } = readComparisonAddress(Object.fromEntries(new URLSearchParams(query)));
  if (link === null) return null;
  const again = readComparisonAddress(writeComparisonAddress(link));
  if (JSON.stringify(again.link) !== JSON.stringify(link)) return 'the link loses something';
  const said = decodeURIComponentOr(query);
  const id = link.ppIds.find((ppId) => !said.includes(String(ppId)));
  return id === undefined ? '' : `wheelset ${id} is not in the link`;
}

const decodeURIComponentOr = (text: string): string =>
  [...new URLSearchParams(text)].map((pair) => pair.join('=')).join('&');

const myWheels: MyWheels = {
  ppId: 1001,
  name: 'DB508',
  claimed: { pair: 1580 },
  weighed: { front: 742.5, rear: 890 },
  depth: { front: 45, rear: 50 },
  innerWidth: { front: 21, rear: null },
  tyre: 28,
  paid: 900,
};

function readMyWheelsCode(bytes: Uint8Array): string | null {
  const text = textOf(bytes);
  const mine = decodeMyWheels(text);
  if (mine === null) return null;
  if (JSON.stringify(decodeMyWheels(encodeMyWheels(mine))) !== JSON.stringify(mine)) return `loses ${text}`;
  return text.includes(mine.name) ? '' : `the name ${mine.name} is not in the link`;
}

function readFinderLink(bytes: Uint8Array): string | null {
  const text = textOf(bytes);
  const answers = decodeFinderAnswers(text);
  if (!answers.ok) return null;
  const again = decodeFinderAnswers(encodeFinderAnswers(answers.value));
  return again.ok && JSON.stringify(again.value) === JSON.stringify(answers.value) ? '' : `loses ${text}`;
}

/** A build link is packed: what it holds is seen by reading what was packed. */
async function readBuildLink(bytes: Uint8Array): Promise<string | null> {
  const found = await unpackBuild(textOf(bytes));
  if (found === null) return null;
  const again = await unpackBuild(await packBuild(found));
  return JSON.stringify(again) === JSON.stringify(found) ? '' : 'the link loses something';
}

/** Links and stored states of all tools but the climb, with real inputs, for fuzz runs. */
export async function browserFuzzTargets(): Promise<readonly FuzzTarget[]> {
  return [
    ...storedTargets(keptComparison, 'comparison', {
      comparison: { ids: [3, 1, 2], baselineId: 1, category: 'gravel', isAllSelected: false },
      sort: 'weightAscending',
      isAdvanced: true,
      isZoom: false,
      isCompact: true,
      columns: ['weight', 'price'],
      pinned: ['weight'],
    }),
    ...storedTargets(keptBuild, 'build', { build, componentsTab: 'saddle', unseenChanges: 3 }),
    ...storedTargets(storedBuildForm, 'saved build', {
      id: 'a',
      savedAt: '2026-01-01T10:00:00.000Z',
      build,
    }),
    ...storedTargets(savedFiltersForm, 'filters', [
      { name: 'Late', status: 'InTransit', range: ['2026-03-01', '2026-03-31'], still: 7 },
    ]),
    ...storedTargets(riderProfileForm, 'rider', {
      riderKilograms: 72.5,
      bikeKilograms: 7.4,
      tyreMillimetres: 30,
      powerWatts: 260,
      position: 'drops',
    }),
    ...storedTargets(myWheelsForm, 'own wheels', myWheels),
    {
      name: 'links with own wheels',
      inputs: [utf8(encodeMyWheels(myWheels)), utf8('c1700-d30_~Ältere')],
      read: readMyWheelsCode,
    },
    {
      name: 'stored table of orders',
      inputs: [utf8('3\n25\ninTransit\n["2026-03-01","2026-03-31"]\n50101')],
      read: readTable,
    },
    {
      name: 'links of comparisons',
      inputs: [
        utf8('v=1&w=1001-1002-1034&b=1002&c=gravel&s=weightAscending&o=weight-a&a=1&k=weight-price&u=metric'),
        utf8('v=1&w=1001&m=p1001-c1580-s742_890-d45_50-i21_-t28-x900~DB508&b=m'),
      ],
      read: readComparisonLink,
    },
    {
      name: 'links of the finder',
      inputs: [utf8('1-00112-85-__2__'), utf8('1-.2_01-102.5-3_0_1')],
      read: readFinderLink,
    },
    { name: 'links of builds', inputs: [utf8(await packBuild(build))], read: readBuildLink },
    {
      name: 'links of builds with other values',
      inputs: [utf8(JSON.stringify(build))],
      read: async (bytes) => {
        const text = textOf(bytes);
        const found = await unpackBuild(await packedText(text));
        return found === null ? null : invented(found, [parsed(text), emptyBuild]);
      },
      change: (bytes, random) => utf8(mutateJson(textOf(bytes), random)),
    },
  ];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Any text in the form of a build link. */
async function packedText(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const signs = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return `1.${signs.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`;
}
