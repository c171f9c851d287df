/** The unit a column's figures are in; only its own marks may follow or precede them. */
export type ColumnUnit = 'dollars' | 'grams' | 'millimetres' | 'kilograms' | 'degrees' | 'none';

/** What may stand in a column. Figures outside `min` to `max` are slips, never real parts. */
export type ColumnKind =
  | {
      readonly kind: 'number';
      readonly unit: ColumnUnit;
      readonly min: number;
      readonly max: number;
      readonly whole: boolean;
      /** Whether "no limit" is an answer. */
      readonly unlimited?: true;
    }
  | { readonly kind: 'text'; readonly maxLength: number }
  | { readonly kind: 'link' | 'flag' }
  | {
      /** One word of a closed list, or several of them joined by commas. */
      readonly kind: 'word' | 'word-list';
      readonly words: readonly string[];
      /** Other words that people write, in lower case, with the word of the list that they mean. */
      readonly synonyms: ReadonlyMap<string, string>;
    };

/** A figure that may have decimals. */
export const figure = (unit: ColumnUnit, min: number, max: number): ColumnKind => ({
  kind: 'number',
  unit,
  min,
  max,
  whole: false,
});
/** A whole number. */
export const count = (min: number, max: number): ColumnKind => ({
  kind: 'number',
  unit: 'none',
  min,
  max,
  whole: true,
});
/** Free text. */
export const text = (maxLength = 500): ColumnKind => ({ kind: 'text', maxLength });
/** One word of a closed list. */
export const word = (
  words: readonly string[],
  synonyms: Readonly<Record<string, string>> = {},
): ColumnKind => ({
  kind: 'word',
  words,
  synonyms: new Map(Object.entries(synonyms)),
});
/** Words of a closed list, joined by commas in the order of the list. */
export const wordList = (
  words: readonly string[],
  synonyms: Readonly<Record<string, string>> = {},
): ColumnKind => ({ kind: 'word-list', words, synonyms: new Map(Object.entries(synonyms)) });
