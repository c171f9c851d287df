import { type UnitSystem, unitSystems } from '../core/public.ts';
import {
  longestMyWheelsCode,
  myWheelsId,
  type WheelsetCategory,
  type WheelsetSort,
  wheelsetCategories,
  wheelsetSorts,
} from '../wheelset/public.ts';
import { type ColumnSort, comparisonColumns } from './columns.ts';

/** A comparison as its address says it; `ppIds` because those ids are the shop's own and last. */
export interface LinkedComparison {
  readonly ppIds: readonly number[];
  /**
   * The code of the sender's own wheels, which are in the list too; null: they are not. Who uses it decodes it: few
   * links have one, and reading it is the work of rules that the others do without.
   */
  readonly mine: string | null;
  /** {@link myWheelsId} for the sender's own wheels. */
  readonly baselinePpId: number | null;
  readonly category: WheelsetCategory | null;
  readonly sort: WheelsetSort | null;
  readonly columnSort: ColumnSort | null;
  readonly isAdvanced: boolean | null;
  /** Ids of the columns to show, in their order; null is the usual set. */
  readonly columns: readonly string[] | null;
  readonly units: UnitSystem | null;
}

/** More wheelsets than anybody compares; a longer address is cut here. */
export const mostLinkedWheelsets = 200;

/** Query parameters of an address, decoded. */
export type AddressParameters = Readonly<Record<string, string | undefined>>;

/** What an address can say; `version` is the form of the address itself. */
export type AddressPart =
  | 'version'
  | 'wheelsets'
  | 'mine'
  | 'baseline'
  | 'category'
  | 'sort'
  | 'mode'
  | 'columns'
  | 'units';

/** What an address says, and which of its parts could not be read whole and were left out or cut. */
export interface AddressReading {
  /** Null when the address holds no comparison that can be read. */
  readonly link: LinkedComparison | null;
  readonly dropped: readonly AddressPart[];
}

/** The sender's own wheels as the baseline of a link. */
const baselineIsMine = 'm';

const directionLetters = { ascending: 'a', descending: 'd' } as const;

/** Writes a comparison as query parameters: v=1, w=1001-1002, b=1001. What is null is left out. */
export function writeComparisonAddress(linked: LinkedComparison): Record<string, string> {
  const { mine, baselinePpId, category, sort, columnSort, isAdvanced, columns, units } = linked;
  return {
    v: '1',
    w: linked.ppIds.join('-'),
    ...(mine === null ? {} : { m: mine }),
    ...(baselinePpId === null
      ? {}
      : { b: baselinePpId === myWheelsId ? baselineIsMine : String(baselinePpId) }),
    ...(category === null ? {} : { c: category }),
    ...(sort === null ? {} : { s: sort }),
    ...(columnSort === null ? {} : { o: `${columnSort.columnId}-${directionLetters[columnSort.direction]}` }),
    ...(isAdvanced === null ? {} : { a: isAdvanced ? '1' : '0' }),
    ...(columns === null || columns.length === 0 ? {} : { k: columns.join('-') }),
    ...(units === null ? {} : { u: units }),
  };
}

const oneOf =
  <Value extends string>(values: readonly Value[]) =>
  (text: string): Value | null =>
    values.find((value) => value === text) ?? null;

const columnId = oneOf(comparisonColumns.map(({ id }) => id));
const readPpId = (text: string): number | null => (/^(?!0+$)\d{1,10}$/.test(text) ? Number(text) : null);
const readCode = (text: string): string | null =>
  text === '' || text.length > longestMyWheelsCode ? null : text;

function readBaseline(text: string, ppIds: readonly number[], mine: string | null): number | null {
  if (text === baselineIsMine) return mine === null ? null : myWheelsId;
  return ppIds.find((ppId) => ppId === readPpId(text)) ?? null;
}

const readMode = (text: string): boolean | null => (text === '1' ? true : text === '0' ? false : null);

function readColumnSort(text: string): ColumnSort | null {
  const [id = '', letter, ...more] = text.split('-');
  const known = columnId(id);
  if (known === null || more.length > 0) return null;
  if (letter === directionLetters.ascending) return { columnId: known, direction: 'ascending' };
  return letter === directionLetters.descending ? { columnId: known, direction: 'descending' } : null;
}

/** Reads a list part by part: each item once, unreadable ones left out, at most `most`. */
function readList<Value>(text: string, read: (text: string) => Value | null, most: number) {
  const texts = text.split('-', most + 1);
  const values = texts.slice(0, most).flatMap((each) => read(each) ?? []);
  return { values: [...new Set(values)], isWhole: values.length === texts.length };
}

/** Reads a comparison from query parameters. Never throws: what cannot be read is left out and named. */
export function readComparisonAddress(parameters: AddressParameters): AddressReading {
  const { v, w, m, b, c, s, o, a, k, u } = parameters;
  if (v === undefined) return { link: null, dropped: [] };
  if (v !== '1') return { link: null, dropped: ['version'] };
  const dropped = new Set<AddressPart>();
  const part = <Value>(name: AddressPart, text: string | undefined, read: (text: string) => Value | null) => {
    const value = text === undefined ? null : read(text);
    if (text !== undefined && value === null) dropped.add(name);
    return value;
  };
  const list = <Value>(
    name: AddressPart,
    text: string,
    read: (text: string) => Value | null,
    most: number,
  ) => {
    const { values, isWhole } = readList(text, read, most);
    if (!isWhole) dropped.add(name);
    return values.length === 0 ? null : values;
  };
  const ppIds = w === undefined ? null : list('wheelsets', w, readPpId, mostLinkedWheelsets);
  if (ppIds === null) return { link: null, dropped: [...dropped] };
  const mine = part('mine', m, readCode);
  const link: LinkedComparison = {
    ppIds,
    mine,
    baselinePpId: part('baseline', b, (text) => readBaseline(text, ppIds, mine)),
    category: part('category', c, oneOf(wheelsetCategories)),
    sort: part('sort', s, oneOf(wheelsetSorts)),
    columnSort: part('sort', o, readColumnSort),
    isAdvanced: part('mode', a, readMode),
    columns: k === undefined ? null : list('columns', k, columnId, comparisonColumns.length),
    units: part('units', u, oneOf(unitSystems)),
  };
  return { link, dropped: [...dropped] };
}
