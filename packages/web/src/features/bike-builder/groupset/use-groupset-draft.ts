import { buildFacts, type Overrides, withOverrides } from '@pp-tools/domain/bike';
import type { BikeFacts, Finding } from '@pp-tools/domain/compatibility';
import {
  asListed,
  type ComponentChoice,
  type ComponentSort,
  type ComponentType,
  componentEntries,
  defaultParts,
  type Groupset,
  type GroupsetComponent,
  type GroupsetParts,
  sortComponents,
  withParts,
} from '@pp-tools/domain/groupset';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useRiderProfile } from '../../../shop/rider-profile.ts';
import { useBuild } from '../builds/build-store.ts';
import { isOffered, useAssortment } from '../parts/assortment.ts';
import { groupsetComponentsQuery } from './groupset-components.ts';

const nothing: readonly GroupsetComponent[] = [];

/** The parts that the visitor is putting together, and what they start from. */
export interface GroupsetDraft {
  readonly groupset: Groupset;
  /** Parts of the groupset itself, and those that are offered in their place. */
  readonly components: readonly GroupsetComponent[];
  readonly defaults: GroupsetParts;
  readonly parts: GroupsetParts;
  /** Puts a part into a place; null takes it out, which brings the default part back where there is one. */
  readonly choose: (type: ComponentType, choice: ComponentChoice | null) => void;
  /** Puts catalogue parts into their places at once and empties one place. */
  readonly take: (parts: readonly GroupsetComponent[], removed: ComponentType | null) => void;
  readonly reset: () => void;
  /** The whole bike with these parts, as the compatibility rules see it. */
  readonly bike: BikeFacts;
  readonly overrides: Overrides;
  /** Takes clashes on with a note. */
  readonly override: (findings: readonly Finding[], note: string) => void;
  readonly setOverrides: (overrides: Overrides) => void;
}

/** Opens with the parts chosen last for this groupset, else with those it is sold with (BLD-71). */
export function useGroupsetDraft(groupset: Groupset): GroupsetDraft {
  const build = useBuild();
  const { riderKilograms } = useRiderProfile();
  const components = useQuery(groupsetComponentsQuery).data ?? nothing;
  const defaults = useMemo(() => defaultParts(groupset, components), [groupset, components]);
  const assortment = useAssortment();
  const saved = build.groupsetConfigurations[groupset.id];
  const [edited, setEdited] = useState<GroupsetParts | null>(saved ?? null);
  const parts = edited ?? defaults;
  const [overrides, setOverrides] = useState(build.overrides);
  const bike = useMemo(
    () => buildFacts({ ...build, groupset: { groupset, parts } }, riderKilograms),
    [build, groupset, parts, riderKilograms],
  );
  const offered = useMemo(() => {
    const chosen = componentEntries(parts).map(([, choice]) => choice);
    return components.filter(
      (part) =>
        isOffered(assortment, part.type, part.id) ||
        part.groupsetModel === groupset.model ||
        chosen.some((choice) => isChosen(choice, part)),
    );
  }, [components, assortment, groupset, parts]);
  return {
    groupset,
    components: offered,
    defaults,
    parts,
    choose: (type, choice) => {
      setEdited((now) => {
        const { [type]: _former, ...rest } = now ?? defaults;
        const next = choice ?? defaults[type];
        return next === undefined ? rest : { ...rest, [type]: next };
      });
    },
    take: (taken, removed) => setEdited((now) => withParts(now ?? defaults, taken, removed)),
    reset: () => setEdited(defaults),
    bike,
    overrides,
    override: (findings, note) => setOverrides((now) => withOverrides(now, findings, note)),
    setOverrides,
  };
}

/** The products of one tab, each once; the groupset's own row of a shared product stands for it. */
export function productsOf(
  type: ComponentType,
  { groupset, components }: Pick<GroupsetDraft, 'groupset' | 'components'>,
  sort: ComponentSort,
): readonly GroupsetComponent[] {
  const products = new Map<string, GroupsetComponent>();
  for (const part of components) {
    if (part.type !== type) continue;
    if (!products.has(part.productId) || part.groupsetModel === groupset.model)
      products.set(part.productId, part);
  }
  return sortComponents([...products.values()], sort, groupset.model);
}

/** A catalogue part as it is chosen from the list. */
export const listed = (component: GroupsetComponent): ComponentChoice => asListed(component);

/** Whether a list entry is the chosen one. */
export const isChosen = (choice: ComponentChoice | undefined, component: GroupsetComponent): boolean =>
  choice?.kind === 'catalogue' && choice.component.productId === component.productId;
