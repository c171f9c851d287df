import { byNumber, type Compare, thenBy } from '../core/public.ts';
import type { ComponentType, GroupsetComponent } from '../groupset/public.ts';
import { isComponentSlot } from '../part/public.ts';
import type { BikeFacts } from './facts/bike-facts.ts';
import { componentFacts } from './facts/component-facts.ts';
import type { ComponentFacts } from './facts/part-facts.ts';
import type { Clash } from './finding.ts';
import { judgeBike, judgePlace } from './judge-bike.ts';
import type { BikeFinding } from './rule-book.ts';

/** What would be found about a part if it stood in its place on a bike, whatever stands there now. */
export const judgePart = (bike: BikeFacts, part: ComponentFacts): readonly BikeFinding[] =>
  judgePlace({ ...bike, [part.slot]: part }, part.slot);

const isClash = ({ severity }: BikeFinding): boolean => severity === 'blocks' || severity === 'check';

/** The same matter between the same slots, whatever parts are in them. */
const clashKey = (finding: BikeFinding): readonly string[] =>
  finding.severity === 'notChecked'
    ? []
    : [`${finding.code} ${finding.part.slot} ${finding.other?.slot} ${finding.end}`];

const clashKeys = (bike: BikeFacts): ReadonlySet<string> =>
  new Set(judgeBike(bike).filter(isClash).flatMap(clashKey));

/** Whether a part in its slot removes a clash and brings no other one, a check included. */
function settles(bike: BikeFacts, before: ReadonlySet<string>, clash: Clash, part: ComponentFacts): boolean {
  const after = clashKeys({ ...bike, [part.slot]: part });
  const own = `${clash.code} ${clash.part.slot} ${clash.other?.slot} ${clash.end}`;
  return !after.has(own) && [...after].every((key) => before.has(key));
}

/** A place in which another part settles a clash, with the products that fit there, the nearest first. */
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

/**
 * The ways to settle a clash by another groupset part: each removes the clash and brings no new one. Slots without
 * such a product are left out.
 */
export function fixesOf(
  bike: BikeFacts,
  clash: Clash,
  components: readonly GroupsetComponent[],
): readonly Fix[] {
  const before = clashKeys(bike);
  return clash.fixes.filter(isComponentSlot).flatMap((slot): readonly Fix[] => {
    const products = new Map<string, GroupsetComponent>();
    for (const component of components) {
      const variant = component.fit.variant ?? component.productId;
      if (component.type === slot && !products.has(variant)) products.set(variant, component);
    }
    const fitting = [...products.values()]
      .filter((component) => component.name !== bike[slot]?.name)
      .filter((component) => settles(bike, before, clash, componentFacts(component)));
    if (fitting.length === 0) return [];
    return [{ slot, fitting: fitting.sort(nearestFirst(bike, clash, slot, components)) }];
  });
}

/** A part that costs less than this is a matter of the order, not of the choice. */
const smallPrice = 60;

/** Whether a part under 60 USD settles a clash: then it is a thing to check, not "Incompatible". */
export const isCheapFix = ({ fitting }: Fix): boolean =>
  fitting.some(({ price }) => price !== null && price < smallPrice);

/** Rounds of swapping until a group of parts is whole; a shift chain has four parts. */
const mostRounds = 6;

/** The parts of one group that must come with a part; null when even they leave a block. */
function companionsOf(
  bike: BikeFacts,
  component: GroupsetComponent,
  group: readonly GroupsetComponent[],
): readonly GroupsetComponent[] | null {
  const taken = new Map([[component.type, component]]);
  for (let round = 0; round < mostRounds; round += 1) {
    const parts = [...taken].map(([slot, part]) => [slot, componentFacts(part)] as const);
    const swapped = { ...bike, ...Object.fromEntries(parts) };
    const block = [...taken.keys()]
      .flatMap((slot) => judgePlace(swapped, slot))
      .find(({ severity }) => severity === 'blocks');
    if (block === undefined) return [...taken.values()].slice(1);
    if (block.severity === 'notChecked') return null;
    const slot = [block.part.slot, block.other?.slot].find((place) =>
      group.some(({ type }) => type === place && !taken.has(type)),
    );
    const partner = group.find(({ type }) => type === slot);
    if (partner === undefined) return null;
    taken.set(partner.type, partner);
  }
  return null;
}

/**
 * What a part that clashes needs beside it to fit: other parts of a group that it is sold in, as few as possible.
 * null when no group of it settles everything.
 */
export function takeAlong(
  bike: BikeFacts,
  component: GroupsetComponent,
  components: readonly GroupsetComponent[],
): readonly GroupsetComponent[] | null {
  const models = new Set(
    components.flatMap(({ productId, groupsetModel }) =>
      productId === component.productId && groupsetModel !== null ? [groupsetModel] : [],
    ),
  );
  const ways = [...models].flatMap((model) => {
    const group = components.filter(({ groupsetModel }) => groupsetModel === model);
    const companions = companionsOf(bike, component, group);
    return companions === null ? [] : [companions];
  });
  const [fewest = null] = ways.sort((a, b) => a.length - b.length);
  return fewest;
}
