import { isUnknownValue, wireNoLimit } from '../packages/domain/src/catalogue/public.ts';
import type { StaffRow } from '../packages/domain/src/contract/public.ts';
import { type FuzzTarget, mutateJson } from '../packages/domain/src/testing/public.ts';
import { writeLists } from '../packages/server/src/catalogue/export/written-lists.ts';
import { sheetsOfBytes } from '../packages/server/src/catalogue/import/import-file.ts';
import { ListReader } from '../packages/server/src/catalogue/import/read-list-sheet.ts';
import { missingKeys, understandSheets } from '../packages/server/src/catalogue/import/understood-sheet.ts';
import { staffFields } from '../packages/server/src/catalogue/list-labels.ts';
import type { PartList } from '../packages/server/src/catalogue/part-list.ts';
import { RequestFault } from '../packages/server/src/http/problems.ts';
import { KnownValues, textOfSheets } from '../packages/spreadsheet/src/testing/known-values.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
const remembered = { ofList: () => new Map<string, string>(), isKnown: () => false };

/** A figure or free text of a row that its source does not have; "" when there is none. */
function invented(list: PartList, values: StaffRow, known: KnownValues): string {
  for (const [name, { takes, as }] of Object.entries(staffFields(list))) {
    const value = values[name];
    if (value === undefined || value === wireNoLimit || isUnknownValue(value)) continue;
    const isHeld =
      takes.kind === 'number'
        ? known.holdsNumber(Number(value))
        : takes.kind !== 'text' || as !== undefined || known.holdsText(String(value));
    if (!isHeld) return `${list.table}.${name} ${JSON.stringify(value)} is not in the source`;
  }
  return '';
}

/** Reads a file as an import of lists does, up to the rows that would be taken. */
async function read(name: string, bytes: Uint8Array, only: string | null = null): Promise<string | null> {
  try {
    const sheets = await sheetsOfBytes(name, Uint8Array.from(bytes));
    const known = new KnownValues(`${textOfSheets(sheets)}\n${textOf(bytes)}`);
    let isTaken = false;
    for (const sheet of understandSheets(sheets, null, only, remembered)) {
      if (sheet.list === null || missingKeys(sheet.list, sheet.columns).length > 0) continue;
      const reader = new ListReader(sheet.list, new Map());
      reader.readSheet(sheet);
      for (const { values } of reader.taken.values()) {
        isTaken = true;
        const fault = invented(sheet.list, values, known);
        if (fault !== '') return fault;
      }
    }
    return isTaken ? '' : null;
  } catch (fault) {
    // What is refused with words is no crash.
    if (fault instanceof RequestFault && fault.status < 500) return null;
    throw fault;
  }
}

/** The first rows of lists of the sample catalogue. */
async function sampleLists(file: (name: string) => Uint8Array) {
  const listOf = async (name: string) => {
    const sheets = await sheetsOfBytes(`${name}.csv`, Uint8Array.from(file(`${name}.csv`)));
    const [sheet] = understandSheets(sheets, null, null, remembered);
    if (sheet?.list == null) throw new Error(`${name}.csv is no list`);
    const reader = new ListReader(sheet.list, new Map());
    reader.readSheet(sheet);
    const rows = [...reader.taken.values()].slice(0, 3).map(({ values }) => values);
    if (rows.length < 3) throw new Error(`${name}.csv has no rows that are taken`);
    return { list: sheet.list, rows };
  };
  return [await listOf('pedals'), await listOf('rotors'), await listOf('stems')] as const;
}

/** The readers of a catalogue import: JSON, a zip of CSV files, a workbook, pasted cells. */
export async function importFuzzTargets(file: (name: string) => Uint8Array): Promise<readonly FuzzTarget[]> {
  const lists = await sampleLists(file);
  const written = async (format: 'json' | 'csv' | 'xlsx') => (await writeLists(lists, format)).bytes;
  const json = await written('json');
  const [{ list, rows }] = lists;
  const pasted = [Object.keys(staffFields(list)), ...rows.map((row) => Object.values(row))]
    .map((cells) => cells.join('\t'))
    .join('\n');
  return [
    { name: 'import JSON', inputs: [json], read: (bytes) => read('lists.json', bytes) },
    {
      name: 'import JSON with other values',
      inputs: [json],
      read: (bytes) => read('lists.json', bytes),
      change: (bytes, random) => bytesOf(mutateJson(textOf(bytes), random)),
    },
    { name: 'import zip', inputs: [await written('csv')], read: (bytes) => read('lists.zip', bytes) },
    { name: 'import XLSX', inputs: [await written('xlsx')], read: (bytes) => read('lists.xlsx', bytes) },
    { name: 'import pasted cells', inputs: [bytesOf(pasted)], read: (bytes) => read('', bytes, list.table) },
  ];
}
