import type { PartUse } from '../../groupset/public.ts';
import {
  type BikeWheelset,
  beadDiameterIn,
  psiToBar,
  type Tube,
  type TubeChoice,
  type Tyre,
  type WheelsetChoice,
} from '../../part/public.ts';
import { beadPair, bodyLabels, hubWidth, recalledFacts } from './fit-words.ts';
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
  /** Highest tyre pressure in bar that the rim's maker allows. */
  readonly maxPressure: number | null;
}

/** A tyre as the rules see it. */
export interface TyreFacts extends PartFacts {
  readonly slot: 'tyre';
  readonly use: PartUse | null;
  readonly width: number | null;
  readonly type: string | null;
  readonly bead: number | null;
  readonly allowsHookless: boolean | null;
  /** Highest pressure in bar. */
  readonly maxPressure: number | null;
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

/** A name that says the size is data; without any word road and gravel wheels are 700c, which is an assumption. */
function beadOf({ name, use, fit }: BikeWheelset): readonly [bead: BothEnds, isAssumed: boolean] {
  if (fit.wheelSize !== null) return [beadPair(fit.wheelSize), false];
  const named = beadDiameterIn(name);
  if (named !== null) return [{ front: named, rear: named }, false];
  return use === 'Mountain' ? [unknownEnds, false] : [{ front: 622, rear: 622 }, true];
}

const wheelColumns: Readonly<Record<string, string>> = {
  wheel_size: 'bead',
  freehub_options: 'freehubOptions',
  front_hub: 'hubSpacing',
  rear_hub: 'hubSpacing',
  rotor_mount: 'isCenterLock',
  min_tire_mm: 'minTyreWidth',
  max_tire_mm: 'maxTyreWidth',
  rider_limit_kg: 'riderLimit',
  max_pressure_kpa: 'maxPressure',
};

const barOf = (kilopascals: number | null): number | null =>
  kilopascals === null ? null : kilopascals / 100;

const either = (known: BothEnds, both: number | null): BothEnds =>
  known.front === null && known.rear === null ? { front: both, rear: both } : known;

/** What the fit file says of a wheelset; its words win over what the list's own columns imply. */
function fitFacts(wheelset: BikeWheelset) {
  const { fit, isBoost, isDisc, use } = wheelset;
  const implied = hubSpacing(isBoost, isDisc, use === 'Mountain');
  const { frontHub, rearHub, rotorMount } = fit;
  return {
    hubSpacing: {
      front: frontHub === null ? implied.front : hubWidth(frontHub),
      rear: rearHub === null ? implied.rear : hubWidth(rearHub),
    },
    isCenterLock: rotorMount === null ? wheelset.isCenterLock : rotorMount === 'centerlock',
    freehubOptions: bodyLabels(fit.freehubOptions),
    minTyreWidth: either(wheelset.minTyreWidth, fit.minTireMm),
    maxTyreWidth: either(wheelset.maxTyreWidth, fit.maxTireMm),
    riderLimit: fit.riderLimitKg,
    maxPressure: barOf(fit.maxPressureKpa),
  };
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
    maxPressure: null,
  };
  if (kind === 'own') {
    const { minTyreWidth } = wheelset;
    return { ...plain, minTyreWidth: { front: minTyreWidth, rear: minTyreWidth } };
  }
  const { use, isDisc, rimType, rimInnerWidth, rimDepth } = wheelset;
  const [bead, isAssumed] = beadOf(wheelset);
  return {
    ...plain,
    ...fitFacts(wheelset),
    bead,
    recalled: [...(isAssumed ? ['bead'] : []), ...recalledFacts(wheelset.fit, wheelColumns)],
    use,
    isDisc,
    rimType,
    innerWidth: rimInnerWidth,
    rimDepth,
  };
}

const tyreColumns: Readonly<Record<string, string>> = {
  bead_diameter_mm: 'bead',
  hookless_ok: 'allowsHookless',
  max_pressure_kpa: 'maxPressure',
};

/** The facts of a tyre. The size in its name wins over the list's three words: 650b is sold for road bikes too. */
export const tyreFacts = (tyre: Tyre): TyreFacts => ({
  slot: 'tyre',
  name: tyre.name,
  isOwn: false,
  recalled: recalledFacts(tyre.fit, tyreColumns),
  use: tyre.use,
  width: tyre.width,
  type: tyre.type,
  bead:
    (tyre.fit.beadDiameterMm === null ? null : Number(tyre.fit.beadDiameterMm)) ??
    beadDiameterIn(tyre.name) ??
    beadDiameterIn(tyre.wheelSize),
  maxPressure:
    barOf(tyre.fit.maxPressureKpa) ?? (tyre.maxPressurePsi === null ? null : psiToBar(tyre.maxPressurePsi)),
  allowsHookless: tyre.fit.hooklessOk === null ? tyre.allowsHookless : tyre.fit.hooklessOk === 'yes',
});

function beadsOf({ name, fit }: Tube): readonly number[] {
  if (fit.beadDiameterMm.length > 0) return fit.beadDiameterMm.map(Number);
  const named = beadDiameterIn(name);
  return named === null ? [] : [named];
}

const valvesOf = ({ valveLength, fit }: Tube): readonly number[] =>
  fit.valveLengthMm.length > 0 ? fit.valveLengthMm : valveLength === null ? [] : [valveLength];

const tubeColumns: Readonly<Record<string, string>> = {
  bead_diameter_mm: 'beads',
  min_tire_mm: 'minTyreWidth',
  max_tire_mm: 'maxTyreWidth',
  valve_length_mm: 'valveLengths',
};

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
    recalled: recalledFacts(tube.fit, tubeColumns),
    name: tube.name,
    isSealant: false,
    minTyreWidth: tube.minTyreWidth ?? tube.fit.minTireMm,
    maxTyreWidth: tube.maxTyreWidth ?? tube.fit.maxTireMm,
    beads: beadsOf(tube),
    valveLengths: valvesOf(tube),
  };
}
