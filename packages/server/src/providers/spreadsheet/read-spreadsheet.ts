import type { SheetCell } from '@pp-tools/domain/catalogue';
import { failure, type Result, success } from '@pp-tools/domain/core';
import { CsvError, parse } from 'csv-parse/sync';
import type { SourceFault } from '../../features/wheelset/wheelset-source.ts';
import { readWorkbook } from './read-workbook.ts';

type Rows = readonly (readonly SheetCell[])[];

/** Reads a file by what it holds, not by its name: an XLSX workbook or a CSV text; a web page is neither. */
export async function readSpreadsheet(bytes: Buffer): Promise<Result<Rows, SourceFault>> {
  if (bytes.subarray(0, 4).equals(Buffer.from('PK\x03\x04'))) return readWorkbook(bytes);
  const text = textOf(bytes);
  if (text === null) return failure({ code: 'source-text' });
  if (/^\s*<(!doctype|html|head|body|\?xml)/i.test(text)) return failure({ code: 'source-page' });
  return readCsv(text);
}

/** UTF-8, or UTF-16 with its mark; a text in an old code page is refused, its letters would be guesses. */
function textOf(bytes: Buffer): string | null {
  const wide = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : null;
  try {
    const text = new TextDecoder(wide ?? 'utf-8', { fatal: true }).decode(bytes);
    return text.includes('\u0000') ? null : text;
  } catch {
    return null;
  }
}

function readCsv(text: string): Result<Rows, SourceFault> {
  try {
    const rows: string[][] = parse(text, {
      delimiter: delimiterOf(text),
      relax_column_count: true,
      skip_empty_lines: false,
    });
    return success(rows);
  } catch (fault) {
    if (!(fault instanceof CsvError)) throw fault;
    const line: unknown = Reflect.get(fault, 'lines');
    return failure({ code: 'source-csv', line: typeof line === 'number' ? line : 1 });
  }
}

/** Spreadsheets of some countries write semicolons or tabs; the heading row shows which. */
function delimiterOf(text: string): string {
  const heading = text
    .slice(0, 10_000)
    .split(/\r?\n/)
    .find((line) => line.trim() !== '' && !line.startsWith('#'));
  const outside = (heading ?? '').replace(/"[^"]*"/g, '');
  const counts = [',', ';', '\t'].map((mark) => ({ mark, count: outside.split(mark).length }));
  return counts.reduce((best, next) => (next.count > best.count ? next : best)).mark;
}
