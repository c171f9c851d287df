import type { Metres, Seconds, Watts } from '../core/public.ts';
import type { ComparedWheels } from './compared-wheels.ts';
import type { SteadyChange } from './quasi-steady.ts';
import type { Sensitivity } from './ride-figures.ts';
import { dragOfWatts, dragUncertainty } from './wheel-drag.ts';

/** A claimed weight may be this part off, up or down (section 6). */
export const weightUncertainty = 0.03;

/** Two products of one depth differ by this much where tests compare them (section 6): 2 W at 45 km/h. */
const productSpread = { watts: 2, speed: 12.5 } as const;
/** Pressure, wear and temperature move a tire's figure within one test: this part of the difference (ours). */
const rollingUncertainty = 0.2;

/** What the model can say: a sure sign, or a difference smaller than its own uncertainty. */
export const verdicts = ['faster', 'slower', 'tooClose'] as const;
/** One of {@link verdicts}. */
export type Verdict = (typeof verdicts)[number];

/** What a second costs: how many dollars more for each second gained, or why that is no question. */
export type MoneyPerSecond =
  | { readonly kind: 'perSecond'; readonly dollars: number }
  | { readonly kind: 'fasterAndCheaper' | 'notFaster' | 'priceUnknown' };

/** A wheelset next to the baseline at the same power. */
export interface Difference {
  /** Negative is faster. */
  readonly seconds: Seconds;
  /** The difference may be this much larger or smaller (section 6). */
  readonly margin: Seconds;
  readonly percent: number;
  /** Distance between the two when the faster one finishes; negative when this one is ahead. */
  readonly metres: Metres;
  /** Pedal power more (positive) or less at the speed of the baseline. */
  readonly watts: Watts;
  /** Pedal power more or less for the same time, and how much more or less this may be. */
  readonly wattsForTime: Watts;
  readonly wattsMargin: Watts;
  readonly verdict: Verdict;
  readonly money: MoneyPerSecond;
}

/** A wheelset with what it changes next to the reference wheels. */
export interface ChangedWheels {
  readonly wheels: ComparedWheels;
  readonly change: SteadyChange;
}

const uncertaintyOfWeight = ({ isWeighed, weight }: ComparedWheels): number =>
  isWeighed ? 0 : (weightUncertainty * weight) / 1000;

/**
 * The uncertainty of the drag between two sets: half of what the one curve behind both says, and the spread between
 * products of equal depth. A measured figure is taken as it is.
 */
function uncertaintyOfDrag(a: ChangedWheels, b: ChangedWheels): number {
  const estimate = ({ wheels, change }: ChangedWheels) => (wheels.saving === null ? change.dragArea : 0);
  const isMeasured = a.wheels.saving !== null && b.wheels.saving !== null;
  const spread = isMeasured ? 0 : dragOfWatts(productSpread.watts, productSpread.speed);
  return Math.hypot(dragUncertainty * (estimate(a) - estimate(b)), spread);
}

/** Uncertainty of the seconds between two wheelsets; independent parts add as squares. */
export function marginBetween(a: ChangedWheels, b: ChangedWheels, sensitivity: Sensitivity): Seconds {
  const { secondsPerKilogram, secondsPerSquareMetre, secondsPerRolling } = sensitivity;
  return Math.hypot(
    secondsPerSquareMetre * uncertaintyOfDrag(a, b),
    secondsPerKilogram * uncertaintyOfWeight(a.wheels),
    secondsPerKilogram * uncertaintyOfWeight(b.wheels),
    secondsPerRolling * rollingUncertainty * (a.change.rolling - b.change.rolling),
  );
}

/** A smaller part of the whole time is noise of any ride, however well the wheels were measured (ours). */
export const minFelt = 0.0002;

/** The verdict on a difference: one within its uncertainty, or within {@link minFelt} of the time, decides nothing. */
export function verdictOn(seconds: Seconds, margin: Seconds, total: Seconds): Verdict {
  if (Math.abs(seconds) <= Math.max(margin, minFelt * total)) return 'tooClose';
  return seconds < 0 ? 'faster' : 'slower';
}

/** What each second that `wheels` gain on `baseline` costs. */
export function moneyPerSecond(
  wheels: ComparedWheels,
  baseline: ComparedWheels,
  seconds: Seconds,
  verdict: Verdict,
): MoneyPerSecond {
  if (wheels.price === null || baseline.price === null) return { kind: 'priceUnknown' };
  if (verdict !== 'faster') return { kind: 'notFaster' };
  const dearer = wheels.price - baseline.price;
  return dearer <= 0 ? { kind: 'fasterAndCheaper' } : { kind: 'perSecond', dollars: dearer / -seconds };
}
