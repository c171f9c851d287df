import type { BikeSlot, PartFacts } from './facts/part-facts.ts';

/**
 * How hard a finding is: the parts cannot be put together or are unsafe (blocks), they work badly or need
 * something more (check), something to know (note), or a field is missing (notChecked). Hardest first.
 */
export const severities = ['blocks', 'check', 'note', 'notChecked'] as const;
/** One of {@link severities}. */
export type Severity = (typeof severities)[number];

/** One part of a finding and the value that it brings; null where the part has no value of its own to show. */
export interface FindingSide {
  readonly slot: BikeSlot;
  readonly name: string;
  readonly value: string | number | null;
}

/** What a rule found; the texts are made from it where it is shown. `rules` are numbers of docs/compatibility-rules.md. */
export interface Clash {
  readonly severity: Exclude<Severity, 'notChecked'>;
  readonly rules: readonly number[];
  readonly code: ClashCode;
  readonly part: FindingSide;
  /** null: the part alone is the matter, as a crank that has no ring yet. */
  readonly other: FindingSide | null;
  readonly end: 'front' | 'rear' | null;
  /** Places in which another choice would settle it, the easiest first. */
  readonly fixes: readonly BikeSlot[];
}

/** A field that a rule needs and that nobody knows. */
export interface MissingField {
  readonly slot: BikeSlot;
  readonly name: string;
  readonly isOwn: boolean;
  readonly field: FactField;
}

/** A rule that could not speak, and the fields that it lacks. */
export interface Unchecked {
  readonly severity: 'notChecked';
  readonly rules: readonly number[];
  readonly missing: readonly MissingField[];
  /** The places that the rule is about, those of which everything is known too. */
  readonly slots: readonly BikeSlot[];
}

/** A verdict of one rule, or of several that found the same cause. */
export type Finding = Clash | Unchecked;

/** Names of the fields that can be missing. */
export const factFields = [
  'armInterface',
  'bar',
  'brake',
  'brakeActuation',
  'brakeFluid',
  'brakeMount',
  'cage',
  'capacity',
  'chainline',
  'dimensions',
  'families',
  'freehub',
  'frontMechMount',
  'hanger',
  'hubSpacing',
  'innerWidth',
  'isCenterLock',
  'isDisc',
  'isElectronic',
  'largestCog',
  'largestRing',
  'allowsHookless',
  'armModel',
  'maxTyreWidth',
  'meterKind',
  'minTyreWidth',
  'mount',
  'nativeRotor',
  'productId',
  'rimType',
  'ringDifference',
  'ringInterfaces',
  'rings',
  'rotorMount',
  'rotorSize',
  'routing',
  'seatTube',
  'shell',
  'shellWidth',
  'smallestCog',
  'speed',
  'spindle',
  'type',
  'wheelSize',
  'width',
] as const;
/** One of {@link factFields}. */
export type FactField = (typeof factFields)[number];

/** What a clash is about; several belong to one rule. */
export const clashCodes = [
  'actuationKind',
  'actuationFamily',
  'di2Generation',
  'roadMountainPull',
  'mountainSystems',
  'appSetPairing',
  'appSetSpeed',
  'speeds',
  'largestCog',
  'smallCassette',
  'capacity',
  'cassetteFamily',
  'chainFamily',
  'chainOnRing',
  'ringMissing',
  'linkglide',
  'freehub',
  'freehubSpacer',
  'freehubAdapter',
  'orderBody',
  'shell',
  'spindle',
  'noBottomBracket',
  'threads',
  'ringMount',
  'ringDifference',
  'chainline',
  'hubSpacing',
  'largestRing',
  'meterArm',
  'meterSpider',
  'meterRings',
  'meterPedals',
  'meterCrankset',
  'noFrontMechMount',
  'clampNeeded',
  'frontMechMissing',
  'frontMechUnneeded',
  'hanger',
  'hangerKit',
  'hangerUnknown',
  'noWireRoom',
  'wireRoom',
  'noCableRouting',
  'brakeKind',
  'brakePull',
  'brakeFluid',
  'brakeRatio',
  'barKind',
  'brakeMount',
  'rotorMount',
  'rotorAdapter',
  'rotorTooSmall',
  'tyreOnRim',
  'tyreNarrowerThanRim',
  'hooklessTyre',
  'hooklessMinimum',
  'hooklessStandard',
  'hooklessTube',
  'clearance',
  'caliperClearance',
  'wheelSize',
  'tyreSize',
  'tubular',
  'tubeWidth',
] as const;
/** One of {@link clashCodes}. */
export type ClashCode = (typeof clashCodes)[number];

/** A part with its value, for {@link clash}. */
export const side = ({ slot, name }: PartFacts, value: FindingSide['value'] = null): FindingSide => ({
  slot,
  name,
  value,
});

/** A clash of one rule. Without named fixes a change of either part settles it. */
export function clash(
  rule: number,
  code: ClashCode,
  severity: Clash['severity'],
  sides: readonly [FindingSide] | readonly [FindingSide, FindingSide],
  more: { readonly end?: 'front' | 'rear'; readonly fixes?: readonly BikeSlot[] } = {},
): Clash {
  const [part, other = null] = sides;
  const fixes = more.fixes ?? [part.slot, ...(other === null ? [] : [other.slot])];
  return { severity, rules: [rule], code, part, other, end: more.end ?? null, fixes };
}

/** A field that a rule needs, with whether it is known. */
export interface Wanted extends MissingField {
  readonly isKnown: boolean;
}

const isKnown = (value: unknown): boolean =>
  value !== null && value !== undefined && (!Array.isArray(value) || value.length > 0);

/** A field of a part that a rule needs; a value that stands in another place of the part is given by itself. */
export const want = <Facts extends PartFacts>(
  facts: Facts,
  field: FactField,
  value: unknown = Reflect.get(facts, field),
): Wanted => ({
  slot: facts.slot,
  name: facts.name,
  isOwn: facts.isOwn,
  field,
  isKnown: isKnown(value),
});

/** "Not checked" with what is missing; empty when every field is known. */
export function notChecked(rule: number, ...wanted: readonly Wanted[]): readonly Finding[] {
  const missing = wanted
    .filter(({ isKnown: known }) => !known)
    .map(({ slot, name, isOwn, field }) => ({ slot, name, isOwn, field }));
  if (missing.length === 0) return [];
  return [
    { severity: 'notChecked', rules: [rule], missing, slots: [...new Set(wanted.map(({ slot }) => slot))] },
  ];
}
