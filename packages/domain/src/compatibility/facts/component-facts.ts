import {
  type ComponentChoice,
  type ComponentType,
  type GroupsetComponent,
  teethIn,
} from '../../groupset/public.ts';
import { bodyLabels, discMount, recalledFacts } from './fit-words.ts';
import { type ComponentFacts, ownComponentFacts } from './part-facts.ts';
import {
  publishedCapacity,
  publishedChainline,
  publishedLeastCog,
  publishedRingDifference,
} from './published-figures.ts';

/** `SHELL>spindle` of a bottom bracket, the spindle alone of a crank. */
function bearingFacts({ type, bottomBracketType }: GroupsetComponent) {
  if (type !== 'bottom_bracket') return { shell: null, shellWidth: null, spindle: bottomBracketType };
  const [shell = null, spindle = null] = (bottomBracketType ?? '').split('>').map((side) => side.trim());
  return {
    shell: shell || null,
    shellWidth: shell === 'T47' ? null : shell || null,
    spindle: spindle || null,
  };
}

/** Levers: drop bar levers of disc groups are hydraulic, of the others short-pull; triggers and pods brake nothing. */
function leverFacts({ use, isDisc, brand }: GroupsetComponent) {
  if (use === 'Mountain') return { bar: 'flat', brakeActuation: 'none', brakeFluid: null };
  if (!isDisc) return { bar: 'drop', brakeActuation: 'cable-short', brakeFluid: null };
  return {
    bar: 'drop',
    brakeActuation: 'hydraulic',
    brakeFluid: brand.toUpperCase() === 'SRAM' ? 'dot' : 'mineral',
  };
}

/** Brakes by their family: "shimano-road-hydraulic", "campagnolo-rim", "sram-mtb-hydraulic". */
function brakeFacts({ actuationFamilies: [family = ''] }: GroupsetComponent) {
  if (family.endsWith('rim')) return { brakeActuation: 'cable-short', bar: 'drop' };
  if (!family.includes('hydraulic')) return {};
  const isMountain = family.includes('mtb');
  if (isMountain) return { brakeActuation: 'hydraulic', bar: 'flat', hasOwnLevers: true };
  const brakeFluid = family.endsWith('dot') ? 'dot' : 'mineral';
  return { brakeActuation: 'hydraulic', bar: 'drop', brakeFluid };
}

/** What a power meter is: a whole crankset, a spider, a left arm or pedals. */
function meterFacts(component: GroupsetComponent) {
  const { spiderInterface, chainringTeeth, bottomBracketType, name } = component;
  if (chainringTeeth !== null) return { meterKind: 'crankset' as const };
  if (spiderInterface !== null) return { meterKind: 'spider' as const };
  if (bottomBracketType === null) return { meterKind: 'pedals' as const };
  return { meterKind: 'arm' as const, armModel: /\bFC-[A-Z0-9]+/.exec(name)?.[0] ?? null };
}

const fitColumns: Readonly<Record<string, string>> = {
  freehub: 'freehubs',
  caliper_mount: 'mount',
  caliper_max_rotor_mm: 'maxRotor',
  capacity_teeth: 'capacity',
  ring_interface: 'ringSeats',
  min_cog: 'leastLargestCog',
};

/** The list's own body first: it is the usual one. */
const freehubsOf = ({ freehub, fit }: GroupsetComponent): readonly string[] => [
  ...new Set([...(freehub === null ? [] : [freehub]), ...bodyLabels(fit.freehub)]),
];

const factsByType: Readonly<
  Partial<Record<ComponentType, (component: GroupsetComponent) => Partial<ComponentFacts>>>
> = {
  shifters: leverFacts,
  brakes: (component) => ({
    ...brakeFacts(component),
    mount: discMount(component.fit.caliperMount),
    maxRotor: component.fit.caliperMaxRotorMm,
  }),
  powerMeter: meterFacts,
  rearDer: (component) => ({
    capacity: component.fit.capacityTeeth ?? publishedCapacity(component.productId),
    leastLargestCog: component.fit.minCog ?? publishedLeastCog(component),
  }),
  frontDer: (component) => ({
    ringDifference: publishedRingDifference(component),
    chainline: publishedChainline(component),
    mount: /(-F|-Z2)$/.test(component.productId) ? 'braze-on' : null,
  }),
  crankset: (component) => ({ chainline: publishedChainline(component) }),
};

/** The facts of a groupset part of the catalogue. */
export function componentFacts(component: GroupsetComponent): ComponentFacts {
  const { type } = component;
  const cogs = teethIn(component.cassetteRange);
  const isRange = cogs.length > 1;
  return {
    ...ownComponentFacts(type, component.name),
    isOwn: false,
    productId: component.productId,
    isElectronic: component.isElectronic,
    isDisc: component.isDisc,
    speed: component.speed,
    families: component.actuationFamilies,
    smallestCog: isRange ? (cogs.at(-1) ?? null) : null,
    largestCog: component.largestCog ?? (isRange ? (cogs[0] ?? null) : null),
    recalled: recalledFacts(component.fit, fitColumns),
    freehubs: freehubsOf(component),
    rings: teethIn(component.chainringTeeth),
    armInterface: component.spiderInterface,
    ringInterfaces: component.chainringInterfaces,
    ringSeats: component.fit.ringInterface,
    ...bearingFacts(component),
    cage: component.cage,
    ...factsByType[type]?.(component),
  };
}

/** The facts of what stands in one place of a groupset. */
export const choiceFacts = (type: ComponentType, choice: ComponentChoice): ComponentFacts =>
  choice.kind === 'own' ? ownComponentFacts(type, choice.name) : componentFacts(choice.component);
