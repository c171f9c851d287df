import { count, type Field, figure, flag, limit, link, text, word, wordList } from '../catalogue/public.ts';
import type { WheelsetCategory } from './category.ts';
import { brakes, rimTypes, type Wheelset } from './wheelset.ts';

/** Fields that staff see together, in the list as in the editor. */
export const wheelsetFieldGroups = ['main', 'rims', 'hubs', 'names', 'links'] as const;
/** One of {@link wheelsetFieldGroups}. */
export type WheelsetFieldGroup = (typeof wheelsetFieldGroups)[number];

/** How visitors compare a field. */
interface Compared {
  /** Links and saved comparisons name the column so: it never changes. */
  readonly id: string;
  /** The header in the specification's spelling (CMP-09). */
  readonly label: string;
  /** One sentence for those who do not know the word. */
  readonly explanation: string;
  /** Hidden until Advanced Mode (CMP-10). */
  readonly isAdvanced?: true;
  /** Never shown as a difference (CMP-12). */
  readonly isPlain?: true;
}
/** A field whose figures are compared. */
export interface ComparedFigure extends Compared {
  readonly figure: (wheelset: Wheelset) => number | null;
  /** Less is better; otherwise it is a matter of taste. */
  readonly isBetterLow?: true;
}
/** A field whose words are compared. */
export interface ComparedText extends Compared {
  readonly text: (wheelset: Wheelset) => string | null;
}

/** A field of a wheelset. */
export interface WheelsetField extends Field {
  readonly group: WheelsetFieldGroup;
  /** What the editor offers for it. */
  readonly choices?: readonly string[];
  /** Wheelsets of which the field should be known; data quality names those that lack it. */
  readonly expectedOf?: 'all' | readonly WheelsetCategory[];
  /** A figure far from those of the same use is shown to staff. */
  readonly hasOutliers?: true;
  /** A refresh that moves it by more than three tenths is shown to staff. */
  readonly isSuspiciousJump?: true;
  /** Says where other values come from: a change of it is no change of the wheelset. */
  readonly isProvenance?: true;
  /** How visitors compare it; without this it is no column of Wheelset Compare. */
  readonly compared?: ComparedFigure | ComparedText;
}

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
const yesNo = ['Yes', 'No'];
const depth = figure('millimetres', 0, 400);
const width = figure('millimetres', 0, 120);
const tyreWidth = figure('millimetres', 0, 150);

/**
 * Every field of a wheelset with all that follows from it: schema, form, spreadsheet, file, storage, staff list,
 * data quality and Wheelset Compare. Names and spelling are the specification's (1, section 3); the order is that of
 * the compare table.
 */
export const wheelsetFields = {
  ppId: {
    takes: count(1, 2 ** 31 - 1),
    label: 'PP ID',
    column: 'pp_id',
    headings: ['productid'],
    isRequired: true,
    isKey: true,
    group: 'names',
  },
  name: {
    takes: text(),
    label: 'Name',
    column: 'name',
    headings: ['model', 'wheelset'],
    isRequired: true,
    isKey: true,
    isNeverNull: true,
    group: 'names',
  },
  shortName: {
    takes: text(),
    label: 'Short name',
    column: 'short_name',
    headings: ['modelshort'],
    isNeverNull: true,
    group: 'names',
  },
  brand: { takes: text(), label: 'Brand', column: 'brand', group: 'names' },
  imgLink: {
    takes: link,
    label: 'Image link',
    column: 'image_link',
    headings: ['image', 'imagelink', 'picture', 'photo'],
    group: 'links',
  },
  intendedUse: {
    takes: wordList(['road', 'gravel', 'MTB', 'TT'], useWords),
    label: 'Use',
    column: 'intended_use',
    headings: ['use', 'category'],
    isRequired: true,
    isNeverNull: true,
    group: 'main',
    choices: ['road', 'road, gravel', 'gravel', 'MTB', 'TT'],
  },
  price: {
    takes: figure('dollars', 0, 100_000),
    label: 'Price',
    column: 'price',
    headings: ['priceusd', 'priceus', 'usd'],
    group: 'main',
    expectedOf: 'all',
    hasOutliers: true,
    isSuspiciousJump: true,
    compared: {
      id: 'price',
      label: 'Price',
      explanation: 'For the pair, in US dollars.',
      figure: (w) => w.price,
      isBetterLow: true,
    },
  },
  DiscOrRim: {
    takes: word(brakes, brakeWords),
    label: 'Brake',
    column: 'brake',
    headings: ['brake', 'brakes', 'braketype'],
    isRequired: true,
    group: 'main',
    choices: brakes,
    compared: {
      id: 'brake',
      label: 'Disc or Rim',
      explanation: 'Which brakes the wheels are made for.',
      text: (w) => w.brake,
    },
  },
  weight: {
    takes: figure('grams', 100, 20_000),
    label: 'Weight',
    column: 'weight',
    headings: ['weightg', 'weightgrams', 'weightingrams'],
    group: 'main',
    expectedOf: 'all',
    hasOutliers: true,
    isSuspiciousJump: true,
    compared: {
      id: 'weight',
      label: 'Weight',
      explanation: 'For the pair, without tyres.',
      figure: (w) => w.weight,
      isBetterLow: true,
    },
  },
  clincherOrTubelessOrHookless: {
    takes: word(rimTypes, rimTypeWords),
    label: 'Tire system',
    column: 'rim_type',
    headings: ['tyresystem', 'tiresystem', 'rimtype'],
    group: 'main',
    choices: rimTypes,
    expectedOf: 'all',
    compared: {
      id: 'rimType',
      label: 'Clincher or Tubeless or Hookless',
      explanation: 'How the rim holds the tyre. Hookless rims need tubeless tyres within a pressure limit.',
      text: (w) => w.rimType,
    },
  },
  frontSpokeCount: {
    takes: count(0, 64),
    label: 'Front spokes',
    column: 'front_spoke_count',
    headings: ['frontspokes'],
    group: 'hubs',
    expectedOf: 'all',
    compared: {
      id: 'frontSpokeCount',
      label: 'Front Spoke Count',
      explanation: 'Fewer spokes cut less air; more carry more.',
      figure: (w) => w.front.spokeCount,
      isAdvanced: true,
    },
  },
  frontRimDepth: {
    takes: depth,
    label: 'Front rim depth',
    column: 'front_rim_depth',
    group: 'rims',
    expectedOf: 'all',
    compared: {
      id: 'frontRimDepth',
      label: 'Front Rim Depth',
      explanation: 'Deeper is faster on the flat and catches more side wind.',
      figure: (w) => w.front.rimDepth,
    },
  },
  frontRimInnerWidth: {
    takes: width,
    label: 'Front inner width',
    column: 'front_inner_width',
    group: 'rims',
    expectedOf: 'all',
    hasOutliers: true,
    compared: {
      id: 'frontInnerWidth',
      label: 'Front Rim Inner Width',
      explanation: 'Room between the flanges; decides which tyres fit and how wide they sit.',
      figure: (w) => w.front.innerWidth,
    },
  },
  frontRimOutterWidth: {
    takes: width,
    label: 'Front outer width',
    column: 'front_outer_width',
    group: 'rims',
    expectedOf: 'all',
    compared: {
      id: 'frontOuterWidth',
      label: 'Front Rim Outter Width',
      explanation: 'The rim at its widest.',
      figure: (w) => w.front.outerWidth,
      isAdvanced: true,
    },
  },
  rearSpokeCount: {
    takes: count(0, 64),
    label: 'Rear spokes',
    column: 'rear_spoke_count',
    headings: ['rearspokes'],
    group: 'hubs',
    expectedOf: 'all',
    compared: {
      id: 'rearSpokeCount',
      label: 'Rear Spoke Count',
      explanation: 'The rear wheel carries the drive and needs more spokes.',
      figure: (w) => w.rear.spokeCount,
      isAdvanced: true,
    },
  },
  rearRimDepth: {
    takes: depth,
    label: 'Rear rim depth',
    column: 'rear_rim_depth',
    group: 'rims',
    expectedOf: 'all',
    compared: {
      id: 'rearRimDepth',
      label: 'Rear Rim Depth',
      explanation: 'Side wind matters less at the rear, so it is often deeper.',
      figure: (w) => w.rear.rimDepth,
    },
  },
  rearRimInnerWidth: {
    takes: width,
    label: 'Rear inner width',
    column: 'rear_inner_width',
    group: 'rims',
    expectedOf: 'all',
    compared: {
      id: 'rearInnerWidth',
      label: 'Rear Rim Inner Width',
      explanation: 'Room between the flanges of the rear rim.',
      figure: (w) => w.rear.innerWidth,
    },
  },
  rearRimOutterWidth: {
    takes: width,
    label: 'Rear outer width',
    column: 'rear_outer_width',
    group: 'rims',
    expectedOf: 'all',
    compared: {
      id: 'rearOuterWidth',
      label: 'Rear Rim Outter Width',
      explanation: 'The rear rim at its widest.',
      figure: (w) => w.rear.outerWidth,
      isAdvanced: true,
    },
  },
  riderWeightLimit: {
    takes: limit('kilograms', 20, 400),
    label: 'Rider weight limit',
    column: 'rider_weight_limit',
    unlimitedColumn: 'rider_weight_unlimited',
    headings: ['maxrider', 'maxriderkg', 'riderweightlimitkg', 'riderlimit'],
    group: 'main',
    expectedOf: 'all',
    hasOutliers: true,
    compared: {
      id: 'riderWeightLimit',
      label: 'Rider Weight Limit',
      explanation:
        'What the maker allows. Some makers count the bike as well; read it as the careful figure.',
      figure: (w) => w.riderWeightLimit,
      isAdvanced: true,
      isPlain: true,
    },
  },
  spokeType: {
    takes: text(),
    label: 'Spoke type',
    column: 'spoke_type',
    headings: ['spoke', 'spokes'],
    group: 'hubs',
    expectedOf: 'all',
    compared: {
      id: 'spokeType',
      label: 'Spoke',
      explanation: 'Material and shape of the spokes.',
      text: (w) => w.spokeType,
      isAdvanced: true,
    },
  },
  warranty: {
    takes: text(),
    label: 'Warranty',
    column: 'warranty',
    group: 'main',
    expectedOf: 'all',
    compared: {
      id: 'warranty',
      label: 'Warranty',
      explanation: 'As the maker states it.',
      text: (w) => w.warranty,
      isAdvanced: true,
      isPlain: true,
    },
  },
  freehubEngagementDegrees: {
    takes: figure('degrees', 0, 360),
    label: 'Freehub engagement',
    column: 'freehub_engagement',
    headings: ['engagement', 'freehubengagement', 'engagementdegrees'],
    group: 'hubs',
    expectedOf: 'all',
    compared: {
      id: 'freehubEngagement',
      label: 'Freehub Engagement',
      explanation: 'How far the pedals turn before they drive; smaller engages sooner.',
      figure: (w) => w.freehubEngagement,
      isAdvanced: true,
    },
  },
  hubType: { takes: text(), label: 'Hub', column: 'hub_type', headings: ['hub'], group: 'hubs' },
  isBoost: {
    takes: flag,
    label: 'Boost',
    column: 'is_boost',
    headings: ['boost'],
    group: 'hubs',
    choices: yesNo,
    expectedOf: ['mtb'],
  },
  isCenterLock: {
    takes: flag,
    label: 'Center lock',
    column: 'is_center_lock',
    headings: ['centerlock', 'centrelock'],
    group: 'hubs',
    choices: yesNo,
  },
  minTireWidth: {
    takes: tyreWidth,
    label: 'Narrowest tire',
    column: 'min_tyre_width',
    headings: ['mintire', 'mintyre'],
    group: 'rims',
  },
  maxTireWidth: {
    takes: tyreWidth,
    label: 'Widest tire',
    column: 'max_tyre_width',
    headings: ['maxtire', 'maxtyre'],
    group: 'rims',
  },
  xfactorIndex: {
    takes: figure('none', 0, 100),
    label: 'X-factor index',
    column: 'xfactor_index',
    headings: ['xfactor'],
    group: 'links',
  },
  stiffness: { takes: figure('none', 0, 100_000), label: 'Stiffness', column: 'stiffness', group: 'links' },
  link: {
    takes: link,
    label: 'Product page',
    column: 'product_link',
    headings: ['productpage', 'productlink', 'url'],
    group: 'links',
    expectedOf: 'all',
  },
  source: {
    takes: text(4000),
    label: 'Source of the figures',
    column: 'source',
    group: 'links',
    isProvenance: true,
  },
  recalled: {
    takes: text(2000),
    label: 'Recalled fields',
    column: 'recalled_columns',
    isNeverNull: true,
    group: 'links',
    isProvenance: true,
  },
} as const satisfies Readonly<Record<string, WheelsetField>>;
