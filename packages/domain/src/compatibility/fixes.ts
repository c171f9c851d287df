import { byNumber, type Compare, thenBy } from '../core/public.ts';
import type { ComponentType, GroupsetComponent } from '../groupset/public.ts';
import { bikeSlots, isComponentSlot } from '../part/public.ts';
import type { BikeFacts } from './facts/bike-facts.ts';
import { componentFacts } from './facts/component-facts.ts';
import type { Subject } from './facts/part-facts.ts';
import type { Clash } from './finding.ts';
import { mergeFindings } from './merge-findings.ts';
import { rules as allRules, type BikeClash, rulesFor } from './rule-book.ts';

/** A clash and how hard it is: blocks weigh more than checks; notes and what is not checked are no clashes. */
interface Matter {
  readonly weight: number;
  readonly clash: Clash;
}

/** One entry for each cause. */
type Matters = ReadonlyMap<string, Matter>;

const weights = { blocks: 2, check: 1, note: 0 } as const;

const keyOf = ({ code, part, other, end }: Clash): string => `${code} ${part.slot} ${other?.slot} ${end}`;

/** The clashes of the rules that can speak about some places: a change there touches no others. */
function mattersOn(bike: BikeFacts, slots: readonly Subject[]): Matters {
  // In the order of the book, so that findings of one cause are merged under the code that the screen shows.
  const asked = new Set(slots.flatMap(rulesFor));
  const rules = allRules.filter((each) => asked.has(each));
  const clashes = rules.flatMap(({ judge }) =>
    judge(bike).filter(({ severity }) => severity === 'blocks' || severity === 'check'),
  );
  return new Map(
    mergeFindings(clashes).flatMap((found) =>
      found.severity === 'notChecked'
        ? []
        : [[keyOf(found), { weight: weights[found.severity], clash: found }] as const],
    ),
  );
}

const everywhere: readonly Subject[] = [...bikeSlots, 'bike', 'rider'];

/** A clash that changes in some places are to resolve. */
class Promised {
  readonly #bike: BikeFacts;
  readonly #own: string;
  readonly #slots: readonly Subject[];
  readonly #near: Matters;
  #whole: Matters | null = null;

  constructor(bike: BikeFacts, clash: Clash, slots: readonly Subject[]) {
    this.#bike = bike;
    this.#own = keyOf(clash);
    this.#slots = slots;
    this.#near = mattersOn(bike, slots);
  }

  /** What a changed bike still has against the promise: the clash itself, and what appears or becomes harder. */
  #wrongs(before: Matters, after: Matters): readonly Clash[] {
    return [...after].flatMap(([key, { weight, clash }]) =>
      key === this.#own || weight > (before.get(key)?.weight ?? 0) ? [clash] : [],
    );
  }

  /**
   * Whether a changed bike is without the clash, and nothing else appeared or became harder. The few rules that speak
   * about those places are asked first; what they let through is judged as a whole bike.
   */
  isKept(changed: BikeFacts): boolean {
    if (this.#wrongs(this.#near, mattersOn(changed, this.#slots)).length > 0) return false;
    this.#whole ??= mattersOn(this.#bike, everywhere);
    return this.#wrongs(this.#whole, mattersOn(changed, everywhere)).length === 0;
  }

  /** Whether all that is still wrong with a changed bike is about one place: another part there may resolve it. */
  isUpTo(slot: Subject, changed: BikeFacts): boolean {
    return this.#wrongs(this.#near, mattersOn(changed, this.#slots)).every(
      ({ part, other }) => part.slot === slot || other?.slot === slot,
    );
  }
}

/** A place in which another part resolves a clash, with the products that fit there, the nearest first. */
export interface Fix {
  readonly slot: ComponentType;
  readonly fitting: readonly GroupsetComponent[];
}

/** Nearest: of the group of the part that stays, of the maker and use of the one that goes. */
function nearestFirst(
  bike: BikeFacts,
  clash: Clash,
  slot: ComponentType,
  all: readonly GroupsetComponent[],
): Compare<GroupsetComponent> {
  const partner = clash.part.slot === slot ? clash.other : clash.part;
  const named = (name: string | undefined) => all.find((component) => component.name === name);
  const [stays, goes] = [named(partner?.name), named(bike[slot]?.name)];
  const isNot = (wanted: boolean): number => (wanted ? 0 : 1);
  return thenBy<GroupsetComponent>(
    byNumber((component) => isNot(component.groupsetModel === stays?.groupsetModel)),
    byNumber((component) => isNot(component.use === goes?.use) + isNot(component.brand === goes?.brand)),
    byNumber((component) => component.price),
  );
}

/** The products of a place, each variant once, without the part that is there: no part resolves its own clash. */
function productsOf(
  bike: BikeFacts,
  slot: ComponentType,
  components: readonly GroupsetComponent[],
): readonly GroupsetComponent[] {
  const products = new Map<string, GroupsetComponent>();
  for (const component of components) {
    const variant = component.fit.variant ?? component.productId;
    if (component.type !== slot || component.name === bike[slot]?.name) continue;
    if (!products.has(variant)) products.set(variant, component);
  }
  return [...products.values()];
}

/**
 * The ways to resolve a clash by another groupset part: each removes the clash and brings no new one. Slots without
 * such a product are left out.
 */
export function fixesOf(
  bike: BikeFacts,
  clash: BikeClash,
  components: readonly GroupsetComponent[],
): readonly Fix[] {
  return clash.fixes.filter(isComponentSlot).flatMap((slot): readonly Fix[] => {
    const promise = new Promised(bike, clash, [slot]);
    const fitting = productsOf(bike, slot, components).filter((component) =>
      promise.isKept({ ...bike, [slot]: componentFacts(component) }),
    );
    if (fitting.length === 0) return [];
    return [{ slot, fitting: fitting.sort(nearestFirst(bike, clash, slot, components)) }];
  });
}

/** Two changes that resolve a clash together: a part taken out with another one put in, or two parts put in. */
export interface PairFix {
  /** The place that becomes empty; null: both places get another part. */
  readonly removed: ComponentType | null;
  /** The parts to put in, one or two. */
  readonly parts: readonly GroupsetComponent[];
}

/** Places that are changed together, with what each is taken for: a crank goes with its cups, levers with calipers. */
const partners: Readonly<Partial<Record<ComponentType, readonly ComponentType[]>>> = {
  crankset: ['bottom_bracket', 'chainring'],
  bottom_bracket: ['crankset'],
  chainring: ['crankset'],
  frontDer: ['crankset', 'shifters'],
  shifters: ['rearDer', 'brakes'],
  rearDer: ['shifters', 'cassette'],
  cassette: ['rearDer', 'chain'],
  chain: ['cassette'],
  brakes: ['shifters'],
};

/** The bike without the part of a place. */
export function withoutPart(bike: BikeFacts, slot: ComponentType): BikeFacts {
  const { [slot]: _removed, ...rest } = bike;
  return rest;
}

/** Taking out one part, by itself or with another part in a second place: "remove the front derailleur" for one ring. */
function removalOf(
  bike: BikeFacts,
  clash: BikeClash,
  components: readonly GroupsetComponent[],
): PairFix | null {
  if (bike.frontDer === undefined || !clash.fixes.includes('frontDer')) return null;
  const bare = withoutPart(bike, 'frontDer');
  if (new Promised(bike, clash, ['frontDer']).isKept(bare)) return { removed: 'frontDer', parts: [] };
  const promise = new Promised(bike, clash, ['frontDer', 'crankset']);
  const cranks = productsOf(bike, 'crankset', components)
    .filter((crank) => promise.isKept({ ...bare, crankset: componentFacts(crank) }))
    .sort(nearestFirst(bike, clash, 'crankset', components));
  const [crank] = cranks;
  return crank === undefined ? null : { removed: 'frontDer', parts: [crank] };
}

function pairOf(bike: BikeFacts, clash: BikeClash, components: readonly GroupsetComponent[]): PairFix | null {
  for (const slot of clash.fixes.filter(isComponentSlot)) {
    const firsts = [...productsOf(bike, slot, components)].sort(nearestFirst(bike, clash, slot, components));
    for (const partner of partners[slot] ?? []) {
      const promise = new Promised(bike, clash, [slot, partner]);
      const seconds = [...productsOf(bike, partner, components)]
        .sort(nearestFirst(bike, clash, partner, components))
        .map((part) => [part, componentFacts(part)] as const);
      for (const first of firsts) {
        const changed = { ...bike, [slot]: componentFacts(first) };
        if (!promise.isUpTo(partner, changed)) continue;
        const [second] = seconds.find(([, facts]) => promise.isKept({ ...changed, [partner]: facts })) ?? [];
        if (second !== undefined) return { removed: null, parts: [first, second] };
      }
    }
  }
  return null;
}

/**
 * Two changes that resolve a clash which no single part resolves, and bring no new one; null where there are none. One
 * ring needs no front derailleur, so taking that out comes first; then a part with its partner (crank with cups).
 */
export const pairFixOf = (
  bike: BikeFacts,
  clash: BikeClash,
  components: readonly GroupsetComponent[],
): PairFix | null => removalOf(bike, clash, components) ?? pairOf(bike, clash, components);

/** A part that costs less than this is a matter of the order, not of the choice. */
const smallPrice = 60;

/**
 * Whether a part under 60 USD resolves a clash: then it is a thing to check, not "Incompatible". Brakes are no small
 * part: calipers of another kind want other levers and hoses, however little they cost.
 */
export const isCheapFix = ({ slot, fitting }: Fix): boolean =>
  slot !== 'brakes' && fitting.some(({ price }) => price !== null && price < smallPrice);
