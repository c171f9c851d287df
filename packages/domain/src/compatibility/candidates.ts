import type { GroupsetComponent } from '../groupset/public.ts';
import type { BikeFacts } from './facts/bike-facts.ts';
import { componentFacts } from './facts/component-facts.ts';
import type { ComponentFacts } from './facts/part-facts.ts';
import { withoutPart } from './fixes.ts';
import { judgePlace } from './judge-bike.ts';
import type { BikeFinding } from './rule-book.ts';

/** What would be found about a part if it stood in its place on a bike, whatever stands there now. */
export const judgePart = (bike: BikeFacts, part: ComponentFacts): readonly BikeFinding[] =>
  judgePlace({ ...bike, [part.slot]: part }, part.slot);

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
  const models = new Set(
    components.flatMap(({ productId, groupsetModel }) =>
      productId === component.productId && groupsetModel !== null ? [groupsetModel] : [],
    ),
  );
  return [...models].flatMap((model) => {
    const group = components.filter(({ groupsetModel, type }) => groupsetModel === model && type !== removed);
    const parts = companionsOf(bike, component, group);
    return parts === null ? [] : [{ parts, removed }];
  });
}

/**
 * What a part that clashes needs to fit, as few changes as possible: other parts of a group that it is sold in, or no
 * front derailleur. null when no group of it resolves everything.
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
