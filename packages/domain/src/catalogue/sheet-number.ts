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
/** Dots that mark thousands, and a decimal comma behind them. */
const dotThousands = /^\d{1,3}(\.\d{3})+(,\d+)?$/;
const certainlyDotThousands = /^\d{1,3}(\.\d{3})+,\d+$|^\d{1,3}(\.\d{3}){2,}$/;
const certainlyDotDecimals = /^\d{1,3}([ ,]\d{3})+\.\d+$|^\d+\.(\d{1,2}|\d{4,})$/;
/** One dot before exactly three digits: thousands to some, decimals to others. */
const eitherDot = /^\d{1,3}\.\d{3}$/;
const withForeignUnit = /^[\d., ]+ ?([a-z"'′″%€£¥]+)\.?$/i;

/** How a column writes figures: 1,599.50 (dot) or 1.599,50 (comma); mixed when its cells disagree. */
export type NumberStyle = 'dot' | 'comma' | 'mixed';

/** Judges how a column writes its figures by all its texts; without a telling one it is "dot". */
export function numberStyleOf(texts: Iterable<string>, unit: ColumnUnit): NumberStyle {
  let comma = false;
  let dot = false;
  for (const text of texts) {
    const bare = bareFigure(cleanText(text), unit);
    comma ||= certainlyDotThousands.test(bare) || decimalComma.test(bare);
    dot ||= certainlyDotDecimals.test(bare);
    if (comma && dot) return 'mixed';
  }
  return comma ? 'comma' : 'dot';
}

const bareFigure = (text: string, unit: ColumnUnit): string =>
  text.replace(marks[unit].before, '').replace(marks[unit].after, '');

/**
 * Reads a figure with the marks of its own unit; another unit is never converted, only named. Money with one dot
 * before exactly three digits is refused, unless the column certainly writes thousands so or the figure is exact (a
 * number of a workbook, never a text).
 */
export function readFigure(
  raw: string,
  unit: ColumnUnit,
  style: NumberStyle = 'dot',
  isExact = false,
): Result<{ readonly value: number; readonly changed: boolean }, CellFault> {
  const text = cleanText(raw);
  const bare = bareFigure(text, unit);
  if (!isExact && unit === 'dollars' && style !== 'comma' && eitherDot.test(bare)) {
    return failure({ code: 'ambiguous-number', reading: bare.replace('.', ',') });
  }
  if (style !== 'comma' && simple.test(raw)) return success({ value: Number(raw), changed: false });
  const value = figureOf(bare, style);
  if (value !== null) return success({ value, changed: raw !== String(value) });
  return failure(
    withForeignUnit.test(bare) ? { code: 'wrong-unit', unit: marks[unit].name } : { code: 'not-a-number' },
  );
}

function figureOf(text: string, style: NumberStyle): number | null {
  // A figure below zero is one: the range of its column says whether it can be.
  const [, positive] = /^[-\u2212] ?(\d.*)$/.exec(text) ?? [];
  if (positive !== undefined) {
    const size = figureOf(positive, style);
    return size === null ? null : -size;
  }
  if (style === 'comma' && dotThousands.test(text)) {
    return Number(text.replaceAll('.', '').replace(',', '.'));
  }
  if (simple.test(text)) return Number(text);
  if (thousands.test(text)) return Number(text.replace(/[ ,]/g, ''));
  return decimalComma.test(text) ? Number(text.replace(',', '.')) : null;
}
