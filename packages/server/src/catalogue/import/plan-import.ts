import {
  type ListRow,
  type PartFieldTable,
  rowSuspicion,
  type SuspiciousValue,
} from '@pp-tools/domain/catalogue';
import type { StaffRow } from '@pp-tools/domain/contract';
import type { Kysely } from 'kysely';
import { readRevision } from '../../database/revision.ts';
import type { Tables } from '../../database/tables.ts';
import { isChange, type RowStates } from '../catalogue-history.ts';
import { staffFields, staffLists } from '../list-labels.ts';
import { referencesOf, referencesTo } from '../list-references.ts';
import { components, extraBottomBrackets, partLists } from '../lists.ts';
import { type PartList, storedFields } from '../part-list.ts';
import { keyOf, keyText, staffRows } from '../staff-rows.ts';
import { ListReader, type RefusedCell, type TakenRow } from './read-list-sheet.ts';
import { missingKeys, type UnderstoodSheet } from './understood-sheet.ts';

/** A suspicious value of a row. */
export interface SuspiciousCell extends SuspiciousValue {
  readonly key: readonly string[];
  readonly row: StaffRow;
}

/** What an import does to one list. */
export interface ListPlan {
  readonly list: PartList;
  readonly label: string;
  /** The revision that it was made from. */
  readonly revision: number;
  /** How many rows the list has now. */
  readonly before: number;
  /** Rows that change; none where the list stays as it is. */
  readonly states: readonly RowStates[];
  readonly refused: readonly RefusedCell[];
  readonly suspicious: readonly SuspiciousCell[];
  /** All rows as they would be, by key. */
  readonly after: ReadonlyMap<string, StaffRow>;
}

type Rows = ReadonlyMap<string, StaffRow>;

/** What is known while the lists of an import are planned, one after the other. */
class ImportPlanner {
  readonly plans: Map<string, ListPlan> = new Map();
  readonly #db: Kysely<Tables>;
  readonly #removes: boolean;
  readonly #values = new Map<string, ReadonlySet<string>>();

  constructor(db: Kysely<Tables>, removes: boolean) {
    this.#db = db;
    this.#removes = removes;
  }

  /** Plans a list of which the file has sheets. */
  async plan(list: PartList, sheets: readonly UnderstoodSheet[]): Promise<void> {
    const revision = await readRevision(this.#db, list.table);
    const present = await this.#rowsOf(list);
    const reader = new ListReader(list, present);
    for (const sheet of sheets) reader.readSheet(sheet);
    const hasOwnBrand = sheets.every(({ columns }) => columns.includes('is_own_brand'));
    if (!hasOwnBrand) await this.#takeBrandOfGroupset(list, reader.taken);
    await this.#refuseUnknownRows(list, reader);
    const after = this.#after(present, reader);
    this.#note(list, revision, present, after, reader.refused);
  }

  /** Plans a list that the file does not have: what belongs to rows that are removed goes with them. */
  async planCascade(list: PartList): Promise<void> {
    const references = referencesOf(list.table).filter(({ to }) => this.plans.has(to));
    const gone = references.map(({ to, column, field }) => {
      const { states, after = new Map() } = this.plans.get(to) ?? { states: [] };
      const left = new Set([...after.values()].map((row) => row[column]));
      const removed = states.flatMap((state) => (state.after === null ? [state.before?.[column]] : []));
      return { field, values: new Set(removed.filter((value) => !left.has(value))) };
    });
    if (gone.every(({ values }) => values.size === 0)) return;
    const revision = await readRevision(this.#db, list.table);
    const present = await this.#rowsOf(list);
    const stays = (row: StaffRow) => !gone.some(({ field, values }) => values.has(row[field]));
    const after = new Map([...present].filter(([, row]) => stays(row)));
    if (after.size < present.size) this.#note(list, revision, present, after, []);
  }

  async #rowsOf(list: PartList): Promise<Rows> {
    const rows = await staffRows(this.#db, list);
    return new Map(rows.map((row) => [keyText(keyOf(list, row)), row]));
  }

  /** Rows of the file replace theirs where they are; new ones follow. */
  #after(present: Rows, { taken, named }: ListReader): Map<string, StaffRow> {
    const after = new Map<string, StaffRow>();
    let position = -1;
    for (const [key, row] of present) {
      position = Math.max(position, Number(row.position));
      const read = taken.get(key)?.values;
      if (read !== undefined) after.set(key, { ...read, position: Number(row.position) });
      else if (!this.#removes || named.has(key)) after.set(key, row);
    }
    for (const [key, { values }] of taken) {
      if (present.has(key)) continue;
      position += 1;
      after.set(key, { ...values, position });
    }
    return after;
  }

  #note(list: PartList, revision: number, present: Rows, after: Rows, refused: readonly RefusedCell[]): void {
    const states: RowStates[] = [];
    const suspicious: SuspiciousCell[] = [];
    const judge = rowSuspicion(storedFields(list), [...present.values()]);
    for (const [key, row] of after) {
      const state = { key: keyOf(list, row), before: present.get(key) ?? null, after: row };
      if (!isChange(state)) continue;
      states.push(state);
      for (const value of judge(state.before, row)) suspicious.push({ ...value, key: state.key, row });
    }
    for (const [key, row] of present) {
      if (!after.has(key)) states.push({ key: keyOf(list, row), before: row, after: null });
    }
    const label = staffLists.find(([{ table }]) => table === list.table)?.[1] ?? list.table;
    this.plans.set(list.table, {
      list,
      label,
      revision,
      before: present.size,
      states,
      refused,
      suspicious,
      after,
    });
  }

  /** The values of a column of a list as they would be. */
  async #valuesOf(table: string, column: string): Promise<ReadonlySet<string>> {
    const name = `${table} ${column}`;
    const known = this.#values.get(name);
    if (known !== undefined) return known;
    const list = partLists.find((candidate) => candidate.table === table);
    const rows =
      this.plans.get(table)?.after.values() ?? (list === undefined ? [] : await staffRows(this.#db, list));
    const values = new Set([...rows].map((row) => String(row[column] ?? '')));
    this.#values.set(name, values);
    return values;
  }

  /** Refuses rows that name a row of another list, or a successor of their own, that is not there. */
  async #refuseUnknownRows(list: PartList, reader: ListReader): Promise<void> {
    const references = await Promise.all(
      referencesOf(list.table).map(async ({ field, to, column }) => ({
        field,
        to,
        values: await this.#valuesOf(to, column),
      })),
    );
    const key = list.key[0] ?? 'id';
    const own = new Set([...reader.taken.values()].map(({ values }) => String(values[key])));
    if (!this.#removes) for (const value of await this.#valuesOf(list.table, key)) own.add(value);
    // The values of this list are those of the file from here on.
    this.#values.delete(`${list.table} ${key}`);
    if (list.isSold) references.push({ field: 'successor', to: list.table, values: own });
    for (const [rowKey, taken] of reader.taken) {
      const wrong = references.find(({ field, values }) => {
        const value = String(taken.values[field] ?? '');
        return value !== '' && !values.has(value);
      });
      if (wrong !== undefined) refuse(reader, rowKey, taken, staffFields(list), wrong);
    }
  }

  /** A part of an own-line groupset is an own-line part, unless the file says what it is. */
  async #takeBrandOfGroupset(list: PartList, taken: Map<string, TakenRow>): Promise<void> {
    if (![components.table, extraBottomBrackets.table].includes(list.table)) return;
    const groupsets = partLists.find(({ table }) => table === 'groupset');
    if (groupsets === undefined) return;
    const rows = this.plans.get('groupset')?.after.values() ?? (await staffRows(this.#db, groupsets));
    const own = new Map([...rows].map((row) => [String(row.model), Number(row.is_own_brand)]));
    for (const [key, row] of taken) {
      const is_own_brand = own.get(String(row.values.parent_groupset_model)) ?? 0;
      taken.set(key, { ...row, values: { ...row.values, is_own_brand } });
    }
  }
}

function refuse(
  reader: ListReader,
  key: string,
  { sheet, row, values }: TakenRow,
  fields: PartFieldTable,
  { field, to }: { readonly field: string; readonly to: string },
): void {
  const label = staffLists.find(([{ table }]) => table === to)?.[1] ?? to;
  const value = String(values[field]).slice(0, 200);
  const column = fields[field]?.label ?? field;
  reader.refused.push({ sheet, row, column, value, reason: `is in no row of "${label}"` });
  reader.taken.delete(key);
}

/**
 * What an import of sheets would do to each list, in an order in which rows come before those that name them. Nothing is
 * changed. Sheets without a list, or without the columns of its key, are passed over.
 */
export async function planImport(
  db: Kysely<Tables>,
  sheets: readonly UnderstoodSheet[],
  removes: boolean,
): Promise<ListPlan[]> {
  const planner = new ImportPlanner(db, removes);
  for (const list of inOrder) {
    const own = sheets.filter(
      (sheet) => sheet.list?.table === list.table && missingKeys(list, sheet.columns).length === 0,
    );
    if (own.length > 0) await planner.plan(list, own);
    else if (removes) await planner.planCascade(list);
  }
  return [...planner.plans.values()];
}

/** Lists that others name come first. */
const inOrder: readonly PartList[] = [...partLists].sort(
  (a, b) => Number(referencesTo(b.table).length > 0) - Number(referencesTo(a.table).length > 0),
);

/** How many rows a plan adds, changes and removes. */
export function countsOf({ states }: Pick<ListPlan, 'states'>) {
  const added = states.filter(({ before }) => before === null).length;
  const removed = states.filter(({ after }) => after === null).length;
  return { added, changed: states.length - added - removed, removed };
}

/** The name of a row for a reader. */
export const nameOfRow = (row: ListRow): string =>
  String(row.name ?? row.short_name ?? row.size ?? row.part ?? '');
