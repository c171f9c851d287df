import {
  isUnknownValue,
  knownWord,
  type LinkField,
  type LinkVerdict,
  type LinkVerdicts,
  linkFields,
  linkKey,
  linkTrouble,
  safeLink,
  wireNoLimit,
} from '../catalogue/public.ts';
import { isInCategory } from './category.ts';
import {
  type CatalogueColumn,
  catalogueColumnNames,
  type NewWheelsetWire,
  wheelsetField,
} from './sheet-columns.ts';
import { brakes } from './wheelset.ts';

/** Something about a wheelset's data that staff may want to mend. */
export type QualityIssue =
  | { readonly kind: 'missing'; readonly field: CatalogueColumn }
  | {
      readonly kind: 'outlier';
      readonly field: CatalogueColumn;
      readonly value: number;
      readonly low: number;
      readonly high: number;
    }
  | {
      readonly kind: 'contradiction';
      readonly field: CatalogueColumn;
      readonly other: CatalogueColumn;
      readonly value: number;
      readonly otherValue: number;
    }
  | { readonly kind: 'duplicate'; readonly field: 'name' | 'link'; readonly others: readonly number[] }
  | {
      /** A link that leads nowhere, or one of which that is not certain. */
      readonly kind: 'link' | 'unclear';
      readonly field: LinkField;
      readonly value: string;
      readonly verdict: LinkVerdict;
    };

/** A wheelset with its issues. */
export interface WheelsetQuality {
  readonly id: number;
  readonly ppId: number;
  readonly name: string;
  readonly issues: readonly QualityIssue[];
}

/** Without these a wheelset is not fully told; some are expected of some categories only. */
const expectedFields = catalogueColumnNames.filter((name) => wheelsetField(name).expectedOf !== undefined);

function isExpected(name: CatalogueColumn, { intendedUse, DiscOrRim }: Stored): boolean {
  const { expectedOf = [] } = wheelsetField(name);
  if (expectedOf === 'all') return true;
  const wheelset = { intendedUse, brake: knownWord(brakes, DiscOrRim) };
  return expectedOf.some((category) => isInCategory(wheelset, category));
}

/** Each pair must rise: the first value may not be above the second. */
const risingPairs: readonly (readonly [CatalogueColumn, CatalogueColumn])[] = [
  ['frontRimInnerWidth', 'frontRimOutterWidth'],
  ['rearRimInnerWidth', 'rearRimOutterWidth'],
  ['minTireWidth', 'maxTireWidth'],
  // A tire narrower than the rim inside is no permission, but a slip of the sheet.
  ['frontRimInnerWidth', 'minTireWidth'],
  ['rearRimInnerWidth', 'minTireWidth'],
];

const outlierFields = catalogueColumnNames.filter((name) => wheelsetField(name).hasOutliers);
/** Fewer known values than this say nothing about what is usual. */
const leastForOutliers = 8;
/** Tukey's far fences: beyond three times the middle half's width. */
const fenceWidth = 3;

type Stored = NewWheelsetWire & { readonly id: number };

/**
 * Judges every wheelset of a catalogue; those without issues are left out. Links that nobody has visited are
 * judged by their form alone.
 */
export function findQualityIssues(
  wheelsets: readonly Stored[],
  verdicts: LinkVerdicts = new Map(),
): WheelsetQuality[] {
  const fences = new Map(outlierFields.map((field) => [field, fencesByUse(wheelsets, field)]));
  const names = groupIds(wheelsets, ({ name }) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, ''));
  const links = groupIds(wheelsets, ({ link }) => link.trim().toLowerCase());
  return wheelsets.flatMap((wheelset) => {
    const issues = [
      ...missing(wheelset),
      ...outliers(wheelset, fences),
      ...contradictions(wheelset),
      ...duplicates(wheelset, names, links),
      ...linkIssues(wheelset, verdicts),
    ];
    const { id, ppId, name } = wheelset;
    return issues.length > 0 ? [{ id, ppId, name, issues }] : [];
  });
}

const missing = (wheelset: Stored): QualityIssue[] =>
  expectedFields
    .filter((field) => isUnknownValue(wheelset[field]) && isExpected(field, wheelset))
    .map((field) => ({ kind: 'missing', field }));

type Fence = { readonly low: number; readonly high: number };

/** What is usual differs between a road and a mountain bike wheel. */
function fencesByUse(wheelsets: readonly Stored[], field: CatalogueColumn): ReadonlyMap<string, Fence> {
  const known = new Map<string, number[]>();
  for (const wheelset of wheelsets) {
    const value = wheelset[field];
    if (typeof value !== 'number' || isUnknownValue(value) || value === wireNoLimit) continue;
    const values = known.get(wheelset.intendedUse);
    if (values) values.push(value);
    else known.set(wheelset.intendedUse, [value]);
  }
  return new Map(
    [...known].flatMap(([use, values]) => (values.length < leastForOutliers ? [] : [[use, fenceOf(values)]])),
  );
}

function fenceOf(values: readonly number[]): Fence {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.round((sorted.length - 1) * share)] ?? 0;
  const width = at(0.75) - at(0.25);
  return { low: at(0.25) - fenceWidth * width, high: at(0.75) + fenceWidth * width };
}

const outliers = (
  wheelset: Stored,
  fences: ReadonlyMap<CatalogueColumn, ReadonlyMap<string, Fence>>,
): QualityIssue[] =>
  outlierFields.flatMap((field): QualityIssue[] => {
    const value = wheelset[field];
    const fence = fences.get(field)?.get(wheelset.intendedUse);
    if (typeof value !== 'number' || isUnknownValue(value) || value === wireNoLimit || fence === undefined)
      return [];
    return value < fence.low || value > fence.high ? [{ kind: 'outlier', field, value, ...fence }] : [];
  });

const contradictions = (wheelset: Stored): QualityIssue[] =>
  risingPairs.flatMap(([field, other]): QualityIssue[] => {
    const value = wheelset[field];
    const otherValue = wheelset[other];
    if (typeof value !== 'number' || typeof otherValue !== 'number') return [];
    if (isUnknownValue(value) || isUnknownValue(otherValue) || value <= otherValue) return [];
    return [{ kind: 'contradiction', field, other, value, otherValue }];
  });

function groupIds(
  wheelsets: readonly Stored[],
  key: (wheelset: Stored) => string,
): ReadonlyMap<string, number[]> {
  const groups = new Map<string, number[]>();
  for (const wheelset of wheelsets) {
    const group = groups.get(key(wheelset));
    if (group) group.push(wheelset.ppId);
    else groups.set(key(wheelset), [wheelset.ppId]);
  }
  groups.delete('');
  return groups;
}

function duplicates(
  wheelset: Stored,
  names: ReadonlyMap<string, readonly number[]>,
  links: ReadonlyMap<string, readonly number[]>,
): QualityIssue[] {
  const nameKey = wheelset.name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  const linkKey = wheelset.link.trim().toLowerCase();
  const twins = [
    { field: 'name', group: names.get(nameKey) },
    { field: 'link', group: links.get(linkKey) },
  ] as const;
  return twins.flatMap(({ field, group = [] }): QualityIssue[] => {
    const others = group.filter((ppId) => ppId !== wheelset.ppId);
    return others.length > 0 ? [{ kind: 'duplicate', field, others }] : [];
  });
}

const linkIssues = (wheelset: Stored, verdicts: LinkVerdicts): QualityIssue[] =>
  linkFields.flatMap((field): QualityIssue[] => {
    const value = wheelset[field];
    if (value === '') return [];
    const verdict = canLead(value) ? verdicts.get(linkKey(field, value)) : malformed;
    const kind = verdict === undefined ? null : linkTrouble(verdict);
    return verdict === undefined || kind === null ? [] : [{ kind, field, value, verdict }];
  });

const malformed: LinkVerdict = { code: 'malformed' };

/** Whether an address can lead somewhere: http or https with a host that has a dot and no blank. */
export const canLead = (value: string): boolean =>
  /^https?:\/\/[^/\s.]+(\.[^/\s.]+)+/i.test(safeLink(value) ?? '');

/** Share of the expected fields that are known over all wheelsets, 0 to 1; an empty catalogue is complete. */
export function completeness(wheelsets: readonly Stored[]): number {
  const expected = wheelsets.reduce(
    (sum, wheelset) => sum + expectedFields.filter((field) => isExpected(field, wheelset)).length,
    0,
  );
  const unknown = wheelsets.reduce((sum, wheelset) => sum + missing(wheelset).length, 0);
  return expected === 0 ? 1 : 1 - unknown / expected;
}
