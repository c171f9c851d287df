/** The unit a column's figures are in; only its own marks may follow or precede them. */
export type ColumnUnit = 'dollars' | 'grams' | 'millimetres' | 'kilograms' | 'degrees' | 'none';

/** The sign of each unit, as labels and headings carry it. */
export const unitSigns: { readonly [Unit in ColumnUnit]: string } = {
  dollars: '$',
  grams: 'g',
  millimetres: 'mm',
  kilograms: 'kg',
  degrees: '°',
  none: '',
};

/** Figures outside `min` to `max` are slips, never real parts. */
export interface NumberKind {
  readonly kind: 'number';
  readonly unit: ColumnUnit;
  readonly min: number;
  readonly max: number;
  readonly whole: boolean;
  /** Whether "no limit" is an answer. */
  readonly unlimited?: true;
}
/** Free text. */
export interface TextKind {
  readonly kind: 'text';
  readonly maxLength: number;
}
/** An http or https address. */
export interface LinkKind {
  readonly kind: 'link';
}
/** Yes or no. */
export interface FlagKind {
  readonly kind: 'flag';
}
/** One word of a closed list, or several of them joined by commas. */
export interface WordKind<
  Word extends string = string,
  Kind extends 'word' | 'word-list' = 'word' | 'word-list',
> {
  readonly kind: Kind;
  readonly words: readonly Word[];
  /** Other words that people write, in lower case, with the word of the list that they mean. */
  readonly synonyms: ReadonlyMap<string, string>;
}

/** What a column may hold. */
export type ColumnKind = NumberKind | TextKind | LinkKind | FlagKind | WordKind;

/** A figure that may have decimals. */
export const figure = (unit: ColumnUnit, min: number, max: number): NumberKind => ({
  kind: 'number',
  unit,
  min,
  max,
  whole: false,
});
/** A figure of which a maker may say that there is no limit. */
export const limit = (unit: ColumnUnit, min: number, max: number): NumberKind => ({
  ...figure(unit, min, max),
  unlimited: true,
});
/** A whole number. */
export const count = (min: number, max: number): NumberKind => ({ ...figure('none', min, max), whole: true });
/** Free text. */
export const text = (maxLength = 500): TextKind => ({ kind: 'text', maxLength });
/** An http or https address. */
export const link: LinkKind = { kind: 'link' };
/** Yes or no. */
export const flag: FlagKind = { kind: 'flag' };
/** One word of a closed list. */
export const word = <const Word extends string>(
  words: readonly Word[],
  synonyms: Readonly<Record<string, string>> = {},
): WordKind<Word, 'word'> => ({
  kind: 'word',
  words,
  synonyms: new Map(Object.entries(synonyms)),
});
/** Words of a closed list, joined by commas in the order of the list. */
export const wordList = <const Word extends string>(
  words: readonly Word[],
  synonyms: Readonly<Record<string, string>> = {},
): WordKind<Word, 'word-list'> => ({ ...word(words, synonyms), kind: 'word-list' });
