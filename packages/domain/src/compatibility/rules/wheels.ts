import { beadName } from '../facts/bead-name.ts';
import type { FrameFacts } from '../facts/frame-facts.ts';
import type { BothEnds } from '../facts/part-facts.ts';
import { rule, side, want } from '../rule.ts';
import { believable, ends } from './rim-table.ts';

/** Rule 26: hubs are as wide as the frame and fork are open; a conversion needs a re-dished wheel. */
export const hubSpacing = rule({
  number: 26,
  codes: ['hubSpacing'],
  facts: { frame: ['hubSpacing'], fork: ['hubSpacing'], wheelset: ['hubSpacing'] },
  judge: ({ frame, fork, wheelset }, say) => {
    if (!frame || !wheelset) return [];
    return ends.flatMap((end) => {
      const chosen = end === 'front' ? fork : undefined;
      const wanted = chosen ? chosen.hubSpacing : frame.hubSpacing[end];
      const given = wheelset.hubSpacing[end];
      if (wanted === null || given === null)
        return say.unknown(
          want(wheelset, 'hubSpacing', given),
          chosen ? want(chosen, 'hubSpacing') : want(frame, 'hubSpacing', wanted),
        );
      if (wanted === given) return [];
      const its = chosen ? side(chosen, wanted, 'hubSpacing') : side(frame, wanted, 'hubSpacing');
      return [
        say.clash('hubSpacing', 'blocks', [side(wheelset, given, 'hubSpacing'), its], {
          end,
          fixes: ['wheelset'],
        }),
      ];
    });
  },
});

const isPair = ({ front, rear }: BothEnds): boolean => front !== null && rear !== null;
const sizeText = ({ front, rear }: BothEnds, isMountain: boolean): string => {
  const [a, b] = [front ?? 0, rear ?? 0].map((bead) => beadName(bead, isMountain));
  return a === b ? `${a}` : `${a}/${b}`;
};
const frameSizes = ({ wheelSizes, bikeKind }: FrameFacts): string =>
  wheelSizes.map((size) => sizeText(size, bikeKind === 'Mountain')).join('|');

/** Rule 43: wheels of one of the frame's sizes, mixed ones on a frame for mixed ones. */
export const wheelSize = rule({
  number: 43,
  codes: ['wheelSize'],
  facts: { frame: ['wheelSizes', 'bikeKind'], wheelset: ['bead'] },
  judge: ({ frame, wheelset }, say) => {
    if (!frame || !wheelset) return [];
    const { bead } = wheelset;
    if (frame.wheelSizes.length === 0 || !isPair(bead))
      return say.unknown(want(wheelset, 'bead', isPair(bead) ? bead : null), want(frame, 'wheelSizes'));
    if (frame.wheelSizes.some(({ front, rear }) => front === bead.front && rear === bead.rear)) return [];
    const sides = [
      side(wheelset, sizeText(bead, frame.bikeKind === 'Mountain'), 'bead'),
      side(frame, frameSizes(frame), 'wheelSizes'),
    ] as const;
    return [say.clash('wheelSize', 'blocks', sides, { fixes: ['wheelset'] })];
  },
});

/** Rule 44: a tyre of the wheels' diameter. */
export const tyreSize = rule({
  number: 44,
  codes: ['tyreSize'],
  facts: { tyre: ['bead', 'use'], wheelset: ['bead'] },
  judge: ({ tyre, wheelset }, say) => {
    if (!tyre || !wheelset) return [];
    const { front, rear } = wheelset.bead;
    if (tyre.bead === null || front === null || rear === null)
      return say.unknown(want(tyre, 'bead'), want(wheelset, 'bead', front ?? rear));
    // Wheels of two sizes take a tyre of each: one that fits either end is right.
    if (tyre.bead === front || tyre.bead === rear) return [];
    const isMountain = tyre.use === 'Mountain';
    const sides = [
      side(tyre, beadName(tyre.bead, isMountain), 'bead'),
      side(wheelset, sizeText(wheelset.bead, isMountain), 'bead'),
    ] as const;
    return [say.clash('tyreSize', 'blocks', sides, { fixes: ['tyre', 'wheelset'] })];
  },
});

/** Bikes that each kind of wheelset fits: gravel wheels are strong enough for the road (BLD-41). */
const bikesFor = { Road: ['road'], Gravel: ['gravel', 'road'], Mountain: ['mountain'] } as const;

/** Rule 54: wheels are made for a kind of bike. */
export const wheelsetUse = rule({
  number: 54,
  codes: ['wheelsetUse'],
  facts: { wheelset: ['use'], bike: ['type'] },
  judge: ({ wheelset, bike }, say) => {
    if (!wheelset?.use || !bike?.type) return [];
    const bikes: readonly string[] = bikesFor[wheelset.use];
    if (bikes.includes(bike.type)) return [];
    const sides = [side(wheelset, wheelset.use, 'use'), side(bike, bike.type, 'type')] as const;
    return [say.clash('wheelsetUse', 'blocks', sides, { fixes: ['wheelset'] })];
  },
});

/** Rule 56: no tyre fits both when the narrowest for the rim is wider than the frame's room (BLD-41). */
export const frameTooNarrow = rule({
  number: 56,
  codes: ['frameTooNarrow'],
  facts: { wheelset: ['minTyreWidth', 'innerWidth'], frame: ['maxTyreWidth'] },
  judge: ({ wheelset, frame }, say) => {
    if (!wheelset || !frame || wheelset.isOwn) return [];
    const rooms = [frame.maxTyreWidth.front, frame.maxTyreWidth.rear].filter((room) => room !== null);
    const minima = ends.flatMap(
      (end) => believable(wheelset.minTyreWidth[end], wheelset.innerWidth[end]) ?? [],
    );
    if (rooms.length === 0 || minima.length === 0) return [];
    const [room, min] = [Math.max(...rooms), Math.max(...minima)];
    if (room >= min) return [];
    const sides = [side(wheelset, min, 'minTyreWidth'), side(frame, room, 'maxTyreWidth')] as const;
    return [say.clash('frameTooNarrow', 'blocks', sides, { fixes: ['wheelset', 'frame'] })];
  },
});

/** Rule 57: the wheels carry the rider. */
export const riderWeight = rule({
  number: 57,
  codes: ['riderTooHeavy'],
  facts: { rider: ['weight'], wheelset: ['riderLimit'] },
  judge: ({ rider, wheelset }, say) => {
    if (!rider || rider.weight === null || !wheelset) return [];
    if (wheelset.riderLimit === null) return say.unknown(want(wheelset, 'riderLimit'), want(rider, 'weight'));
    if (rider.weight <= wheelset.riderLimit) return [];
    const sides = [
      side(rider, rider.weight, 'weight'),
      side(wheelset, wheelset.riderLimit, 'riderLimit'),
    ] as const;
    return [say.clash('riderTooHeavy', 'check', sides, { fixes: ['wheelset'] })];
  },
});
