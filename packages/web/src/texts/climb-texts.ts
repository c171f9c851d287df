import type { ClimbFault, Verdict } from '@pp-tools/domain/climb';
import { pageLeads } from './page-lead-texts.ts';

/** Why there is no result; `time` writes seconds as riders read them. */
export function climbFaultText(fault: ClimbFault, time: (seconds: number) => string): string {
  switch (fault.code) {
    case 'notReachable':
      return 'No power below 2000 W rides this road in that time.';
    case 'rollsFaster':
      return `This road rolls faster than that: ${time(fault.rolling)} without pedaling. Enter a shorter time.`;
    case 'standsStill':
      return 'That power is too little: the rider would stop on the way. Enter more, or turn off the standing start.';
    case 'noWheels':
      return climbTexts.noWheels;
    default:
      return fault satisfies never;
  }
}

/** What a difference in time says at the same power. */
export const verdictTexts: Readonly<Record<Verdict, string>> = {
  faster: '↓ faster',
  slower: '↑ slower',
  tooClose: 'too close to feel',
};

/** What a difference in power says for the same time. */
export const powerVerdictTexts: Readonly<Record<Verdict, string>> = {
  faster: '↓ less power',
  slower: '↑ more power',
  tooClose: 'too close to feel',
};

export const climbTexts = {
  ...pageLeads.climb,
  contact: 'Contact Us',
  chooseFile: 'Choose a GPX, TCX or FIT file, and the road appears here.',
  noWheels: 'Choose at least two wheelsets.',
  loading: 'Loading wheels…',
  noWheelsets: 'No wheelsets to show.',
  tryAgain: 'Try again',
  copyLink: 'Copy link',
  csv: 'CSV',
  print: 'Print',
  showImperial: 'Show mi, ft, lb',
  showMetric: 'Show km, m, kg',
  sharedRoad: 'Road from a link',
  longestClimbOf: (road: string) => `${road}, longest climb`,
  /** `gradient` is rise over run. */
  evenRoad: (gradient: number) => `A road of ${Math.round(gradient * 1000) / 10} %`,
  copied: 'Link copied',
  copiedWithRoad: (
    points: number,
    error: string,
    rise: { readonly before: string; readonly after: string },
  ) =>
    `Link copied. It carries your road in ${points} points: heights within ${error}, ${rise.after} of rise instead of ${rise.before}.`,
  walking: 'Somewhere on this road the speed falls to walking pace; the bicycle may not balance.',
} as const;

/** The heading and sentence of a result. */
export const headlineTexts = {
  takes: (name: string, time: string, power: string) => `${name} takes ${time} at ${power}.`,
  needsLess: (name: string, watts: string) => `${name} needs ${watts} W less`,
  needsLeast: (name: string) => `${name} needs the least power`,
  faster: (name: string, gap: string) => `${name} is ${gap} faster`,
  fastest: (name: string) => `${name} is the fastest here`,
  giveOrTake: (margin: string) => `Give or take ${margin}.`,
  tooClose: 'Too close to feel',
  closest: (name: string, difference: string) => `${name}: ${difference}.`,
} as const;

/** Names of the figures of a road and of a wheelset on it. */
export const figureTexts = {
  result: 'Result',
  times: 'Times',
  length: 'Length',
  rise: 'Rise',
  average: 'Average',
  steepest: 'Steepest 100 m',
  top: 'Top',
  baseline: 'baseline',
  power: 'Power',
  equalSpeed: 'At equal speed',
  finish: 'At the finish',
  money: 'Money',
  table: 'All figures as a table',
  tableLabel: 'All figures',
  columns: {
    ...{
      wheelset: 'Wheelset',
      time: 'Time',
      difference: 'Difference',
      percent: 'In percent',
      speed: 'Speed',
    },
    ...{ power: 'Power', perKilogram: 'Per kg rider', equalSpeed: 'At equal speed', finish: 'At the finish' },
    ...{ rate: 'VAM', money: 'Money' },
  },
  perSecond: (dollars: string) => `$${dollars} a second`,
  fasterAndCheaper: 'faster and not more expensive',
  notFaster: 'not faster',
  priceUnknown: 'price unknown',
} as const;

/** The picture of the road. */
export const profileTexts = {
  title: 'Where each second is won',
  legendLabel: 'Tint by slope, up or down',
  legend: ['under 3 %', '3 to 6 %', '6 to 9 %', '9 to 12 %', '12 % and more'],
  bars: 'Bars upwards are seconds won on the baseline, downwards lost.',
  position: 'Position on the road',
  road: (name: string, length: string, rise: string, average: string, steepest: string) =>
    `${name}: ${length} with ${rise} of rise, on average ${average}, at the steepest ${steepest} over 100 m.`,
  stretch: (from: string, to: string, slope: string, height: string, gaps: string) =>
    `${from} to ${to}: ${slope}, up to ${height}. ${gaps}`,
  lane: (letter: string, name: string, gap: string) => `${letter}, ${name}: ${gap} in all`,
  table: 'The road as a table',
  fromTo: 'From, to',
  slope: 'Slope',
  baseline: 'Baseline',
  range: (from: string, to: string) => `${from} to ${to}`,
} as const;

/** The map of who is faster over gradients and powers. */
export const crossoverTexts = {
  title: 'Light or deep?',
  against: (name: string) => `${name} against`,
  always: (name: string) => `${name} is faster at every gradient up to 25 %; there is no break-even.`,
  breakEven: (slope: string, steep: string, flat: string) =>
    `Break-even at ${slope}: ${steep} is faster where it is steeper, ${flat} where it is flatter.`,
  at: (power: string, sentence: string) => `At ${power}. ${sentence} Still air, as halfway up this road.`,
  table: 'Break-even as a table',
  power: 'Power',
  column: 'Break-even',
  faster: (name: string) => `${name} is faster`,
  here: 'this road on average, at your power',
} as const;

/** Where the power goes. */
export const splitTexts = {
  title: 'Where the power goes',
  sentence: (name: string, watts: number) => `${name}, mean over the whole road, ${watts} W at the pedals.`,
  givesBack: (parts: string) => ` ${parts}.`,
  gives: (name: string, watts: number) => `${name} gives ${watts} W back`,
  gravity: 'Climbing',
  air: 'Air',
  rolling: 'Tires',
  drivetrain: 'Drivetrain',
  bearings: 'Bearings',
  unused: 'Not used downhill',
} as const;

/** The file of figures. */
export const climbCsvTexts = {
  header: [
    ...['Wheelset', 'Weight g', 'Time s', 'Mean speed km/h', 'Power W'],
    ...[
      'Difference s',
      'Give or take s',
      'Difference %',
      'At the finish m',
      'At equal speed W',
      'Verdict',
      'Money',
    ],
  ],
  from: (address: string) => `From ${address}`,
  written: (day: string) => `Written ${day}`,
  estimates: (name: string, figures: readonly string[]) => `Estimates of ${name}: ${figures.join(', ')}`,
} as const;
