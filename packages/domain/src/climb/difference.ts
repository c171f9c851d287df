import type { Metres, Seconds, Watts } from '../core/public.ts';
import type { ComparedWheels } from './compared-wheels.ts';
import type { SteadyChange } from './quasi-steady.ts';
import type { Sensitivity } from './ride-figures.ts';
import { dragUncertainty } from './wheel-drag.ts';

/** A claimed weight may be this part off, up or down (section 6). */
export const weightUncertainty = 0.03;

/** What the model can say: a sure sign, or a difference smaller than its own doubt. */
export const verdicts = ['faster', 'slower', 'tooClose'] as const;
/** One of {@link verdicts}. */
export type Verdict = (typeof verdicts)[number];

/** What a second costs: how many dollars more for each second gained, or why that is no question. */
export type MoneyPerSecond =
  | { readonly kind: 'perSecond'; readonly dollars: number }
  | { readonly kind: 'fasterAndCheaper' | 'notFaster' | 'priceUnknown' };

/** A wheelset beside the baseline at the same power. */
export interface Difference {
  /** Negative is faster. */
  readonly seconds: Seconds;
  /** The difference may be this much larger or smaller: half of the drag, 3 % of each claimed weight. */
  readonly margin: Seconds;
  readonly percent: number;
  /** Distance between the two when the faster one finishes; negative when this one is ahead. */
  readonly metres: Metres;
  /** Pedal power more (positive) or less at the speed of the baseline. */
  readonly watts: Watts;
  readonly verdict: Verdict;
  readonly money: MoneyPerSecond;
}

/** A wheelset with what it changes beside the reference wheels. */
export interface ChangedWheels {
  readonly wheels: ComparedWheels;
  readonly change: SteadyChange;
}

const doubtOfWeight = ({ isWeighed, weight }: ComparedWheels): number =>
  isWeighed ? 0 : (weightUncertainty * weight) / 1000;

/** The doubt in the drag between two sets: one curve stands behind both, a measured figure is taken as it is. */
function doubtOfDrag(a: ChangedWheels, b: ChangedWheels): number {
  const estimate = ({ wheels, change }: ChangedWheels) => (wheels.saving === null ? change.dragArea : 0);
  return dragUncertainty * Math.abs(estimate(a) - estimate(b));
}

/** Doubt in the seconds between two wheelsets; independent parts add as squares. */
export function marginBetween(a: ChangedWheels, b: ChangedWheels, sensitivity: Sensitivity): Seconds {
  const { secondsPerKilogram, secondsPerSquareMetre } = sensitivity;
  return Math.hypot(
    secondsPerSquareMetre * doubtOfDrag(a, b),
    secondsPerKilogram * doubtOfWeight(a.wheels),
    secondsPerKilogram * doubtOfWeight(b.wheels),
  );
}

/** A smaller part of the whole time is noise of any ride, however well the wheels were measured (ours). */
export const leastFelt = 0.0002;

/** The verdict on a difference: one within its doubt, or within {@link leastFelt} of the time, decides nothing. */
export function verdictOn(seconds: Seconds, margin: Seconds, total: Seconds): Verdict {
  if (Math.abs(seconds) <= Math.max(margin, leastFelt * total)) return 'tooClose';
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
