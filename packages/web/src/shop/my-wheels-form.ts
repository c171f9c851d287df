import { failure, type Result, roundTo, success } from '@pp-tools/domain/core';
import {
  gramsOfPair,
  type MyWheels,
  myWheelsRanges,
  type PairWeight,
  readMyWheels,
} from '@pp-tools/domain/wheelset';
import { myWheelsFaultTexts as faultTexts } from '../texts/my-wheels-texts.ts';
import { parseDecimal, shortDecimal } from '../ui/decimal-text.ts';

const figureFields = {
  claimedPair: ['pair', 'g'],
  claimedFront: ['wheel', 'g'],
  claimedRear: ['wheel', 'g'],
  weighedPair: ['pair', 'g'],
  weighedFront: ['wheel', 'g'],
  weighedRear: ['wheel', 'g'],
  depthFront: ['depth', 'mm'],
  depthRear: ['depth', 'mm'],
  innerWidthFront: ['innerWidth', 'mm'],
  innerWidthRear: ['innerWidth', 'mm'],
  tyre: ['tyre', 'mm'],
  paid: ['paid', 'USD'],
} as const satisfies Readonly<Record<string, readonly [keyof typeof myWheelsRanges, string]>>;

/** A field of the form that holds a figure, as metric text. */
export type MyWheelsField = keyof typeof figureFields;

/** The form as typed. */
export interface MyWheelsEntry extends Readonly<Record<MyWheelsField, string>> {
  readonly ppId: number | null;
  readonly name: string;
}

/** What is wrong with the fields, as texts; `form` is the form as a whole. */
export type MyWheelsFaults = Partial<Record<MyWheelsField | 'form', string>>;

const text = (figure: number | null): string => (figure === null ? '' : shortDecimal(figure));

function weightTexts(weight: PairWeight | null) {
  if (weight === null) return { pair: '', front: '', rear: '' };
  if ('pair' in weight) return { pair: text(weight.pair), front: '', rear: '' };
  return { pair: '', front: text(weight.front), rear: text(weight.rear) };
}

/** The form that shows wheels. */
export function entryOf(mine: MyWheels): MyWheelsEntry {
  const [claimed, weighed] = [weightTexts(mine.claimed), weightTexts(mine.weighed)];
  return {
    ppId: mine.ppId,
    name: mine.name,
    claimedPair: claimed.pair,
    claimedFront: claimed.front,
    claimedRear: claimed.rear,
    weighedPair: weighed.pair,
    weighedFront: weighed.front,
    weighedRear: weighed.rear,
    depthFront: text(mine.depth.front),
    depthRear: text(mine.depth.rear),
    innerWidthFront: text(mine.innerWidth.front),
    innerWidthRear: text(mine.innerWidth.rear),
    tyre: text(mine.tyre),
    paid: text(mine.paid),
  };
}

class EntryReading {
  readonly faults: MyWheelsFaults = {};
  private readonly entry: MyWheelsEntry;

  constructor(entry: MyWheelsEntry) {
    this.entry = entry;
  }

  /** The figure of a field; null when it is blank, or wrong and said to be. */
  figure(field: MyWheelsField): number | null {
    const typed = this.entry[field];
    if (typed.trim() === '') return null;
    const [rangeName, unit] = figureFields[field];
    const { min, max } = myWheelsRanges[rangeName];
    const figure = parseDecimal(typed);
    if (figure !== null && figure >= min && figure <= max) return roundTo(figure, 2);
    this.faults[field] = figure === null ? faultTexts.noFigure : faultTexts.range(min, max, unit);
    return null;
  }

  weight(kind: 'claimed' | 'weighed'): PairWeight | null {
    const [pair, front, rear] = [
      this.figure(`${kind}Pair`),
      this.figure(`${kind}Front`),
      this.figure(`${kind}Rear`),
    ];
    if (front !== null && rear !== null) {
      const sum = gramsOfPair({ front, rear });
      if (pair !== null && pair !== sum) this.faults[`${kind}Pair`] ??= faultTexts.otherSum(sum ?? 0);
      return { front, rear };
    }
    if (pair === null && front !== null) this.faults[`${kind}Rear`] ??= faultTexts.oneWheel;
    if (pair === null && rear !== null) this.faults[`${kind}Front`] ??= faultTexts.oneWheel;
    return pair === null ? null : { pair };
  }
}

/** The wheels that the form describes, or what is wrong with it. */
export function readEntry(entry: MyWheelsEntry): Result<MyWheels, MyWheelsFaults> {
  const reading = new EntryReading(entry);
  const mine = readMyWheels({
    ppId: entry.ppId,
    name: entry.name,
    claimed: reading.weight('claimed'),
    weighed: reading.weight('weighed'),
    depth: { front: reading.figure('depthFront'), rear: reading.figure('depthRear') },
    innerWidth: { front: reading.figure('innerWidthFront'), rear: reading.figure('innerWidthRear') },
    tyre: reading.figure('tyre'),
    paid: reading.figure('paid'),
  });
  if (Object.keys(reading.faults).length > 0) return failure(reading.faults);
  return mine.ok ? success(mine.value) : failure({ form: faultTexts.nothing });
}
