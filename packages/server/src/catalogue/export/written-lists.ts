import {
  isUnknownValue,
  labelWithUnit,
  matchHeadings,
  type PartField,
  wireNoLimit,
} from '@pp-tools/domain/catalogue';
import type { CatalogueExportFormat, StaffRow } from '@pp-tools/domain/contract';
import { type Cell, csvText } from '@pp-tools/domain/core';
import { staffFields, staffLists } from '../list-labels.ts';
import type { PartList } from '../part-list.ts';

/** A list with the rows that are written. */
export interface WrittenList {
  readonly list: PartList;
  readonly rows: readonly StaffRow[];
}

/** A file that an export made. */
export interface ExportFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

type Fields = Readonly<Record<string, PartField>>;

/** Lists as a file: one as itself, several as a folder of CSV files, sheets of a workbook or one JSON. */
export async function writeLists(
  lists: readonly WrittenList[],
  format: CatalogueExportFormat,
): Promise<ExportFile> {
  const [first] = lists;
  const stem = lists.length === 1 && first !== undefined ? fileStem(first.list) : 'catalogue';
  if (format === 'json') {
    return { name: `${stem}.json`, type: 'application/json', bytes: encoded(jsonOf(lists)) };
  }
  const { writeFolder, writeSheets } = await import('@pp-tools/spreadsheet');
  if (format === 'xlsx') {
    const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
    return { name: `${stem}.xlsx`, type, bytes: await writeSheets(lists.map(sheetOf)) };
  }
  if (lists.length === 1 && first !== undefined) {
    return { name: `${stem}.csv`, type: 'text/csv; charset=utf-8', bytes: encoded(csvOf(first)) };
  }
  const files = lists.map((written): [string, string] => [written.list.file, csvOf(written)]);
  return { name: `${stem}.zip`, type: 'application/zip', bytes: writeFolder(Object.fromEntries(files)) };
}

const fileStem = ({ file }: PartList): string => file.replace(/\.csv$/, '');
const encoded = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

const jsonOf = (lists: readonly WrittenList[]): string =>
  JSON.stringify(
    Object.fromEntries(
      lists.map(({ list, rows }) => [list.table, rows.map(({ position, ...values }) => values)]),
    ),
    null,
    1,
  );

/** A list as a CSV text, with the headings of data/. A text that a spreadsheet would run gets an apostrophe. */
export function csvOf({ list, rows }: WrittenList): string {
  const fields = staffFields(list);
  const headings = Object.entries(fields).map(([name, { heading }]) => heading ?? name);
  return csvText([headings, ...rows.map((row) => cellsOf(fields, row, csvCellOf))]);
}

/** Excel takes sheet names of up to 31 signs without these. */
const sheetName = (label: string): string => label.replace(/[\\/?*[\]:]/g, '').slice(0, 31);

function sheetOf({ list, rows }: WrittenList) {
  const fields = staffFields(list);
  const label = staffLists.find(([{ table }]) => table === list.table)?.[1] ?? list.table;
  const headings = Object.keys(fields).map((name) => headingOf(fields, name));
  return {
    name: sheetName(label),
    rows: [headings, ...rows.map((row) => cellsOf(fields, row, sheetCellOf))],
  };
}

/** What staff read, where it leads back to the field; else the name of the field. */
function headingOf(fields: Fields, name: string): string {
  const field = fields[name];
  const label = field === undefined ? name : labelWithUnit(field);
  return matchHeadings([label], fields)[0] === name ? label : name;
}

const cellsOf = (fields: Fields, row: StaffRow, cellOf: (field: PartField, value: string | number) => Cell) =>
  Object.entries(fields).map(([name, field]) => {
    const value = row[name] ?? '';
    return isUnknownValue(value) ? null : cellOf(field, value);
  });

/** Money with one dot before three digits may be thousands to a reader: 1.599 is written 1.5990. */
const eitherDot = /^\d{1,3}\.\d{3}$/;

function csvCellOf({ takes }: PartField, value: string | number): Cell {
  const isMoney = takes.kind === 'number' && takes.unit === 'dollars';
  return isMoney && eitherDot.test(String(value)) ? `${value}0` : value;
}

function sheetCellOf({ takes }: PartField, value: string | number): Cell {
  if (takes.kind === 'flag') return value === 1 ? 'Yes' : 'No';
  return takes.kind === 'number' && takes.unlimited && value === wireNoLimit ? 'No limit' : value;
}
