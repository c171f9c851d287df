import type { BikeType } from '../frameset/public.ts';
import type { WholeBikeSlot } from '../part/public.ts';

/** Two ends between which a figure lies. */
export interface Range {
  readonly low: number;
  readonly high: number;
}

/** A range from its two ends. */
export const range = (low: number, high: number): Range => ({ low, high });

/** Price and weight between which most parts of a kind lie. */
export interface UsualFigures {
  readonly price: Range;
  readonly weight: Range;
}

const none = range(0, 0);
/** A pair; no maker's page in our catalogue states a weight, scales show 8 to 18 g. */
const usualValves: UsualFigures = { price: range(34, 35), weight: range(8, 18) };

/**
 * What such a part usually costs and weighs on each kind of bike: the middle half of the parts in our own catalogue
 * (first and third quartile of data/*.csv, rounded to dollars and grams); tyres, tubes and rotors as a pair. A stem may
 * be part of the bar, a headset come with the frame and rotors with the groupset: their ranges begin at nothing, but
 * for the weight of the headset, which no maker counts with a frame.
 */
export const usualFigures: Readonly<Record<BikeType, Readonly<Record<WholeBikeSlot, UsualFigures>>>> = {
  road: {
    frame: { price: range(2262, 4999), weight: range(746, 978) },
    fork: { price: range(425, 899), weight: range(348, 790) },
    handlebar: { price: range(75, 700), weight: range(239, 322) },
    seatpost: { price: range(155, 275), weight: range(166, 216) },
    wheelset: { price: range(1169, 2475), weight: range(1312, 1523) },
    tyre: { price: range(160, 202), weight: range(500, 608) },
    tube: { price: range(18, 68), weight: range(84, 220) },
    groupset: { price: range(1200, 3350), weight: range(2397, 2766) },
    saddle: { price: range(104, 175), weight: range(210, 286) },
    pedal: { price: range(76, 204), weight: range(280, 386) },
    stem: { price: range(0, 182), weight: range(0, 155) },
    headset: { price: range(0, 180), weight: range(94, 149) },
    rotor: { price: range(0, 158), weight: range(0, 284) },
    barTape: { price: range(30, 40), weight: range(42, 80) },
    valve: usualValves,
  },
  gravel: {
    frame: { price: range(1890, 5000), weight: range(925, 1316) },
    fork: { price: range(425, 899), weight: range(348, 790) },
    handlebar: { price: range(75, 700), weight: range(239, 322) },
    seatpost: { price: range(155, 275), weight: range(166, 216) },
    wheelset: { price: range(1187, 1775), weight: range(1420, 1537) },
    tyre: { price: range(124, 144), weight: range(846, 1054) },
    tube: { price: range(18, 68), weight: range(84, 220) },
    groupset: { price: range(1155, 1977), weight: range(2447, 2910) },
    saddle: { price: range(104, 175), weight: range(210, 286) },
    pedal: { price: range(76, 204), weight: range(280, 386) },
    stem: { price: range(0, 182), weight: range(0, 155) },
    headset: { price: range(0, 180), weight: range(94, 149) },
    rotor: { price: range(0, 158), weight: range(0, 284) },
    barTape: { price: range(30, 40), weight: range(42, 80) },
    valve: usualValves,
  },
  mountain: {
    frame: { price: range(2974, 4012), weight: range(1534, 3262) },
    fork: { price: range(869, 1200), weight: range(1503, 2030) },
    handlebar: { price: range(85, 175), weight: range(190, 305) },
    seatpost: { price: range(222, 349), weight: range(385, 568) },
    wheelset: { price: range(1300, 2300), weight: range(1385, 1825) },
    tyre: { price: range(160, 214), weight: range(1610, 2330) },
    tube: { price: range(18, 68), weight: range(84, 220) },
    groupset: { price: range(915, 2205), weight: range(2199, 2686) },
    saddle: { price: range(104, 175), weight: range(210, 286) },
    pedal: { price: range(76, 204), weight: range(280, 386) },
    stem: { price: range(0, 182), weight: range(0, 155) },
    headset: { price: range(0, 180), weight: range(94, 149) },
    rotor: { price: range(0, 158), weight: range(0, 284) },
    barTape: { price: none, weight: none },
    valve: usualValves,
  },
};
