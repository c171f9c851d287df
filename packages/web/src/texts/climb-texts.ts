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
  addWheels: 'Add a wheelset',
  noMatch: 'No wheelset found.',
  tooClose: 'too close to feel',
  faster: '↓ faster',
  slower: '↑ slower',
  walking: 'Somewhere on this road the speed falls to walking pace; the bicycle may not balance.',
  start:
    'A standing start and the turning of the wheels cost almost nothing on a climb: about 0.3 s in all. At steady speed a gram on the rim equals a gram on the frame.',
} as const;
