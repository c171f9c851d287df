import { count, figure, flag, link, text, word } from './column-kind.ts';

/** The key of a part: it is part of addresses and saved builds. */
export const keyPattern = /^[a-z0-9][\w.-]{0,79}$/i;

/** A key field. */
export const partKey = { takes: text(80), label: 'Key', isKey: true, pattern: keyPattern } as const;
/** A name that every part has. */
export const partName = { takes: text(), label: 'Name', isKey: true } as const;
/** The brand that every part has. */
export const partBrand = { takes: text(), label: 'Brand', isKey: true } as const;
/** The price of a part in US dollars. */
export const partPrice = { takes: figure('dollars', 0, 100_000), label: 'Price' } as const;
/** The weight of a part in grams. */
export const partWeight = { takes: figure('grams', 0, 20_000), label: 'Weight' } as const;
/** A photograph. */
export const partImage = { takes: link, label: 'Image link' } as const;

/** A length in millimetres. */
export const millimetres = (label: string, min = 0, max = 3000) =>
  ({ takes: figure('millimetres', min, max), label }) as const;
/** An angle in degrees. */
export const degrees = (label: string, min = 0, max = 90) =>
  ({ takes: figure('degrees', min, max), label }) as const;
/** A number of teeth, speeds or pieces. */
export const whole = (label: string, min: number, max: number) =>
  ({ takes: count(min, max), label }) as const;
/** A figure with a unit that has no sign of its own. */
export const plain = (label: string, min: number, max: number) =>
  ({ takes: figure('none', min, max), label }) as const;
/** Free text, written as `pattern` says. */
export const written = (label: string, pattern: RegExp) => ({ takes: text(), label, pattern }) as const;
/** Free text. */
export const words = (label: string) => ({ takes: text(), label }) as const;
/** Several figures: "90;100", "11-12-13". */
export const figures = (label: string) => ({ takes: text(), label, as: 'numbers' }) as const;
/** A figure that may be below zero, so that it travels as text and blank is unknown. */
export const signedFigure = (label: string) => ({ takes: text(20), label, as: 'number' }) as const;
/** Yes or no in words. */
export const yesOrNo = (label: string) => ({ takes: word(['yes', 'no']), label }) as const;
/** Yes or no as 1 and 0. */
export const yesNoFlag = (label: string) => ({ takes: flag, label }) as const;
