import type { PartUse } from '../../groupset/public.ts';
import type { Tube, TubeChoice, Tyre, WheelsetChoice } from '../../part/public.ts';
import { beadDiameterIn } from './bead-diameter.ts';
import { type BothEnds, type PartFacts, unknownEnds } from './part-facts.ts';

/** A pair of wheels as the rules see it. `null` and empty lists are unknown. */
export interface WheelsetFacts extends PartFacts {
  readonly slot: 'wheelset';
  readonly use: PartUse | null;
  readonly isDisc: boolean | null;
  readonly rimType: string | null;
  readonly innerWidth: BothEnds;
  readonly rimDepth: BothEnds;
  readonly minTyreWidth: BothEnds;
  readonly maxTyreWidth: BothEnds;
  readonly hubSpacing: BothEnds;
  readonly isCenterLock: boolean | null;
  /** The body that is fitted. */
  readonly freehub: string | null;
  /** Bodies that the wheel is sold with. */
  readonly freehubOptions: readonly string[];
  /** Bead seat diameters. */
  readonly bead: BothEnds;
  /** Rider's weight in kilograms; Infinity is "no limit". */
  readonly riderLimit: number | null;
}

/** A tyre as the rules see it. */
export interface TyreFacts extends PartFacts {
  readonly slot: 'tyre';
  readonly use: PartUse | null;
  readonly width: number | null;
  readonly type: string | null;
  readonly bead: number | null;
  readonly allowsHookless: boolean | null;
}

/** An inner tube, or sealant, which fits every tubeless tyre. */
export interface TubeFacts extends PartFacts {
  readonly slot: 'tube';
  readonly isSealant: boolean;
  readonly minTyreWidth: number | null;
  readonly maxTyreWidth: number | null;
  /** Bead diameters that it serves; empty is unknown. */
  readonly beads: readonly number[];
  /** Lengths in millimetres that it is sold with; empty is unknown. */
  readonly valveLengths: readonly number[];
}

/** Hub widths that the catalogue's words stand for: Boost, and the usual disc hubs of road and gravel wheels. */
function hubSpacing(isBoost: boolean | null, isDisc: boolean | null, isMountain: boolean): BothEnds {
  if (isBoost === true) return { front: 110, rear: 148 };
  return isBoost === false && isDisc === true && !isMountain ? { front: 100, rear: 142 } : unknownEnds;
}

/** A name that says the size is data; without one road and gravel wheels are 700c, which is an assumption. */
function beadOf(
  name: string,
  use: PartUse,
): { readonly bead: BothEnds; readonly recalled: readonly string[] } {
  const named = beadDiameterIn(name);
  if (named !== null) return { bead: { front: named, rear: named }, recalled: [] };
  if (use === 'Mountain') return { bead: unknownEnds, recalled: [] };
  return { bead: { front: 622, rear: 622 }, recalled: ['bead'] };
}

/** The facts of a chosen wheelset. */
export function wheelsetFacts({ kind, wheelset }: WheelsetChoice): WheelsetFacts {
  const plain: WheelsetFacts = {
    slot: 'wheelset',
    name: wheelset.name,
    isOwn: kind === 'own',
    recalled: [],
    use: null,
    isDisc: null,
    rimType: null,
    innerWidth: unknownEnds,
    rimDepth: unknownEnds,
    minTyreWidth: unknownEnds,
    maxTyreWidth: unknownEnds,
    hubSpacing: unknownEnds,
    isCenterLock: null,
    freehub: null,
    freehubOptions: [],
    bead: unknownEnds,
    riderLimit: null,
  };
  if (kind === 'own') {
    const { minTyreWidth } = wheelset;
    return { ...plain, minTyreWidth: { front: minTyreWidth, rear: minTyreWidth } };
  }
  const { use, isDisc, rimType, rimInnerWidth, rimDepth, minTyreWidth, maxTyreWidth } = wheelset;
  return {
    ...plain,
    ...beadOf(wheelset.name, use),
    use,
    isDisc,
    rimType,
    innerWidth: rimInnerWidth,
    rimDepth,
    minTyreWidth,
    maxTyreWidth,
    hubSpacing: hubSpacing(wheelset.isBoost, isDisc, use === 'Mountain'),
    isCenterLock: wheelset.isCenterLock,
  };
}

/** The facts of a tyre. The size in its name wins over the list's three words: 650b is sold for road bikes too. */
export const tyreFacts = (tyre: Tyre): TyreFacts => ({
  slot: 'tyre',
  name: tyre.name,
  isOwn: false,
  recalled: [],
  use: tyre.use,
  width: tyre.width,
  type: tyre.type,
  bead: beadDiameterIn(tyre.name) ?? beadDiameterIn(tyre.wheelSize),
  allowsHookless: tyre.allowsHookless,
});

function beadsOf({ name }: Tube): readonly number[] {
  const named = beadDiameterIn(name);
  return named === null ? [] : [named];
}

/** The facts of what fills a tyre. */
export function tubeFacts(choice: TubeChoice): TubeFacts {
  const plain = { slot: 'tube', isOwn: false, recalled: [] } as const;
  if (choice.kind === 'sealant') {
    return {
      ...plain,
      name: choice.sealant.brand ?? 'Sealant',
      isSealant: true,
      minTyreWidth: null,
      maxTyreWidth: null,
      beads: [],
      valveLengths: [],
    };
  }
  const { tube } = choice;
  return {
    ...plain,
    name: tube.name,
    isSealant: false,
    minTyreWidth: tube.minTyreWidth,
    maxTyreWidth: tube.maxTyreWidth,
    beads: beadsOf(tube),
    valveLengths: tube.valveLength === null ? [] : [tube.valveLength],
  };
}
