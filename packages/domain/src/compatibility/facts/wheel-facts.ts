import type { TubeChoice, Tyre, WheelsetChoice } from '../../part/public.ts';
import type { BothEnds } from './frame-facts.ts';
import type { PartFacts } from './part-facts.ts';

/** A pair of wheels as the rules see it. `null` and empty lists are unknown. */
export interface WheelsetFacts extends PartFacts {
  readonly slot: 'wheelset';
  readonly isDisc: boolean | null;
  readonly rimType: string | null;
  readonly innerWidth: BothEnds;
  readonly minTyreWidth: BothEnds;
  readonly maxTyreWidth: BothEnds;
  readonly hubSpacing: BothEnds;
  readonly isCenterLock: boolean | null;
  /** The body that is fitted. */
  readonly freehub: string | null;
  /** Bodies that the wheel is sold with. */
  readonly freehubOptions: readonly string[];
  readonly wheelSize: string | null;
}

/** A tyre as the rules see it. */
export interface TyreFacts extends PartFacts {
  readonly slot: 'tyre';
  readonly width: number | null;
  readonly type: string | null;
  readonly wheelSize: string | null;
  readonly allowsHookless: boolean | null;
}

/** An inner tube, or sealant, which fits every tyre. */
export interface TubeFacts extends PartFacts {
  readonly slot: 'tube';
  readonly isSealant: boolean;
  readonly minTyreWidth: number | null;
  readonly maxTyreWidth: number | null;
}

const unknownEnds: BothEnds = { front: null, rear: null };

/** Hub widths that the catalogue's words stand for: Boost, and the usual disc hubs of road and gravel wheels. */
function hubSpacing(isBoost: boolean | null, isDisc: boolean | null, isMountain: boolean): BothEnds {
  if (isBoost === true) return { front: 110, rear: 148 };
  return isBoost === false && isDisc === true && !isMountain ? { front: 100, rear: 142 } : unknownEnds;
}

/** The facts of a chosen wheelset. The catalogue has no column for the freehub body and the wheel size. */
export function wheelsetFacts({ kind, wheelset }: WheelsetChoice): WheelsetFacts {
  const plain: WheelsetFacts = {
    slot: 'wheelset',
    name: wheelset.name,
    isOwn: kind === 'own',
    isDisc: null,
    rimType: null,
    innerWidth: unknownEnds,
    minTyreWidth: unknownEnds,
    maxTyreWidth: unknownEnds,
    hubSpacing: unknownEnds,
    isCenterLock: null,
    freehub: null,
    freehubOptions: [],
    wheelSize: null,
  };
  if (kind === 'own') {
    const { minTyreWidth } = wheelset;
    return { ...plain, minTyreWidth: { front: minTyreWidth, rear: minTyreWidth } };
  }
  const { isDisc, rimType, rimInnerWidth, minTyreWidth, maxTyreWidth, isBoost, isCenterLock } = wheelset;
  return {
    ...plain,
    isDisc,
    rimType,
    innerWidth: rimInnerWidth,
    minTyreWidth,
    maxTyreWidth,
    hubSpacing: hubSpacing(isBoost, isDisc, wheelset.use === 'Mountain'),
    isCenterLock,
  };
}

/** The facts of a tyre. */
export const tyreFacts = ({ name, width, type, wheelSize, allowsHookless }: Tyre): TyreFacts => ({
  slot: 'tyre',
  name,
  isOwn: false,
  width,
  type,
  wheelSize,
  allowsHookless,
});

/** The facts of what fills a tyre. */
export const tubeFacts = (choice: TubeChoice): TubeFacts => ({
  slot: 'tube',
  name: choice.kind === 'tube' ? choice.tube.name : (choice.sealant.brand ?? ''),
  isOwn: false,
  isSealant: choice.kind === 'sealant',
  minTyreWidth: choice.kind === 'tube' ? choice.tube.minTyreWidth : null,
  maxTyreWidth: choice.kind === 'tube' ? choice.tube.maxTyreWidth : null,
});
