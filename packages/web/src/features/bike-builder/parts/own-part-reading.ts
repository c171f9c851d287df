import type { Result } from '@pp-tools/domain/core';
import {
  type FieldFault,
  parseComponentPrice,
  parseComponentWeight,
  readOwnNumber,
  readOwnText,
} from '@pp-tools/domain/part';

/** What is typed into the form of an own part. */
export interface OwnPartTexts {
  readonly name: string;
  readonly brand: string;
  readonly weight: string;
  readonly price: string;
  readonly tyreWidth: string;
}

/** One field of the form. */
export type OwnPartField = keyof OwnPartTexts;

/** An own part as entered: unknown figures are null, a blank name is ''. */
export interface OwnPartValues {
  readonly name: string;
  readonly brand: string;
  /** Grams. */
  readonly weight: number | null;
  /** US dollars. */
  readonly price: number | null;
  /** Millimetres. */
  readonly tyreWidth: number | null;
}

/** `checked`: a figure must be a whole positive number. `counted`: what does not parse counts as 0 (BLD-95). */
export type FigureReading = 'checked' | 'counted';

/** A form that nothing was typed into. */
export const blankOwnPart: OwnPartTexts = { name: '', brand: '', weight: '', price: '', tyreWidth: '' };

const counted = (text: string, parse: (text: string) => number): Result<number | null, FieldFault> => ({
  ok: true,
  value: text.trim() === '' ? null : parse(text),
});

/** Reads each field; the results hold the faults. */
export const readOwnPart = (texts: OwnPartTexts, figures: FigureReading) => ({
  name: readOwnText('name', texts.name),
  brand: readOwnText('brand', texts.brand),
  weight:
    figures === 'counted'
      ? counted(texts.weight, parseComponentWeight)
      : readOwnNumber('weight', texts.weight),
  price:
    figures === 'counted' ? counted(texts.price, parseComponentPrice) : readOwnNumber('price', texts.price),
  tyreWidth: readOwnNumber('tyreWidth', texts.tyreWidth),
});

/** The part that the form describes; null while a field is wrong. */
export function ownPartOf(texts: OwnPartTexts, figures: FigureReading): OwnPartValues | null {
  const { name, brand, weight, price, tyreWidth } = readOwnPart(texts, figures);
  if (!name.ok || !brand.ok || !weight.ok || !price.ok || !tyreWidth.ok) return null;
  return {
    name: name.value,
    brand: brand.value,
    weight: weight.value,
    price: price.value,
    tyreWidth: tyreWidth.value,
  };
}
