import type { ClimbComparison, Difference, MoneyPerSecond, WheelsOnClimb } from '@pp-tools/domain/climb';
import type { UnitSystem } from '@pp-tools/domain/core';
import { figureTexts, headlineTexts, powerVerdictTexts, verdictTexts } from '../../../texts/climb-texts.ts';
import {
  gapText,
  heightText,
  marginText,
  metresText,
  powerText,
  roadText,
  signedText,
  slopeText,
  timeText,
} from './figure-texts.ts';

/** What a second costs, in words. */
export function moneyText(money: MoneyPerSecond): string {
  switch (money.kind) {
    case 'perSecond':
      return figureTexts.perSecond(Math.round(money.dollars).toLocaleString('en-US'));
    case 'fasterAndCheaper':
    case 'notFaster':
    case 'priceUnknown':
      return figureTexts[money.kind];
    default:
      return money satisfies never;
  }
}

/** A difference with its uncertainty: "−14.8 s ±2.6 s", or for a target time in power: "−3.2 W ±0.8 W". */
export const differenceText = (difference: Difference, isTimed: boolean): string =>
  isTimed
    ? `${signedText(difference.wattsForTime, 1)} W ±${difference.wattsMargin.toFixed(1)} W`
    : `${gapText(difference.seconds)} ${marginText(difference.margin)}`;

/** What a difference says in a word. */
export const verdictText = ({ verdict }: Difference, isTimed: boolean): string =>
  (isTimed ? powerVerdictTexts : verdictTexts)[verdict];

/** The figures of one wheelset next to the baseline, by name, for the list and its table twin. */
export function figuresOf(entry: WheelsOnClimb, rider: number, units: UnitSystem) {
  const { difference, power } = entry;
  const { baseline } = figureTexts;
  return {
    power: powerText(power),
    perKilogram: `${(power / rider).toFixed(2)} W/kg`,
    rate: `${heightText(entry.climbingRate, units)}/h`,
    percent: difference === null ? baseline : `${signedText(difference.percent, 2)} %`,
    watts: difference === null ? baseline : `${signedText(difference.watts, 1)} W`,
    metres: difference === null ? baseline : metresText(difference.metres, units),
    money: difference === null ? baseline : moneyText(difference.money),
  };
}

/** The result in a heading and a sentence. */
export interface Headline {
  readonly heading: string;
  readonly sentence: string;
}

function timedHeading(base: WheelsOnClimb, best: WheelsOnClimb, { verdict, wattsForTime }: Difference) {
  if (verdict === 'faster') return headlineTexts.needsLess(best.wheels.name, (-wattsForTime).toFixed(1));
  return verdict === 'slower' ? headlineTexts.needsLeast(base.wheels.name) : headlineTexts.tooClose;
}

/** The result in a heading and a sentence: who is faster, or for a target time who needs less power. */
export function headline(name: string, { entries, baseline }: ClimbComparison, isTimed: boolean): Headline {
  const base = entries[baseline];
  if (base === undefined) return { heading: name, sentence: '' };
  const rides = headlineTexts.takes(base.wheels.name, timeText(base.seconds), powerText(base.power));
  const [best] = entries
    .filter(({ difference }) => difference !== null)
    .toSorted((a, b) => (a.difference?.seconds ?? 0) - (b.difference?.seconds ?? 0));
  if (!best?.difference) return { heading: name, sentence: rides };
  const { difference } = best;
  const closest = `${headlineTexts.closest(best.wheels.name, differenceText(difference, isTimed))} ${rides}`;
  if (difference.verdict === 'tooClose') return { heading: headlineTexts.tooClose, sentence: closest };
  if (isTimed) return { heading: timedHeading(base, best, difference), sentence: rides };
  if (difference.verdict === 'slower') {
    return { heading: headlineTexts.fastest(base.wheels.name), sentence: rides };
  }
  const heading = headlineTexts.faster(best.wheels.name, gapText(difference.seconds).slice(1));
  return {
    heading,
    sentence: `${headlineTexts.giveOrTake(marginText(difference.margin).slice(1))} ${rides}`,
  };
}

/** Length, rise and slope of a road. */
export function roadFigures({ totals }: ClimbComparison, units: UnitSystem) {
  return [
    [figureTexts.length, roadText(totals.length, units)],
    [figureTexts.rise, heightText(totals.ascent, units)],
    [figureTexts.average, slopeText(totals.averageSine)],
    [figureTexts.steepest, slopeText(totals.steepest)],
    [figureTexts.top, heightText(totals.highest, units)],
  ] as const;
}
