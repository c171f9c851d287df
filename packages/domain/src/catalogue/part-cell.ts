import type { PartField } from './part-field.ts';
import { wireUnknown } from './wire-values.ts';

const signed = /^-?\d+(\.\d+)?$/;
const numbers = /^-?\d+(\.\d+)?((;|-)-?\d+(\.\d+)?)*$/;

/** Why a value of a file is not what its field takes, for the reader of the import's report; null: it is fine. */
export function cellFault({ takes, as, pattern }: PartField, value: string | number): string | null {
  if (value === '' || value === wireUnknown) return null;
  if (typeof value === 'number') {
    if (takes.kind !== 'number' || (takes.unlimited && value === 999_999)) return null;
    return value < takes.min || value > takes.max ? `is not between ${takes.min} and ${takes.max}` : null;
  }
  if (as === 'number' && !signed.test(value)) return 'is not a number';
  if (as === 'numbers' && !numbers.test(value)) return 'is not a list of numbers';
  if (pattern !== undefined && !pattern.test(value)) return `is not written as ${pattern.source}`;
  if (takes.kind === 'word') return takes.words.includes(value) ? null : oneOf(takes.words);
  if (takes.kind === 'word-list') {
    return value.split(/[;|]/).every((part) => takes.words.includes(part)) ? null : oneOf(takes.words);
  }
  return null;
}

const oneOf = (words: readonly string[]): string => `is none of ${words.join(', ')}`;
