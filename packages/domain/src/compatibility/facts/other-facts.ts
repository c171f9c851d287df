import { seatOf } from '../../frameset/public.ts';
import type { OtherPart, RotorMount } from '../../part/public.ts';
import { recalledFacts } from './fit-words.ts';
import type { PartFacts } from './part-facts.ts';

/** A stem as the rules see it. `null` and empty lists are unknown; lengths in millimetres. */
export interface StemFacts extends PartFacts {
  readonly slot: 'stem';
  readonly brand: string | null;
  /** Diameter of the bar that it holds. */
  readonly clamp: number | null;
  /** Diameters of the steerers that it goes on. */
  readonly steerers: readonly number[];
}

/** A headset as the rules see it. */
export interface HeadsetFacts extends PartFacts {
  readonly slot: 'headset';
  /** Seats above and below: "IS42/IS52". */
  readonly seat: string | null;
  readonly steerer: string | null;
}

/** Brake rotors as the rules see them: one for both wheels, or one for each. */
export interface RotorFacts extends PartFacts {
  readonly slot: 'rotor';
  readonly mounts: readonly RotorMount[];
  readonly diameters: readonly number[];
}

/** Tubeless valves as the rules see them. */
export interface ValveFacts extends PartFacts {
  readonly slot: 'valve';
  /** Depth of the deepest rim that the valve is long enough for. */
  readonly maxRimDepth: number | null;
}

/** What rules care for of a part besides the groupset; an own part has only its name. */
type Chosen = Pick<OtherPart, 'category' | 'name'> &
  Partial<Pick<OtherPart, 'brand' | 'fit' | 'recalledColumns'>>;

const columns: Readonly<Record<string, string>> = {
  clamp_mm: 'clamp',
  steerer_mm: 'steerers',
  upper_shis: 'seat',
  lower_shis: 'seat',
  steerer: 'steerer',
  mount: 'mounts',
  diameter_mm: 'diameters',
  fits: 'maxRimDepth',
};

const plainOf = (part: Chosen) => ({
  name: part.name,
  isOwn: part.fit === undefined,
  recalled: recalledFacts({ source: null, recalledColumns: part.recalledColumns ?? [] }, columns),
});

/** The facts of a chosen stem. */
export function stemFacts(part: Chosen): StemFacts {
  const fit = part.fit?.slot === 'stem' ? part.fit : null;
  const { clamp = null, steerers = [] } = fit ?? {};
  return { ...plainOf(part), slot: 'stem', brand: part.brand ?? null, clamp, steerers };
}

/** The facts of a chosen headset. */
export function headsetFacts(part: Chosen): HeadsetFacts {
  const fit = part.fit?.slot === 'headset' ? part.fit : null;
  const { upper = null, lower = null } = fit ?? {};
  const seat = upper === null || lower === null ? null : `${seatOf(upper)}/${seatOf(lower)}`;
  return { ...plainOf(part), slot: 'headset', seat, steerer: fit?.steerer ?? null };
}

/** The facts of the chosen rotors, one or two; null without any. */
export function rotorFacts(parts: readonly Chosen[]): RotorFacts | null {
  const [first] = parts;
  if (first === undefined) return null;
  const fits = parts.flatMap(({ fit }) => (fit?.slot === 'rotor' ? [fit] : []));
  return {
    ...plainOf(first),
    slot: 'rotor',
    recalled: [...new Set(parts.flatMap((part) => plainOf(part).recalled))],
    mounts: fits.flatMap(({ mount }) => mount ?? []),
    diameters: fits.flatMap(({ diameter }) => diameter ?? []),
  };
}

/** The facts of chosen tubeless valves. */
export const valveFacts = (part: Chosen): ValveFacts => ({
  ...plainOf(part),
  slot: 'valve',
  maxRimDepth: part.fit?.slot === 'valve' ? part.fit.maxRimDepth : null,
});

/** Facts of the parts that complete a bike; a part without an entry is not chosen. */
export interface OtherFacts {
  readonly stem?: StemFacts;
  readonly headset?: HeadsetFacts;
  readonly rotor?: RotorFacts;
  readonly valve?: ValveFacts;
}

/** The facts of the parts besides the groupset that rules speak about. */
export function otherFacts(parts: readonly Chosen[]): OtherFacts {
  const of = (category: OtherPart['category']) => parts.find((part) => part.category === category);
  const [stem, headset, valve] = [of('stem'), of('headset'), of('valve')];
  const rotor = rotorFacts(parts.filter(({ category }) => category === 'rotor'));
  return {
    ...(stem ? { stem: stemFacts(stem) } : {}),
    ...(headset ? { headset: headsetFacts(headset) } : {}),
    ...(rotor ? { rotor } : {}),
    ...(valve ? { valve: valveFacts(valve) } : {}),
  };
}
