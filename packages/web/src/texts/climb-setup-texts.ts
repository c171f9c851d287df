import type { AltitudeModel, LeftOut, PositionId, RollingTest, TyreId } from '@pp-tools/domain/climb';

export const positionTexts: Readonly<Record<PositionId, string>> = {
  tops: 'On the tops',
  hoods: 'On the hoods',
  drops: 'In the drops',
  aero: 'Low on a road bike',
  timeTrial: 'Time trial',
};

export const tyreTexts: Readonly<Record<TyreId, string>> = {
  fastRace: 'Fast race tires',
  race: 'Race tires',
  usual: 'Usual tires on asphalt',
  training: 'Training tires',
  roughRoad: 'Rough road',
};

export const altitudeTexts: Readonly<Record<AltitudeModel, string>> = {
  acclimatised: 'Acclimatised (Bassett 1999)',
  notAcclimatised: 'Not acclimatised (Bassett 1999)',
  townsend: 'Townsend 2017',
};

export const rollingTestTexts: Readonly<Record<RollingTest, string>> = {
  drum: 'Drum test',
  rollers: 'Roller test',
  aeroCoach: 'AeroCoach test',
};

export const leftOutText = ({ name }: LeftOut): string =>
  `${name} is left out: its weight is unknown. Enter the weight from your own scale to compare it.`;

export const setupLineTexts = {
  title: 'What is calculated',
  noRoad: 'No road yet',
  edit: 'Edit',
  done: 'Done',
} as const;

export const wheelsTexts = {
  title: 'Wheelsets',
  add: 'Add a wheelset',
  noMatch: 'No wheelset found.',
  more: (count: number) => `${count} more: keep typing`,
  most: (count: number) => `${count} wheelsets are the most.`,
  few: 'Choose at least two wheelsets.',
  baselineHint: 'The filled triangle marks the baseline; the others are measured against it.',
  baseline: (name: string) => `Baseline: ${name}`,
  remove: (name: string) => `Remove ${name}`,
  onYourScale: (weight: string) => `${weight} on your scale`,
  deep: (depth: string) => `${depth} deep`,
  depthAssumed: '; depth taken as the reference’s',
  own: 'Own weight and tire',
  ownOf: (name: string) => `Own weight and tire of ${name}`,
  ownWeight: (name: string) => `Weight of your pair of ${name}`,
  tyre: (name: string) => `Tires on ${name}`,
  sameTyre: 'The same as on the others',
  tyreOption: (name: string, rolling: number) => `${name} (Crr ${rolling})`,
  tyreHint: 'Tires count only against a baseline with a tire of the same test.',
  tyreNotCounted: (name: string) =>
    `The tires on ${name} do not count: the baseline has none, or one of another test.`,
  tyresLoading: 'Loading tires…',
  tyresFailed: 'The list of tires did not load.',
  unknown: (count: number) => `${count} of the link are no longer in the catalogue.`,
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

export const riderTexts = {
  title: 'Rider and bicycle',
  effortLabel: 'Power or target time',
  power: 'Power',
  time: 'Target time',
  averagePower: 'Average power',
  targetTime: 'Target time of the baseline',
  timeForm: 'h:mm:ss',
  timeHint: 'Hours, minutes and seconds, like 1:05:00; 1 minute to 48 hours',
  rider: 'Rider',
  bicycle: 'Bicycle',
  kit: 'Kit',
  position: 'Position',
  positionOption: (name: string, dragArea: number) => `${name} (CdA ${dragArea})`,
  ownPosition: (dragArea: number) => `Own CdA ${dragArea}`,
  tyres: 'Tires and road',
  tyreOption: (name: string, rolling: number) => `${name} (Crr ${rolling})`,
  ownTyre: (rolling: number) => `Own Crr ${rolling}`,
} as const;

export const dayTexts = {
  title: 'Day and model',
  weather: 'Wind and weather',
  headwind: 'Headwind',
  wind: 'Wind',
  windFrom: 'Wind from',
  along: 'Straight along the road',
  directions: ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'],
  density: 'Air density, kg/m³',
  temperature: 'Temperature at the start',
  humidity: 'Humidity',
  pressure: 'Pressure at sea level',
  direct: 'Enter the air density directly',
  model: 'Model',
  dragArea: 'CdA, m²',
  rolling: 'Crr',
  efficiency: 'Drivetrain efficiency',
  shelter: 'Wind that reaches you',
  reference: 'Reference wheels',
  referenceDepth: 'Their depth',
  referenceHint: 'The bicycle’s weight and CdA count with the reference wheels in it.',
  bearings: 'Friction of the wheel bearings',
  standstill: 'Start from a standstill, with turning wheels',
  pacing: 'Push harder where it is steep (within 10 %)',
  altitude: 'Power at height (an estimate)',
  sameAtHeight: 'The same at every height',
} as const;
