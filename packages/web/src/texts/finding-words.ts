import type { FactField, Severity } from '@pp-tools/domain/compatibility';

/** A verdict in one word; always next to its icon. */
export const severityTexts: Readonly<Record<Severity, string>> = {
  blocks: 'Incompatible',
  check: 'Check',
  note: 'Note',
  notChecked: 'Not checked',
};

/** What nobody knows of a part. */
const fieldTexts: Readonly<Record<FactField, string>> = {
  axleToCrown: 'height from axle to crown',
  bead: 'wheel size',
  beads: 'wheel size',
  bikeKind: 'kind of bike',
  brand: 'brand',
  clamp: 'clamp diameter',
  diameter: 'diameter',
  dropperTravel: 'travel',
  freehubOptions: 'freehub bodies',
  freehubs: 'freehub body',
  hasOwnLevers: 'levers',
  isMountain: 'kind of wheel',
  isSealant: 'tube or sealant',
  leastLargestCog: 'smallest cassette',
  maxRotor: 'largest rotor',
  rimDepth: 'rim depth',
  riderLimit: 'rider weight limit',
  steerer: 'steerer',
  travel: 'travel',
  use: 'kind of bike',
  valveLengths: 'valve length',
  weight: 'weight',
  wheelSizes: 'wheel size',
  allowsHookless: 'approval for hookless rims',
  armInterface: 'seat on the arms',
  armModel: 'crank model that it is made for',
  bar: 'kind of handlebar',
  brake: 'kind of brake',
  brakeActuation: 'brake actuation',
  brakeFluid: 'brake fluid',
  brakeMount: 'brake mount',
  cage: 'cage',
  capacity: 'chain capacity',
  chainline: 'chainline',
  families: 'shifting family',
  freehub: 'freehub body',
  frontMechMount: 'front derailleur mount',
  hanger: 'derailleur hanger',
  hubSpacing: 'hub width',
  innerWidth: 'inner rim width',
  isCenterLock: 'rotor mount',
  isDisc: 'kind of brake',
  isElectronic: 'electronic or cable',
  largestCog: 'largest cog',
  largestRing: 'largest chainring',
  maxTyreWidth: 'widest tire',
  meterKind: 'kind of power meter',
  minTyreWidth: 'narrowest tire',
  mount: 'mount',
  nativeRotor: 'rotor size',
  productId: 'model',
  rimType: 'rim type',
  ringDifference: 'largest step between rings',
  ringInterfaces: 'chainring mount',
  rings: 'chainrings',
  rotorMount: 'rotor mount',
  rotorSize: 'rotor size',
  routing: 'cable and wire routing',
  seatTube: 'seat tube diameter',
  shell: 'bottom bracket shell',
  shellWidth: 'shell width',
  smallestCog: 'smallest cog',
  speed: 'speeds',
  spindle: 'spindle',
  type: 'tire type',
  width: 'width',
};

/** A field of a part in words. */
export const fieldText = (field: string): string => new Map(Object.entries(fieldTexts)).get(field) ?? field;

const families: Readonly<Record<string, string>> = {
  'shimano-road-11-mech': 'Shimano 11-speed road, mechanical',
  'shimano-road-11-di2': 'Shimano 11-speed Di2',
  'shimano-road-12-mech': 'Shimano 12-speed road and GRX, mechanical',
  'shimano-road-12-di2': 'Shimano 12-speed road and GRX Di2',
  'shimano-mtb-12-mech': 'Shimano 12-speed mountain, mechanical',
  'shimano-mtb-12-di2': 'Shimano 12-speed mountain Di2',
  'shimano-linkglide-11': 'Shimano LINKGLIDE',
  'sram-axs-road': 'SRAM AXS road',
  'sram-axs-xplr-12': 'SRAM AXS XPLR 12',
  'sram-axs-xplr-13': 'SRAM AXS XPLR 13',
  'sram-mech-12-xplr': 'SRAM Apex XPLR, mechanical',
  'sram-mech-12-eagle': 'SRAM Eagle, mechanical',
  'sram-axs-eagle': 'SRAM Eagle AXS',
  'sram-axs-eagle-t-type': 'SRAM Eagle Transmission AXS',
  'sram-mech-t-type': 'SRAM Eagle Transmission, mechanical',
  'campagnolo-12-mech': 'Campagnolo 12, mechanical',
  'campagnolo-12-eps': 'Campagnolo 12 EPS',
  'campagnolo-12-wrl': 'Campagnolo 12 Wireless',
  'campagnolo-ekar-13': 'Campagnolo Ekar 13',
  'ltwoo-erx-er9': 'L-TWOO eRX/eR9',
  'ltwoo-egr': 'L-TWOO eGR',
  'wheeltop-eds-tx': 'Wheeltop EDS TX',
  'wheeltop-eds-gex': 'Wheeltop EDS GeX',
  'sensah-empire-pro-12': 'Sensah Empire Pro 12',
  'cable-short': 'short-pull cable',
  'cable-long': 'long-pull cable',
  dot: 'DOT fluid',
  mineral: 'mineral oil',
  drop: 'drop bar',
  flat: 'flat bar',
  'center-lock': 'Center Lock',
  '6-bolt': '6-bolt',
  'not-approved': 'not approved for hookless rims',
};

/** A value of a finding in words; labels come joined, several mean "any of these". */
export function valueText(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  return value
    .split('|')
    .map((label) => families[label] ?? label)
    .join(', ');
}
