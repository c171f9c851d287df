import { byNumber } from '../core/public.ts';
import type { ComponentType, GroupsetComponent } from '../groupset/public.ts';
import type { BikeFacts } from './facts/bike-facts.ts';
import { componentFacts } from './facts/component-facts.ts';
import type { ComponentFacts, Subject } from './facts/part-facts.ts';
import { withoutPart } from './fixes.ts';
import { judgePlace } from './judge-bike.ts';
import type { BikeFinding } from './rule-book.ts';

/** What would be found about a part if it stood in its place on a bike, whatever stands there now. */
export const judgePart = (bike: BikeFacts, part: ComponentFacts): readonly BikeFinding[] =>
  judgePlace({ ...bike, [part.slot]: part }, part.slot);

/** Rounds of swapping until a group of parts is whole; a shift chain has four parts. */
const mostRounds = 6;

/** Parts that every group is sold with in several versions: cups for the frame's shell, rings for the arms. */
const adaptable: readonly Subject[] = ['bottom_bracket', 'chainring'] satisfies readonly ComponentType[];

/** A part of any group for a place, of its own group where that goes, else the cheapest; the best brings no check. */
function spareFor(
  bike: BikeFacts,
  slot: Subject,
  group: readonly GroupsetComponent[],
  components: readonly GroupsetComponent[],
): GroupsetComponent | undefined {
  const ofSlot = (parts: readonly GroupsetComponent[]) => parts.filter(({ type }) => type === slot);
  const byPrice = byNumber(({ price }: GroupsetComponent) => price);
  const spares = [...ofSlot(group), ...[...ofSlot(components)].sort(byPrice)];
  const worst = (part: GroupsetComponent) => {
    const severities = judgePart(bike, componentFacts(part)).map(({ severity }) => severity);
    return severities.includes('blocks') ? 'blocks' : severities.includes('check') ? 'check' : null;
  };
  const judged = spares.map((part) => [part, worst(part)] as const);
  const [best] =
    judged.find(([, found]) => found === null) ?? judged.find(([, found]) => found === 'check') ?? [];
  return best;
}

/** The parts that must come with a part, of one group as far as it goes; null when even they leave a block. */
function companionsOf(
  bike: BikeFacts,
  component: GroupsetComponent,
  group: readonly GroupsetComponent[],
  components: readonly GroupsetComponent[],
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
    const places = [block.part.slot, ...(block.other === null ? [] : [block.other.slot])].filter(
      (place) => ![...taken.keys()].some((type) => type === place),
    );
    const spared = places.find((place) => adaptable.includes(place));
    const partner =
      spared === undefined
        ? group.find(({ type }) => places.includes(type))
        : spareFor(swapped, spared, group, components);
    if (partner === undefined) return null;
    taken.set(partner.type, partner);
  }
  return null;
}

/** What is changed along with a part so that it fits. */
export interface Along {
  /** Other parts of a group that it is sold in. */
  readonly parts: readonly GroupsetComponent[];
  /** The place that becomes empty; null: none. */
  readonly removed: 'frontDer' | null;
}

function alongIn(
  bike: BikeFacts,
  component: GroupsetComponent,
  components: readonly GroupsetComponent[],
  removed: Along['removed'],
): readonly Along[] {
  // A part that is sold alone has no group: cups and rings may still come along.
  const models = new Set([
    ...components.flatMap(({ productId, groupsetModel }) =>
      productId === component.productId && groupsetModel !== null ? [groupsetModel] : [],
    ),
    component.groupsetModel,
  ]);
  return [...models].flatMap((model) => {
    const group = components.filter(
      ({ groupsetModel, type }) => groupsetModel === model && model !== null && type !== removed,
    );
    const parts = companionsOf(bike, component, group, components);
    return parts === null ? [] : [{ parts, removed }];
  });
}

/**
 * What a part that clashes needs to fit, as few changes as possible: other parts of a group that it is sold in, cups and
 * rings of any, or no front derailleur. null when nothing resolves everything.
 */
export function takeAlong(
  bike: BikeFacts,
  component: GroupsetComponent,
  components: readonly GroupsetComponent[],
): Along | null {
  const isRemovable = bike.frontDer !== undefined && component.type !== 'frontDer';
  const bare = isRemovable ? withoutPart(bike, 'frontDer') : null;
  const ways = [
    ...alongIn(bike, component, components, null),
    ...(bare === null ? [] : alongIn(bare, component, components, 'frontDer')),
  ];
  const changes = ({ parts, removed }: Along): number => parts.length + (removed === null ? 0 : 1);
  const [fewest = null] = ways.sort((a, b) => changes(a) - changes(b));
  return fewest;
}
