import type { AltitudeModel, ClimbFault, LeftOut, PositionId, TyreId } from '@pp-tools/domain/climb';

export const positionTexts: Readonly<Record<PositionId, string>> = {
  tops: 'On the tops',
  hoods: 'On the hoods',
  drops: 'In the drops',
  aero: 'Low on a road bike',
  timeTrial: 'Time trial',
};

export const tyreTexts: Readonly<Record<TyreId, string>> = {
  fastRace: 'Fast race tyres',
  race: 'Race tyres',
  usual: 'Usual tyres on asphalt',
  training: 'Training tyres',
  roughRoad: 'Rough road',
};

export const altitudeTexts: Readonly<Record<AltitudeModel, string>> = {
  acclimatised: 'Acclimatised (Bassett 1999)',
  notAcclimatised: 'Not acclimatised (Bassett 1999)',
  townsend: 'Townsend 2017',
};

/** Why there is no result. */
export const faultTexts: { readonly [Code in ClimbFault['code']]: string } = {
  notReachable: 'No power below 2000 W rides this road in that time.',
  standsStill:
    'That power is too little: the rider would stop on the way. Give more, or leave the standing start out.',
  noWheels: 'Choose at least two wheelsets.',
};

export const leftOutText = ({ name }: LeftOut): string =>
  `${name} is left out: its weight is unknown. Enter the weight from your own scale to compare it.`;

export const climbTexts = {
  title: 'Wheelset Climb Calculator',
  intro:
    'How much faster up the climb? Choose wheelsets, a road and a rider; the difference is worked out here, with its doubt.',
  chooseFile: 'Choose a GPX, TCX or FIT file, and the road appears here.',
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
  copyFailed: 'The browser refused to copy. Copy the address bar instead.',
  addWheels: 'Add a wheelset',
  noMatch: 'No wheelset found.',
  tooClose: 'too close to feel',
  faster: '↓ faster',
  slower: '↑ slower',
  walking: 'Somewhere on this road the speed falls to walking pace; the bicycle may not balance.',
  start:
    'A standing start and the turning of the wheels cost almost nothing on a climb: about 0.3 s in all. At steady speed a gram on the rim equals a gram on the frame.',
} as const;

export const roadTexts = {
  title: 'Road',
  kindLabel: 'Kind of road',
  famous: 'Famous climb',
  constant: 'Constant gradient',
  file: 'GPX file',
  climb: 'Climb',
  chooseClimb: 'Choose a climb',
  record: (note: string) =>
    `On record: ${note}. Its start and finish differ from ours, so it is no comparison.`,
  gradient: 'Gradient',
  length: 'Length',
  startHeight: 'Start height',
  choose: 'Choose a GPX file, or drop it here',
  fileHint: 'GPX, TCX or FIT, also packed (.gz), up to 60 MB. It stays in your browser.',
  reading: (name: string, share: number) => `Reading ${name}: ${Math.round(share * 100)} %`,
  lastRoadStays: 'The road from before is still ridden.',
  damagedLink: 'The road in this link is damaged. Ask for the link again, or choose the file.',
  reportLabel: 'What was done to the file',
  partLabel: 'What to ride',
  whole: 'Whole road',
  longestClimb: (length: string) => `Longest climb in this file, ${length}`,
  onlyClimb: 'Only the longest climb is ridden: without the flat road before it and the descent after it.',
  notSaved: 'This road is too long to be saved in this browser. After a reload, choose the file again.',
} as const;
