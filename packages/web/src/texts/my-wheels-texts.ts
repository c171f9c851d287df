import { formatFigure, type UnitSystem } from '@pp-tools/domain/core';
import { gramsOfPair, type MyWheels, weightUsed } from '@pp-tools/domain/wheelset';

/** Texts about the wheels that the visitor rides. */
export const myWheelsTexts = {
  title: 'My wheels',
  note: 'The wheels that you ride now. Enter what you know; every tool can then compare with them.',
  find: 'Find them in the catalogue (optional)',
  noMatch: 'Not in the catalogue. Enter their figures below.',
  filled: (name: string) => `Filled in from ${name}. Correct what is different on yours.`,
  name: 'Name (optional)',
  weight: 'Weight without tires',
  claimed: 'Claimed by the maker',
  weighed: 'My scale says',
  weightHint: 'The pair, or front and rear. Comparisons use the weight from your scale where you enter one.',
  pair: 'Pair (grams)',
  front: 'Front (grams)',
  rear: 'Rear (grams)',
  rims: 'Rims',
  depth: 'Rim depth',
  innerWidth: 'Inner width',
  frontLength: 'Front (mm)',
  rearLength: 'Rear (mm)',
  others: 'Tires and price',
  tyre: 'Tire width (mm)',
  paid: 'Price paid (USD)',
  save: 'Save',
  cancel: 'Cancel',
  remove: 'Delete my wheels',
  removed: 'Your wheels are deleted from this browser',
  undo: 'Undo',
  saved: (name: string) => `${name}: saved in this browser`,
  edit: 'Change my wheels',
  added: (name: string) => `Compare with ${name}`,
} as const;

/** What is wrong with a field of the form. */
export const myWheelsFaultTexts = {
  noFigure: 'Enter a number.',
  range: (min: number, max: number, unit: string) => `Enter ${min} to ${max} ${unit}.`,
  oneWheel: 'Enter the other wheel as well, or the pair.',
  otherSum: (sum: number) => `Front and rear add up to ${sum} g.`,
  nothing: 'Enter a weight, a rim depth or an inner width, or find them in the catalogue.',
} as const;

/** Both weights, and which one comparisons use: "1632 g on my scale (used here), 1580 g claimed". */
export function weightsText(mine: MyWheels, units: UnitSystem): string | null {
  const used = weightUsed(mine);
  if (used === null) return null;
  const text = (grams: number | null) => formatFigure(grams, 'grams', units);
  const claimed = mine.claimed && `${text(gramsOfPair(mine.claimed))} claimed`;
  const weighed = mine.weighed && `${text(gramsOfPair(mine.weighed))} on my scale`;
  if (weighed === null) return `${claimed} (used here)`;
  return `${weighed} (used here)${claimed === null ? '' : `, ${claimed}`}`;
}

/** Everything entered that the table does not say: both weights, what was paid, the tires. */
export function myWheelsSentence(name: string, mine: MyWheels, units: UnitSystem): string {
  const facts = [
    weightsText(mine, units),
    mine.paid === null ? null : `${formatFigure(mine.paid, 'money', units)} paid`,
    mine.tyre === null ? null : `${formatFigure(mine.tyre, 'millimetres', units)} tires`,
  ].filter((fact) => fact !== null);
  return `${name}: ${facts.length === 0 ? 'as entered' : facts.join(', ')}`;
}

const usedTexts = { weighed: 'by your scale', claimed: 'by the claimed weight' } as const;

/** A plain sentence against the visitor's wheels, with the weight of theirs that it used. */
export function againstMineText(sentence: string, mine: MyWheels): string {
  const used = weightUsed(mine);
  const first = sentence.charAt(0).toUpperCase() + sentence.slice(1);
  return used === null ? `${first}.` : `${first} (${usedTexts[used]}).`;
}
