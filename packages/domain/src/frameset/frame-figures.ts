import { figuresOf } from '../catalogue/public.ts';
import {
  amountOf,
  estimated,
  type Figure,
  figureOf,
  figureOr,
  type PriceAndWeight,
  roundTo,
  sumOf,
} from '../core/public.ts';
import { fallbackFor } from './fallback-figures.ts';
import type { FrameChoice } from './frame-choice.ts';
import {
  defaultFrameFigures,
  defaultSlotWeight,
  type FrameConfiguration,
  type FrameSlot,
  frameSlots,
  initialConfiguration,
  type SlotChoice,
} from './frame-configuration.ts';

/** Frame and parts of a frameset, each with its own figures; the sum of the lines is the total. */
export interface FramesetLine {
  readonly slot: FrameSlot | 'frame';
  /** Name of the chosen part; null for the frame itself and its default parts. */
  readonly name: string | null;
  readonly figures: PriceAndWeight;
}

/** The frame's own figures; a catalogue frame without them takes the default 800 g and $2,500 as assumed. */
export const frameFigures = ({ kind, frame }: FrameChoice): PriceAndWeight =>
  kind === 'own'
    ? { price: figureOf(frame.price), weight: figureOf(frame.weight) }
    : {
        price: frame.price === null ? figureOr(null, defaultFrameFigures.price) : figuresOf(frame).price,
        weight: frame.weight === null ? figureOr(null, defaultFrameFigures.weight) : figuresOf(frame).weight,
      };

const fallbackNames: Readonly<Record<FrameSlot, string>> = {
  fork: 'fork',
  bottomBracket: 'bottom_bracket',
  handlebar: 'handlebar',
  seatpost: 'seatpost',
};

/** Figures of one place. Defaults are assumptions of the specification (BLD-29), stand-ins too (BLD-73). */
export function slotFigures(slot: FrameSlot, choice: SlotChoice): PriceAndWeight {
  if (choice.kind === 'default') return defaultFigures(slot);
  const fallback = choice.kind === 'own' ? null : fallbackFor(fallbackNames[slot]);
  const recalled = choice.kind === 'listed' ? (choice.part.recalledColumns ?? []) : [];
  const figure = (name: keyof PriceAndWeight) => {
    const value = figureOr(choice.part[name], fallback?.[name] ?? null);
    return recalled.includes(name) ? estimated(value) : value;
  };
  return { price: figure('price'), weight: figure('weight') };
}

/** No bottom bracket is a fact, the other defaults stand for parts that nobody weighed. */
function defaultFigures(slot: FrameSlot): PriceAndWeight {
  const kind: Figure['kind'] = slot === 'bottomBracket' ? 'counted' : 'assumed';
  return { price: { kind: 'counted', value: 0 }, weight: { kind, value: defaultSlotWeight[slot] } };
}

/** The lines of a frameset: the frame alone, and its parts once they were configured (BLD-27). */
export function framesetLines(
  choice: FrameChoice,
  configuration: FrameConfiguration | null,
): readonly FramesetLine[] {
  const frame: FramesetLine = { slot: 'frame', name: null, figures: frameFigures(choice) };
  if (configuration === null) return [frame];
  return [frame, ...frameSlots.map((slot) => slotLine(slot, configuration[slot]))];
}

const slotLine = (slot: FrameSlot, choice: SlotChoice): FramesetLine => ({
  slot,
  name: choice.kind === 'default' ? null : choice.part.name.trim() || null,
  figures: slotFigures(slot, choice),
});

/** Sums of a configuration and what they differ from the frame with its initial parts (BLD-27). */
export interface ConfigurationTotals {
  readonly weight: number;
  readonly price: number;
  readonly weightDifference: number;
  readonly priceDifference: number;
}

const sums = (lines: readonly FramesetLine[]) => ({
  weight: sumOf(lines.map(({ figures }) => amountOf(figures.weight))),
  price: sumOf(lines.map(({ figures }) => amountOf(figures.price))),
});

/** Totals of a configuration in the dialog. */
export function configurationTotals(
  choice: FrameChoice,
  configuration: FrameConfiguration,
): ConfigurationTotals {
  const now = sums(framesetLines(choice, configuration));
  const initial = sums(framesetLines(choice, initialConfiguration(choice.kind)));
  return {
    ...now,
    weightDifference: roundTo(now.weight - initial.weight, 2),
    priceDifference: roundTo(now.price - initial.price, 2),
  };
}
