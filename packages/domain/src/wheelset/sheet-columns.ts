import { type ColumnKind, count, figure, text, word, wordList } from '../catalogue/public.ts';
import { brakes, rimTypes } from './wheelset.ts';
import type { WheelsetWire } from './wheelset-wire.ts';

/** A wheelset on the wire before the database gives it an id. */
export type NewWheelsetWire = Omit<WheelsetWire, 'id'>;
/** A column of the catalogue, by its wire name. */
export type CatalogueColumn = keyof NewWheelsetWire;

const uses = ['road', 'gravel', 'MTB', 'TT'];
const useWords = { mountain: 'MTB', tri: 'TT', triathlon: 'TT', 'time trial': 'TT' };
const brakeWords = {
  'disc brake': 'disc',
  'disc brakes': 'disc',
  disk: 'disc',
  'disk brake': 'disc',
  'rim brake': 'rim',
  'rim brakes': 'rim',
};
const rimTypeWords = { 'tubeless ready': 'Tubeless', 'tubeless-ready': 'Tubeless', tlr: 'Tubeless' };

/** Every column of the catalogue with what it takes, in the order of the catalogue file. */
export const catalogueColumns: { readonly [Column in CatalogueColumn]: ColumnKind } = {
  ppId: count(1, 2 ** 31 - 1),
  name: text(),
  shortName: text(),
  brand: text(),
  imgLink: { kind: 'link' },
  price: figure('dollars', 0, 100_000),
  weight: figure('grams', 100, 20_000),
  intendedUse: wordList(uses, useWords),
  DiscOrRim: word(brakes, brakeWords),
  clincherOrTubelessOrHookless: word(rimTypes, rimTypeWords),
  frontSpokeCount: count(0, 64),
  rearSpokeCount: count(0, 64),
  frontRimDepth: figure('millimetres', 0, 400),
  rearRimDepth: figure('millimetres', 0, 400),
  frontRimInnerWidth: figure('millimetres', 0, 120),
  rearRimInnerWidth: figure('millimetres', 0, 120),
  frontRimOutterWidth: figure('millimetres', 0, 120),
  rearRimOutterWidth: figure('millimetres', 0, 120),
  riderWeightLimit: { kind: 'number', unit: 'kilograms', min: 20, max: 400, whole: false, unlimited: true },
  spokeType: text(),
  warranty: text(),
  freehubEngagementDegrees: figure('degrees', 0, 360),
  hubType: text(),
  isBoost: { kind: 'flag' },
  isCenterLock: { kind: 'flag' },
  minTireWidth: figure('millimetres', 0, 150),
  maxTireWidth: figure('millimetres', 0, 150),
  xfactorIndex: figure('none', 0, 100),
  stiffness: figure('none', 0, 100_000),
  link: { kind: 'link' },
  source: text(4000),
  recalled: text(2000),
};

const isColumn = (name: string): name is CatalogueColumn => Object.hasOwn(catalogueColumns, name);

/** The columns as a list, in the order of the catalogue file. */
export const catalogueColumnNames: readonly CatalogueColumn[] =
  Object.keys(catalogueColumns).filter(isColumn);

/** Without these four a row is no wheelset. */
export const requiredColumns = ['ppId', 'name', 'intendedUse', 'DiscOrRim'] as const;

/** Headings that staff use beside a column's own name, as letters only. */
const otherHeadings: { readonly [Column in CatalogueColumn]?: readonly string[] } = {
  ppId: ['productid'],
  name: ['model', 'wheelset'],
  shortName: ['modelshort'],
  imgLink: ['image', 'imagelink', 'picture', 'photo'],
  price: ['priceusd', 'priceus', 'usd'],
  weight: ['weightg', 'weightgrams', 'weightingrams'],
  intendedUse: ['use', 'category'],
  DiscOrRim: ['brake', 'brakes', 'braketype'],
  clincherOrTubelessOrHookless: ['tyresystem', 'tiresystem', 'rimtype'],
  frontSpokeCount: ['frontspokes'],
  rearSpokeCount: ['rearspokes'],
  riderWeightLimit: ['maxrider', 'maxriderkg', 'riderweightlimitkg', 'riderlimit'],
  spokeType: ['spoke', 'spokes'],
  freehubEngagementDegrees: ['engagement', 'freehubengagement', 'engagementdegrees'],
  hubType: ['hub'],
  isBoost: ['boost'],
  isCenterLock: ['centerlock', 'centrelock'],
  minTireWidth: ['mintire', 'mintyre'],
  maxTireWidth: ['maxtire', 'maxtyre'],
  xfactorIndex: ['xfactor'],
  link: ['productpage', 'productlink', 'url'],
};

/** Only letters count in a heading, and not their case: "Front Rim Outter Width (mm)". */
const lettersOf = (heading: string): string =>
  heading
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^a-z]/g, '');
/** British and American spelling, the catalogue's own "Outter", and a unit behind the words. */
const plainHeading = (heading: string): string =>
  lettersOf(heading)
    .replaceAll('outter', 'outer')
    .replaceAll('tyre', 'tire')
    .replace(/(?<=width|depth)mm$/, '');

const columnOfHeading: ReadonlyMap<string, CatalogueColumn> = new Map(
  catalogueColumnNames.flatMap((column) =>
    [column, ...(otherHeadings[column] ?? [])].map((heading): [string, CatalogueColumn] => [
      plainHeading(heading),
      column,
    ]),
  ),
);

/** The column that a heading of a staff spreadsheet means; null when it is none of the catalogue's. */
export const columnForHeading = (heading: string): CatalogueColumn | null =>
  columnOfHeading.get(plainHeading(heading)) ?? null;
