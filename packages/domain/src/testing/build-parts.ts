import { unknownFacts } from '../catalogue/public.ts';
import { type Frame, frameFitFields } from '../frameset/public.ts';
import {
  type ComponentType,
  componentFitFields,
  type Groupset,
  type GroupsetComponent,
} from '../groupset/public.ts';
import {
  type BikeWheelset,
  type OtherPart,
  type Tube,
  type Tyre,
  tubeFitFields,
  tyreFitFields,
  wheelsetFitFields,
} from '../part/public.ts';

const origin = { source: null, recalledColumns: [] };
const included = { included: true, weight: null, imageLink: null };

/** A plain road disc frame for tests; pass only what the test is about. */
export const aFrame = (changes: Partial<Frame> = {}): Frame => ({
  key: 'test-frame',
  name: 'Frame',
  brand: 'Test',
  weight: 900,
  price: 2000,
  use: 'Road_Disc',
  brake: 'disc',
  geometryType: 'Balanced',
  material: 'carbon',
  bottomBracketShell: 'BSA',
  takesUniversalHanger: null,
  maxTyreWidth: { front: 32, rear: 30 },
  fork: included,
  handlebar: { ...included, included: false },
  seatpost: included,
  geometry: {
    size: '54',
    stack: 544,
    reach: 384,
    headAngle: 73,
    seatAngle: 74,
    chainstay: 410,
    wheelbase: 980,
    headTubeLength: 140,
    topTubeEffective: 545,
    bottomBracketDrop: 72,
    forkAxleToCrown: 370,
    forkRake: 45,
  },
  fit: unknownFacts(frameFitFields),
  isOwnBrand: false,
  imageLink: null,
  geometryLink: null,
  productLink: null,
  ...origin,
  ...changes,
});

/** A plain road disc wheelset of the builder. */
export const aBikeWheelset = (changes: Partial<BikeWheelset> = {}): BikeWheelset => ({
  id: 1,
  ppId: 1001,
  name: 'Test Wheelset',
  brand: 'Test',
  weight: 1400,
  price: 1000,
  minTyreWidth: { front: 25, rear: 25 },
  maxTyreWidth: { front: 40, rear: 40 },
  use: 'Road',
  isDisc: true,
  isBoost: false,
  isCenterLock: true,
  hubType: null,
  rimType: 'Tubeless',
  rimDepth: { front: 45, rear: 50 },
  rimInnerWidth: { front: 23, rear: 23 },
  fit: unknownFacts(wheelsetFitFields),
  imageLink: null,
  productLink: null,
  ...origin,
  ...changes,
});

/** A plain 28 mm tyre. */
export const aTyre = (changes: Partial<Tyre> = {}): Tyre => ({
  id: 'tyre',
  name: 'Test Tyre 28',
  shortName: 'Tyre 28',
  brand: 'Continental',
  price: 80,
  weight: 280,
  width: 28,
  type: 'tubeless',
  use: 'Road',
  wheelSize: '700c',
  rollingResistance: null,
  allowsHookless: true,
  maxPressurePsi: null,
  fit: unknownFacts(tyreFitFields),
  imageLink: null,
  ...origin,
  ...changes,
});

/** A plain tube. */
export const aTube = (changes: Partial<Tube> = {}): Tube => ({
  id: 'tube',
  name: 'Test Tube',
  shortName: 'Tube',
  brand: 'Continental',
  price: 9.5,
  weight: 104,
  valve: 'presta',
  material: 'butyl',
  minTyreWidth: 18,
  maxTyreWidth: 32,
  valveLength: null,
  fit: unknownFacts(tubeFitFields),
  imageLink: null,
  ...origin,
  ...changes,
});

/** A plain electronic disc groupset. */
export const aGroupset = (changes: Partial<Groupset> = {}): Groupset => ({
  id: 'groupset',
  name: 'Test Groupset',
  brand: 'Shimano',
  model: 'G1',
  price: 1900,
  weight: 2600,
  speed: 12,
  isDisc: true,
  isElectronic: true,
  isOwnBrand: false,
  use: 'Road',
  rest: null,
  hasRotors: false,
  weighed: [],
  imageLink: null,
  ...origin,
  ...changes,
});

/** A plain groupset part of the type, by default of {@link aGroupset}. */
export const aComponent = (
  type: ComponentType,
  changes: Partial<GroupsetComponent> = {},
): GroupsetComponent => ({
  id: `${type}-g1`,
  name: `Test ${type}`,
  brand: 'Shimano',
  price: 100,
  weight: 300,
  type,
  productId: type,
  model: 'G1',
  groupsetModel: 'G1',
  use: 'Road',
  isDisc: true,
  isElectronic: true,
  speed: 12,
  spiderInterface: null,
  chainringInterfaces: [],
  bottomBracketType: null,
  cassetteRange: null,
  freehub: null,
  chainringTeeth: null,
  largestCog: null,
  cage: null,
  actuationFamilies: [],
  fit: unknownFacts(componentFitFields),
  isOwnBrand: false,
  imageLink: null,
  ...origin,
  ...changes,
});

/** A plain saddle. */
export const anOtherPart = (changes: Partial<OtherPart> = {}): OtherPart => ({
  id: 'saddle',
  category: 'saddle',
  details: null,
  name: 'Test Saddle',
  brand: 'Test',
  type: 'Road',
  weight: 200,
  price: 150,
  pedalType: null,
  imageLink: null,
  ...origin,
  ...changes,
});
