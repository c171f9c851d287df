import {
  type CellFault,
  cellFault,
  isUnknownValue,
  type NumberStyle,
  type PartField,
  readCell,
  readSheetCell,
  type SheetCell,
  wireNoLimit,
} from '@pp-tools/domain/catalogue';
import { failure, type Result, success } from '@pp-tools/domain/core';
import { reasonText } from '../features/wheelset/wheelset-texts.ts';

type Value = string | number;

/** Reads what an editor wrote into a field; the failure says why the field does not take it. */
export const readEntry = (field: PartField, raw: Value): Result<Value, string> =>
  taken(field, field.takes.kind === 'word-list' ? readWords(field, raw) : readOne(field, raw));

/** Reads a cell of a file into a field; `style` is how its column writes figures. */
export function readSheetEntry(field: PartField, cell: SheetCell, style: NumberStyle): Result<Value, string> {
  if (cell.kind === 'text') {
    if (cell.text.includes('\0')) return failure('has a sign that cannot be stored');
    // A workbook shows words for an address.
    if (field.takes.kind === 'link') return readEntry(field, cell.link ?? cell.text);
    if (field.takes.kind !== 'number') return readEntry(field, cell.text);
  }
  const read = readSheetCell(cell, field.takes, style);
  if (!read.ok) return failure(reasonOf(read.fault));
  if (field.takes.kind === 'link' && cell.kind !== 'empty') return failure(reasonOf({ code: 'not-a-link' }));
  return taken(field, success(read.value.value));
}

function taken(field: PartField, read: Result<Value, string>): Result<Value, string> {
  if (!read.ok) return read;
  const fault = cellFault(field, read.value);
  if (fault !== null) return failure(fault);
  return field.isKey && isUnknownValue(read.value) ? failure('is missing') : read;
}

const readOne = ({ takes }: PartField, raw: Value): Result<Value, string> => {
  if (takes.kind === 'number' && takes.unlimited && raw === wireNoLimit) return success(wireNoLimit);
  const read = readCell(raw, takes);
  if (!read.ok) return failure(reasonOf(read.fault));
  // An address that is none would be dropped without a word.
  if (takes.kind === 'link' && read.value.value === '' && String(raw).trim() !== '') {
    return failure(reasonOf({ code: 'not-a-link' }));
  }
  return success(read.value.value);
};

/** Files of the builder part words by semicolons; people also write commas. */
function readWords(field: PartField, raw: Value): Result<Value, string> {
  const words = String(raw)
    .split(/[;,|]/)
    .map((word) => word.trim())
    .filter(Boolean);
  const read = words.map((word) => readCell(word, field.takes));
  const wrong = read.find((one) => !one.ok);
  if (wrong !== undefined && !wrong.ok) return failure(reasonOf(wrong.fault));
  return success(read.flatMap((one) => (one.ok ? [one.value.value] : [])).join(';'));
}

const reasonOf = (fault: CellFault): string => reasonText(fault);
