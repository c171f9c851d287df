import { type UnitSystem, unitSystems } from '../core/public.ts';
import {
  findByPpId,
  type Wheelset,
  type WheelsetCategory,
  type WheelsetSort,
  wheelsetCategories,
  wheelsetSorts,
} from '../wheelset/public.ts';
import { comparisonColumns } from './columns.ts';

/** A comparison as its address says it; `ppIds` because those ids are the shop's own and last. */
export interface LinkedComparison {
  readonly ppIds: readonly number[];
  readonly baselinePpId: number | null;
  readonly category: WheelsetCategory | null;
  readonly sort: WheelsetSort | null;
  readonly isAdvanced: boolean | null;
  /** Ids of the columns to show, in their order; null is the usual set. */
  readonly columns: readonly string[] | null;
  readonly units: UnitSystem | null;
}

/** More wheelsets than anybody compares; a longer address is cut here. */
export const mostLinkedWheelsets = 200;

/** Query parameters of an address, decoded. */
export type AddressParameters = Readonly<Record<string, string | undefined>>;

/** Writes a comparison as query parameters: v=1, w=1001-1002, b=1001. What is default is left out. */
export function writeComparisonAddress(linked: LinkedComparison): Record<string, string> {
  return {
    v: '1',
    w: linked.ppIds.join('-'),
    ...(linked.baselinePpId === null ? {} : { b: String(linked.baselinePpId) }),
    ...(linked.category === null ? {} : { c: linked.category }),
    ...(linked.sort === null ? {} : { s: linked.sort }),
    ...(linked.isAdvanced === null ? {} : { a: linked.isAdvanced ? '1' : '0' }),
    ...(linked.columns === null ? {} : { k: linked.columns.join('-') }),
    ...(linked.units === null ? {} : { u: linked.units }),
  };
}

const oneOf = <Value extends string>(values: readonly Value[], text: string | undefined): Value | null =>
  values.find((value) => value === text) ?? null;

function readPpId(text: string): number | null {
  const number = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
  return Number.isSafeInteger(number) ? number : null;
}

function readColumns(text: string | undefined): readonly string[] | null {
  if (text === undefined) return null;
  const known = new Set(comparisonColumns.map(({ id }) => id));
  const columns = [...new Set(text.split('-').filter((id) => known.has(id)))];
  return columns.length === 0 ? null : columns;
}

/** Reads a comparison from query parameters. Anything unreadable is left out; null when there is no comparison. */
export function readComparisonAddress(parameters: AddressParameters): LinkedComparison | null {
  if (parameters.v !== '1') return null;
  const ppIds = (parameters.w ?? '')
    .split('-')
    .slice(0, mostLinkedWheelsets)
    .flatMap((text) => readPpId(text) ?? []);
  if (ppIds.length === 0) return null;
  return {
    ppIds: [...new Set(ppIds)],
    baselinePpId: readPpId(parameters.b ?? ''),
    category: oneOf(wheelsetCategories, parameters.c),
    sort: oneOf(wheelsetSorts, parameters.s),
    isAdvanced: parameters.a === '1' ? true : parameters.a === '0' ? false : null,
    columns: readColumns(parameters.k),
    units: oneOf(unitSystems, parameters.u),
  };
}

/** How a linked list differs from the visitor's own, for the question Replace, Merge or View only. */
export interface LinkDifference {
  readonly added: readonly Wheelset[];
  readonly missing: readonly Wheelset[];
  /** How many linked ids the catalogue does not know. */
  readonly unknown: number;
  /** The wheelsets of the link that the catalogue knows, in the link's order. */
  readonly linked: readonly Wheelset[];
}

/** Compares a link with the own list. */
export function compareWithLink(
  ownIds: readonly number[],
  link: LinkedComparison,
  catalogue: readonly Wheelset[],
): LinkDifference {
  const linked = link.ppIds.flatMap((ppId) => findByPpId(catalogue, ppId) ?? []);
  const linkedIds = new Set(linked.map(({ id }) => id));
  return {
    linked,
    added: linked.filter(({ id }) => !ownIds.includes(id)),
    missing: catalogue.filter(({ id }) => ownIds.includes(id) && !linkedIds.has(id)),
    unknown: link.ppIds.length - linked.length,
  };
}
