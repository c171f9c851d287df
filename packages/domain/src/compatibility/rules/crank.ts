import { crankOf, ringsOf } from '../facts/bike-facts.ts';
import type { ComponentFacts } from '../facts/part-facts.ts';
import { rule, side, want } from '../rule.ts';
import { isOpenWidth, shellKind, threadOf } from './bearing-shells.ts';
import { labelText, ringFields, shareLabel } from './labels.ts';

/** Rule 19: the cups are made for the frame's shell. */
export const shell = rule({
  number: 19,
  codes: ['shell'],
  facts: { frame: ['shell', 'shellWidth'], bottom_bracket: ['shell', 'shellWidth'] },
  judge: ({ frame, bottom_bracket: cups }, say) => {
    if (!frame || !cups) return [];
    if (frame.shell === null || cups.shell === null)
      return say.unknown(want(cups, 'shell'), want(frame, 'shell'));
    if (shellKind(frame.shell) === shellKind(cups.shell)) return [];
    if (isOpenWidth(frame.shell, cups.shell))
      return say.unknown(want(cups, 'shellWidth'), want(frame, 'shellWidth'));
    const sides = [side(cups, cups.shell, 'shell'), side(frame, frame.shell, 'shell')] as const;
    return [say.clash('shell', 'blocks', sides, { fixes: ['bottom_bracket'] })];
  },
});

/** Rule 20: the cups hold the crank's spindle; diameters that are close are still not the same. */
export const spindle = rule({
  number: 20,
  codes: ['spindle'],
  facts: { crankset: ['spindle'], powerMeter: ['spindle', 'meterKind'], bottom_bracket: ['spindle'] },
  judge: (bike, say) => {
    const crank = crankOf(bike);
    const cups = bike.bottom_bracket;
    if (!crank || !cups) return [];
    if (crank.spindle === null || cups.spindle === null)
      return say.unknown(want(crank, 'spindle'), want(cups, 'spindle'));
    if (crank.spindle === cups.spindle) return [];
    const sides = [side(crank, crank.spindle, 'spindle'), side(cups, cups.spindle, 'spindle')] as const;
    return [say.clash('spindle', 'blocks', sides, { fixes: ['bottom_bracket', crank.slot] })];
  },
});

/** Trek's BB90 and BB95 hold their bearings in the frame, for 24 mm spindles only. */
const onlySmall = /^BB9[05]$/;
const smallSpindles = ['24mm', 'GXP'];

/** Rule 21: without chosen cups, the pairs of shell and spindle for which no bottom bracket can exist. */
export const bottomBracketMissing = rule({
  number: 21,
  codes: ['noBottomBracket'],
  facts: { frame: ['shell'], crankset: ['spindle'], powerMeter: ['spindle', 'meterKind'] },
  judge: (bike, say) => {
    const crank = crankOf(bike);
    const { frame } = bike;
    if (bike.bottom_bracket || !crank || !frame) return [];
    if (crank.spindle === null || frame.shell === null)
      return say.unknown(want(crank, 'spindle'), want(frame, 'shell'));
    if (!onlySmall.test(frame.shell) || smallSpindles.includes(crank.spindle)) return [];
    const sides = [side(crank, crank.spindle, 'spindle'), side(frame, frame.shell, 'shell')] as const;
    return [say.clash('noBottomBracket', 'blocks', sides, { fixes: [crank.slot] })];
  },
});

/** Rule 22: two threads that look alike are still two threads. */
export const threads = rule({
  number: 22,
  codes: ['threads'],
  facts: { frame: ['shell'], bottom_bracket: ['shell'] },
  judge: ({ frame, bottom_bracket: cups }, say) => {
    if (!frame?.shell || !cups?.shell) return [];
    const [wanted, given] = [threadOf(frame.shell), threadOf(cups.shell)];
    if (wanted === null || given === null || wanted === given) return [];
    const sides = [side(cups, cups.shell, 'shell'), side(frame, frame.shell, 'shell')] as const;
    return [say.clash('threads', 'blocks', sides, { fixes: ['bottom_bracket'] })];
  },
});

/** What a part offers to rings: its labels, and the seat of a spider that can be taken off. */
const seats = ({ ringInterfaces, armInterface }: ComponentFacts): readonly string[] =>
  armInterface === null || ringInterfaces.includes(armInterface)
    ? ringInterfaces
    : [...ringInterfaces, armInterface];

/** Rule 23: ring and crank share a label. With a spider power meter the ring meets the spider (rule 28). */
export const ringMount = rule({
  number: 23,
  codes: ['ringMount'],
  facts: {
    chainring: ['ringInterfaces', 'ringSeats'],
    crankset: ['ringInterfaces', 'ringSeats', 'armInterface'],
    powerMeter: ['ringInterfaces', 'ringSeats', 'armInterface', 'meterKind'],
  },
  judge: (bike, say) => {
    const { chainring, powerMeter } = bike;
    const crank = crankOf(bike);
    if (!chainring || !crank || powerMeter?.meterKind === 'spider') return [];
    const field = ringFields(chainring, crank);
    const carried = field === 'ringSeats' ? crank.ringSeats : seats(crank);
    const missing = say.unknown(want(chainring, field), want(crank, field, carried));
    if (missing.length > 0) return missing;
    if (shareLabel(chainring[field], carried)) return [];
    return [
      say.clash('ringMount', 'blocks', [
        side(chainring, labelText(chainring[field]), field),
        side(crank, labelText(carried), field, 'armInterface'),
      ]),
    ];
  },
});

const turningRings = {
  crankset: ['rings'],
  powerMeter: ['rings', 'meterKind'],
  chainring: ['rings'],
} as const;

/** Rule 24: a front derailleur lifts the chain over so many teeth and no more. */
export const ringDifference = rule({
  number: 24,
  codes: ['ringDifference'],
  facts: { frontDer: ['ringDifference'], ...turningRings },
  judge: (bike, say) => {
    const { frontDer } = bike;
    const rings = ringsOf(bike);
    if (!frontDer || !rings || rings.rings.length === 1) return [];
    if (frontDer.ringDifference === null || rings.rings.length === 0)
      return say.unknown(want(frontDer, 'ringDifference'), want(rings, 'rings'));
    const difference = Math.max(...rings.rings) - Math.min(...rings.rings);
    if (difference <= frontDer.ringDifference) return [];
    const sides = [
      side(rings, difference, 'rings'),
      side(frontDer, frontDer.ringDifference, 'ringDifference'),
    ] as const;
    return [say.clash('ringDifference', 'check', sides, { fixes: [rings.slot, 'frontDer'] })];
  },
});

/** Narrow road lines lie at 44.5 to 45 mm, wide ones at 46.9 to 49.7 mm. */
const farthestApart = 1.5;

/** Rule 25: the front derailleur stands over the rings of a crank with its own chainline. */
export const chainline = rule({
  number: 25,
  codes: ['chainline'],
  facts: { frontDer: ['chainline'], crankset: ['chainline'], powerMeter: ['chainline', 'meterKind'] },
  judge: (bike, say) => {
    const { frontDer } = bike;
    const crank = crankOf(bike);
    if (!frontDer || !crank) return [];
    if (frontDer.chainline === null || crank.chainline === null)
      return say.unknown(want(frontDer, 'chainline'), want(crank, 'chainline'));
    if (Math.abs(frontDer.chainline - crank.chainline) <= farthestApart) return [];
    return [
      say.clash('chainline', 'check', [
        side(frontDer, frontDer.chainline, 'chainline'),
        side(crank, crank.chainline, 'chainline'),
      ]),
    ];
  },
});

/** Rule 27: a ring above the frame's maximum touches the chainstay; single rings and pairs have a maximum each. */
export const largestRing = rule({
  number: 27,
  codes: ['largestRing'],
  facts: { frame: ['largestRing', 'largestOuterRing'], ...turningRings },
  judge: (bike, say) => {
    const rings = ringsOf(bike);
    const { frame } = bike;
    if (!frame || !rings) return [];
    const field = rings.rings.length > 1 ? 'largestOuterRing' : 'largestRing';
    const most = frame[field];
    if (most === null || rings.rings.length === 0)
      return say.unknown(want(rings, 'rings'), want(frame, field));
    const ring = Math.max(...rings.rings);
    if (ring <= most) return [];
    const sides = [side(rings, ring, 'rings'), side(frame, most, field)] as const;
    return [say.clash('largestRing', 'blocks', sides, { fixes: [rings.slot] })];
  },
});
