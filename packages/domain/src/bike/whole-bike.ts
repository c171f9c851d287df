import { amountOf, type PriceAndWeight, roundTo } from '../core/public.ts';
import { type BikeType, type FrameSlot, headsetSeat, type SlotChoice } from '../frameset/public.ts';
import {
  isFrameSlot,
  isWholeBikeSlot,
  type WholeBikeSlot,
  wheelsetKey,
  wholeBikeSlots,
} from '../part/public.ts';
import { type Build, frameConfigurationOf, wheelsetConfigurationOf } from './build.ts';
import type { BuildLine } from './build-lines.ts';
import { type Range, range, usualFigures } from './usual-figures.ts';

/** What the finished bike is likely to cost and weigh, and the places that are not in the totals yet. */
export interface WholeBike {
  readonly price: Range;
  readonly weight: Range;
  readonly open: readonly WholeBikeSlot[];
  /** Of the open slots, those that frameset or groupset fill with a part of their own: there is nothing to choose. */
  readonly included: readonly WholeBikeSlot[];
}

const nothing = range(0, 0);
/** How far an assumed figure of a part may be off when its kind has no usual range. */
const assumedSpread = 0.2;

/**
 * A known figure is itself; an assumed or missing one lies where such parts usually lie. What a groupset counts beyond
 * its parts makes up for what is assumed of them: together they are the set's own figure.
 */
function rangeOf(
  type: BikeType,
  { slot, group, figures, isRest }: BuildLine,
  kind: keyof PriceAndWeight,
  hasRest: boolean,
): Range {
  const figure = figures[kind];
  const value = amountOf(figure);
  if (figure.kind === 'counted' || (hasRest && group === 'groupset')) return range(value, value);
  const usual = isWholeBikeSlot(slot) && !isRest ? usualFigures[type][slot][kind] : null;
  if (figure.kind === 'missing') return usual ?? nothing;
  const spread = Math.abs(value) * assumedSpread;
  const { low, high } = usual ?? range(value - spread, value + spread);
  return range(Math.min(low, value), Math.max(high, value));
}

/** What the chosen wheels have in their places for tyres and tubes. */
const rubberOf = (build: Build) =>
  build.wheelset === null ? null : wheelsetConfigurationOf(build, wheelsetKey(build.wheelset));

/** Whether the chosen bar has its stem. */
function isBarIntegrated(build: Build): boolean {
  const choice = slotChoice(build, 'handlebar');
  return (
    choice?.kind === 'listed' &&
    choice.part.fit?.slot === 'handlebar' &&
    choice.part.fit.kind === 'integrated'
  );
}

/**
 * Whether a bike of this build has such a part at all: no rotors with rim brakes, no tape on a flat bar, no stem under
 * a bar that has its own, no tubeless valves where tubes have theirs.
 */
function hasSlot(build: Build, slot: WholeBikeSlot): boolean {
  const { bike, frame } = build;
  if (slot === 'barTape') return bike?.type !== 'mountain';
  if (slot === 'valve') return rubberOf(build)?.tube?.kind === 'sealant';
  if (slot === 'stem') return !isBarIntegrated(build);
  return slot !== 'rotor' || (frame?.frame.brake ?? (bike?.rimBrake ? 'rim' : 'disc')) === 'disc';
}

/** What a slot of the frame holds; null until the frame is configured. */
const slotChoice = (build: Build, slot: FrameSlot): SlotChoice | null =>
  build.frame && (frameConfigurationOf(build, build.frame.frame.key)?.[slot] ?? null);

/** Whether frameset or groupset come with a part for the slot; a bar that a frameset brings has its stem. */
function isIncluded(build: Build, slot: WholeBikeSlot): boolean {
  const { frame, groupset } = build;
  if (slot === 'rotor') return groupset?.groupset.hasRotors ?? false;
  if (frame?.kind !== 'catalogue') return false;
  if (slot === 'headset') return headsetSeat(frame.frame.fit) === 'included';
  if (slot === 'stem')
    return (
      frame.frame.handlebar.included && (slotChoice(build, 'handlebar')?.kind ?? 'default') === 'default'
    );
  return (slot === 'fork' || slot === 'handlebar' || slot === 'seatpost') && frame.frame[slot].included;
}

/** A default part is nobody's choice: its line assumes a figure, the finished bike counts what is known instead. */
const isDefaultPart = (build: Build, { slot }: BuildLine): boolean =>
  isFrameSlot(slot) && slot !== 'bottomBracket' && slotChoice(build, slot)?.kind === 'default';

/** Whether a slot of the build is filled by a chosen part, or counted as one that the frameset includes. */
function isFilled(build: Build, place: WholeBikeSlot): boolean {
  const { frame, wheelset, groupset, others } = build;
  const parts = rubberOf(build);
  switch (place) {
    case 'frame':
      return frame !== null;
    case 'fork':
    case 'handlebar':
    case 'seatpost':
      return isSlotFilled(build, place);
    case 'wheelset':
      return wheelset !== null;
    case 'tyre':
      return (parts?.tyre ?? null) !== null;
    case 'tube':
      return (parts?.tube ?? null) !== null;
    case 'groupset':
      return groupset !== null;
    default:
      return others.some(({ part }) => part.category === place);
  }
}

function isSlotFilled(build: Build, slot: 'fork' | 'handlebar' | 'seatpost'): boolean {
  const choice = slotChoice(build, slot);
  return choice !== null && (choice.kind !== 'default' || isIncluded(build, slot));
}

/** An open place; what the frameset brings along costs nothing more and may state its weight. */
function openRange(build: Build, place: WholeBikeSlot, kind: keyof PriceAndWeight): Range {
  const { frame, bike } = build;
  const usual = usualFigures[bike?.type ?? 'road'][place][kind];
  // No maker counts the headset with the frame; a bar's stem and a set's rotors are in what these count.
  if ((place === 'headset' || place === 'stem' || place === 'rotor') && isIncluded(build, place))
    return kind === 'weight' && place === 'headset' ? usual : nothing;
  const isFramePart = place === 'fork' || place === 'handlebar' || place === 'seatpost';
  const brought = isFramePart && frame?.kind === 'catalogue' ? frame.frame[place] : null;
  if (!brought?.included) return usual;
  if (kind === 'price') return nothing;
  return brought.weight === null ? usual : range(brought.weight, brought.weight);
}

const sumOfRanges = (ranges: readonly Range[]): Range => ({
  low: roundTo(
    ranges.reduce((sum, { low }) => sum + low, 0),
    2,
  ),
  high: roundTo(
    ranges.reduce((sum, { high }) => sum + high, 0),
    2,
  ),
});

/** Low and high of the finished bike from the lines of a build and the places that are still open. */
export function wholeBike(build: Build, lines: readonly BuildLine[]): WholeBike {
  const slots = wholeBikeSlots.filter((slot) => hasSlot(build, slot));
  const open = slots.filter((slot) => !isFilled(build, slot));
  const type = build.bike?.type ?? 'road';
  const chosen = lines.filter((line) => !isDefaultPart(build, line));
  const notChosen = slots.filter(
    (slot) => open.includes(slot) || lines.some((line) => line.slot === slot && isDefaultPart(build, line)),
  );
  const hasRest = lines.some(({ isRest }) => isRest);
  const total = (kind: keyof PriceAndWeight) =>
    sumOfRanges([
      ...chosen.map((line) => rangeOf(type, line, kind, hasRest)),
      ...notChosen.map((slot) => openRange(build, slot, kind)),
    ]);
  return {
    price: total('price'),
    weight: total('weight'),
    open,
    included: open.filter((slot) => isIncluded(build, slot)),
  };
}

/** What the finished bike is about to weigh: the middle of its range. One figure where both ends are the same. */
export const aboutWeight = ({ weight: { low, high } }: WholeBike): number => roundTo((low + high) / 2, 0);
