import type { BikeSlot, FactField, Severity } from '@pp-tools/domain/compatibility';

/** A verdict in one word; always beside its icon. */
export const severityTexts: Readonly<Record<Severity, string>> = {
  blocks: 'Incompatible',
  check: 'Check',
  note: 'Note',
  notChecked: 'Not checked',
};

/** Places of a bike inside a sentence. */
export const slotTexts: Readonly<Record<BikeSlot, string>> = {
  frame: 'frame',
  fork: 'fork',
  handlebar: 'handlebar',
  seatpost: 'seatpost',
  wheelset: 'wheelset',
  tyre: 'tire',
  tube: 'tube',
  crankset: 'crankset',
  cassette: 'cassette',
  bottom_bracket: 'bottom bracket',
  brakes: 'brakes',
  chain: 'chain',
  chainring: 'chainring',
  frontDer: 'front derailleur',
  powerMeter: 'power meter',
  rearDer: 'rear derailleur',
  shifters: 'shifters',
};

/** Several of one place: "the 14 cassettes that fit". */
export const manyTexts: Readonly<Partial<Record<BikeSlot, string>>> = {
  crankset: 'cranksets',
  cassette: 'cassettes',
  bottom_bracket: 'bottom brackets',
  brakes: 'brakes',
  chain: 'chains',
  chainring: 'chainrings',
  frontDer: 'front derailleurs',
  powerMeter: 'power meters',
  rearDer: 'rear derailleurs',
  shifters: 'shifters',
};

/** What nobody knows of a part. */
export const fieldTexts: Readonly<Record<FactField, string>> = {
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
  dimensions: 'dimensions',
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
  wheelSize: 'wheel size',
  width: 'width',
};

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
