import {
  type CellFault,
  cellFault,
  isUnknownValue,
  type PartField,
  readCell,
  wireNoLimit,
} from '@pp-tools/domain/catalogue';
import { failure, type Result, success } from '@pp-tools/domain/core';
import { reasonText } from '../features/wheelset/wheelset-texts.ts';

type Value = string | number;

/** Reads what an editor wrote into a field; the failure says why the field does not take it. */
export function readEntry(field: PartField, raw: Value): Result<Value, string> {
  const read = field.takes.kind === 'word-list' ? readWords(field, raw) : readOne(field, raw);
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
