import { failure, type Result, success } from '../core/public.ts';
import type { ColumnUnit } from './column-kind.ts';
import type { CellFault } from './sheet-fault.ts';
import { cleanText } from './sheet-text.ts';

interface UnitMarks {
  /** Stands for the unit in messages. */
  readonly name: string;
  readonly before: RegExp;
  readonly after: RegExp;
}

const nothing = /^$/;
const marks: { readonly [Unit in ColumnUnit]: UnitMarks } = {
  dollars: { name: 'US dollars', before: /^(us\$|usd|\$) ?/i, after: / ?(usd|us\$|\$)$/i },
  grams: { name: 'grams', before: nothing, after: / ?(g|gr|grams?)$/i },
  millimetres: { name: 'millimetres', before: nothing, after: / ?mm$/i },
  kilograms: { name: 'kilograms', before: nothing, after: / ?kgs?$/i },
  degrees: { name: 'degrees', before: nothing, after: / ?(°|deg|degrees?)$/i },
  none: { name: 'plain figures', before: nothing, after: nothing },
};

const simple = /^\d+(\.\d+)?$/;
/** A comma or space before three digits marks thousands. */
const thousands = /^\d{1,3}([ ,]\d{3})+(\.\d+)?$/;
/** A comma before one or two digits is a decimal comma. */
const decimalComma = /^\d+,\d{1,2}$/;
const withForeignUnit = /^[\d., ]+ ?([a-z"'′″%€£¥]+)\.?$/i;

/** Reads a figure with the marks of its own unit; another unit is never converted, only named. */
export function readFigure(
  raw: string,
  unit: ColumnUnit,
): Result<{ readonly value: number; readonly changed: boolean }, CellFault> {
  if (simple.test(raw)) return success({ value: Number(raw), changed: false });
  const { name, before, after } = marks[unit];
  const text = cleanText(raw);
  const bare = text.replace(before, '').replace(after, '');
  const value = figureOf(bare);
  if (value !== null) return success({ value, changed: true });
  return failure(withForeignUnit.test(bare) ? { code: 'wrong-unit', unit: name } : { code: 'not-a-number' });
}

function figureOf(text: string): number | null {
  if (simple.test(text)) return Number(text);
  if (thousands.test(text)) return Number(text.replace(/[ ,]/g, ''));
  return decimalComma.test(text) ? Number(text.replace(',', '.')) : null;
}
