import type {
  ClimbComparison,
  Difference,
  MoneyPerSecond,
  Verdict,
  WheelsOnClimb,
} from '@pp-tools/domain/climb';
import type { UnitSystem } from '@pp-tools/domain/core';
import { climbTexts } from '../../../texts/climb-texts.ts';
import {
  gapText,
  heightText,
  marginText,
  metresText,
  roadText,
  signedText,
  slopeText,
  timeText,
} from './figure-texts.ts';

export const verdictTexts: Readonly<Record<Verdict, string>> = {
  faster: climbTexts.faster,
  slower: climbTexts.slower,
  tooClose: climbTexts.tooClose,
};

/** What a second costs, in words. */
export function moneyText(money: MoneyPerSecond): string {
  switch (money.kind) {
    case 'perSecond':
      return `$${Math.round(money.dollars).toLocaleString('en-US')} a second`;
    case 'fasterAndCheaper':
      return 'faster and not dearer';
    case 'notFaster':
      return 'not faster';
    case 'priceUnknown':
      return 'price unknown';
    default:
      return money satisfies never;
  }
}

/** A difference with its doubt: "−14.8 s ±2.6 s". */
export const differenceText = ({ seconds, margin }: Difference): string =>
  `${gapText(seconds)} ${marginText(margin)}`;

/** The figures of one wheelset beside the baseline, by name, for the list and its table twin. */
export function figuresOf(entry: WheelsOnClimb, rider: number, units: UnitSystem) {
  const { difference, power } = entry;
  return {
    power: `${Math.round(power)} W`,
    perKilogram: `${(power / rider).toFixed(2)} W/kg`,
    rate: `${heightText(entry.climbingRate, units)}/h`,
    percent: difference === null ? 'baseline' : `${signedText(difference.percent, 2)} %`,
    watts: difference === null ? 'baseline' : `${signedText(difference.watts, 1)} W`,
    metres: difference === null ? 'baseline' : metresText(difference.metres, units),
    money: difference === null ? 'baseline' : moneyText(difference.money),
  };
}

/** The result in a heading and a sentence. */
export function headline(name: string, { entries, baseline }: ClimbComparison, isTimed: boolean) {
  const base = entries[baseline];
  if (base === undefined) return { heading: name, sentence: '' };
  const rides = `${base.wheels.name} takes ${timeText(base.seconds)} at ${Math.round(base.power)} W.`;
  const [best] = entries
    .filter(({ difference }) => difference !== null)
    .toSorted((a, b) => (a.difference?.seconds ?? 0) - (b.difference?.seconds ?? 0));
  if (!best?.difference) return { heading: name, sentence: rides };
  const { seconds, margin, verdict } = best.difference;
  if (isTimed && verdict === 'faster') {
    const less = (base.power - best.power).toFixed(1);
    return { heading: `${best.wheels.name} needs ${less} W less`, sentence: rides };
  }
  if (isTimed && verdict === 'slower')
    return { heading: `${base.wheels.name} needs the least power`, sentence: rides };
  const gap = gapText(seconds).slice(1);
  const doubt = `Give or take ${marginText(margin).slice(1)}.`;
  if (verdict === 'faster')
    return { heading: `${best.wheels.name} is ${gap} faster`, sentence: `${doubt} ${rides}` };
  if (verdict === 'slower') return { heading: `${base.wheels.name} is the fastest here`, sentence: rides };
  return {
    heading: 'Too close to feel',
    sentence: `${best.wheels.name}: ${differenceText(best.difference)}. ${rides}`,
  };
}

/** Length, rise and slope of a road. */
export function roadFigures({ totals }: ClimbComparison, units: UnitSystem) {
  return [
    ['Length', roadText(totals.length, units)],
    ['Rise', heightText(totals.ascent, units)],
    ['Average', slopeText(totals.averageSine)],
    ['Steepest 100 m', slopeText(totals.steepest)],
    ['Top', heightText(totals.highest, units)],
  ] as const;
}
