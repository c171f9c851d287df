import {
  type BikeFacts,
  type Clash,
  fixesOf,
  judgeBike,
  pairFixOf,
  withoutPart,
} from '../compatibility/public.ts';
import type { GroupsetComponent } from '../groupset/public.ts';
import { type ConfiguredBike, type SampleCatalogue, withComponent } from './configured-bikes.ts';

/** How many offers were tried, and those that leave their clash or bring another one. */
export interface FixFigures {
  readonly clashes: number;
  readonly offered: number;
  readonly pairs: number;
  readonly broken: readonly string[];
}

const weights = { blocks: 2, check: 1, note: 0 } as const;
const keyOf = ({ code, part, other, end }: Clash) => `${code} ${part.slot} ${other?.slot} ${end}`;

const clashesOf = (bike: BikeFacts): readonly Clash[] =>
  judgeBike(bike).flatMap((finding) =>
    finding.severity === 'blocks' || finding.severity === 'check' ? [finding] : [],
  );

/** What an offer does wrong, by whole bikes judged before and after; null: it keeps its word. */
function wrongOf(before: BikeFacts, after: BikeFacts, clash: Clash): string | null {
  const former = new Map(clashesOf(before).map((each) => [keyOf(each), weights[each.severity]]));
  const left = clashesOf(after);
  if (left.some((each) => keyOf(each) === keyOf(clash))) return 'leaves it';
  const added = left.filter((each) => weights[each.severity] > (former.get(keyOf(each)) ?? 0));
  return added.length === 0 ? null : `brings ${added.map(({ code }) => code).join(', ')}`;
}

/** Tries what is offered for every clash of some bikes: the nearest products of each place, else the pair of changes. */
export function fixFigures(
  bikes: readonly ConfiguredBike[],
  { components }: SampleCatalogue,
  nearest = 3,
): FixFigures {
  const broken: string[] = [];
  let [clashes, offered, pairs] = [0, 0, 0];
  for (const { name, bike } of bikes) {
    for (const clash of clashesOf(bike)) {
      clashes += 1;
      const say = (wrong: string | null, parts: readonly GroupsetComponent[]) => {
        const same = parts.find((part) => part.name === bike[part.type]?.name);
        const fault = same === undefined ? wrong : 'offers a part for itself';
        if (fault !== null) broken.push(`${name}, ${clash.code}: ${parts.map((part) => part.name)} ${fault}`);
      };
      const fixes = fixesOf(bike, clash, components);
      for (const part of fixes.flatMap(({ fitting }) => fitting.slice(0, nearest))) {
        offered += 1;
        say(wrongOf(bike, withComponent(bike, part), clash), [part]);
      }
      const pair = fixes.length > 0 ? null : pairFixOf(bike, clash, components);
      if (pair === null) continue;
      pairs += 1;
      const bare = pair.removed === null ? bike : withoutPart(bike, pair.removed);
      say(wrongOf(bike, pair.parts.reduce(withComponent, bare), clash), pair.parts);
    }
  }
  return { clashes, offered, pairs, broken };
}
