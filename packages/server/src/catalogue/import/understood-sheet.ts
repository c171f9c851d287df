import {
  findHeadingRow,
  matchHeadings,
  type PartFieldTable,
  plainHeading,
  type Sheet,
  type SheetCell,
  type SheetRow,
  textOfCell,
} from '@pp-tools/domain/catalogue';
import type { ImportSheet, ImportSheetChoice } from '@pp-tools/domain/contract';
import { staffFields, staffLists } from '../list-labels.ts';
import type { PartList } from '../part-list.ts';
import type { RememberedHeadings } from './remembered-headings.ts';

/** A sheet of a file with what it is: rows of a list, and the field that each column holds. */
export interface UnderstoodSheet {
  readonly name: string;
  /** Null: it is not imported. */
  readonly list: PartList | null;
  readonly headings: readonly string[];
  readonly columns: readonly (string | null)[];
  /** The rows below the headings. */
  readonly body: readonly SheetRow[];
}

const isBlank = (cells: readonly SheetCell[]): boolean => cells.every(({ kind }) => kind === 'empty');
const isComment = ([first, ...others]: readonly SheetCell[]): boolean =>
  first?.kind === 'text' && first.text.trimStart().startsWith('#') && isBlank(others);

const allFields: readonly PartFieldTable[] = staffLists.map(([list]) => staffFields(list));
const isFieldOfSomeList = (heading: string): boolean =>
  allFields.some((fields) => matchHeadings([heading], fields)[0] !== null);

/** Says what each sheet is: as chosen, else as remembered, else as its name and headings say. */
export function understandSheets(
  sheets: readonly Sheet[],
  choices: readonly ImportSheetChoice[] | null,
  only: string | null,
  remembered: RememberedHeadings,
): UnderstoodSheet[] {
  const isKnown = (heading: string) => remembered.isKnown(heading) || isFieldOfSomeList(heading);
  return sheets.map((sheet, index) => {
    const { headings, body } = tableOf(sheet, isKnown);
    const name = sheet.name ?? '';
    const choice = choices?.[index];
    const fallback = sheets.length === 1 ? only : null;
    const list = listCalled(choice === undefined ? (namedList(name, remembered) ?? fallback) : choice.list);
    const fields = list === null ? {} : staffFields(list);
    const chosen = choice?.columns ?? null;
    const columns =
      chosen === null
        ? matchHeadings(headings, fields, remembered.ofList(list?.table ?? ''))
        : headings.map((_, column) => chosenField(chosen[column], fields));
    return { name, list, headings, columns, body };
  });
}

const chosenField = (field: string | null | undefined, fields: PartFieldTable): string | null =>
  field !== undefined && field !== null && field in fields ? field : null;

/** The heading row is looked for among the first rows; titles, blank rows and comments may precede it. */
function tableOf({ rows }: Sheet, isKnown: (heading: string) => boolean) {
  const content = rows.filter(({ cells }) => !isBlank(cells) && !isComment(cells));
  const found = Math.max(findHeadingRow(content, isKnown), 0);
  const headings = (content[found]?.cells ?? []).map((cell) => textOfCell(cell).trim());
  return { headings, body: content.slice(found + 1) };
}

const listCalled = (name: string | null): PartList | null =>
  staffLists.find(([{ table }]) => table === name)?.[0] ?? null;

/** The list that the name of a sheet or file means. */
function namedList(name: string, remembered: RememberedHeadings): string | null {
  const plain = plainHeading(name);
  const chosen = remembered.ofList('').get(plain);
  if (chosen !== undefined) return chosen;
  const found = staffLists.find(([{ table, file }, label]) =>
    [table, file.replace('.csv', ''), label].some((known) => plainHeading(known) === plain),
  );
  return found?.[0].table ?? null;
}

const exampleCount = 3;

/** A sheet as the screen shows it. */
export function describeSheet({ name, list, headings, columns, body }: UnderstoodSheet): ImportSheet {
  const examplesOf = (column: number) =>
    body
      .slice(0, 50)
      .map(({ cells }) => textOfCell(cells[column]).slice(0, 60))
      .filter((text) => text !== '')
      .slice(0, exampleCount);
  return {
    name,
    rows: body.length,
    list: list?.table ?? null,
    columns: headings.map((heading, column) => ({
      column,
      heading,
      field: columns[column] ?? null,
      examples: examplesOf(column),
    })),
    missing: missingKeys(list, columns),
  };
}

/** The fields of the key of a list that no column holds. */
export const missingKeys = (list: PartList | null, columns: readonly (string | null)[]): string[] =>
  (list?.key ?? []).filter((field) => !columns.includes(field));
