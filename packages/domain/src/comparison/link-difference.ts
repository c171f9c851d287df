import { myWheelsId, type Wheelset } from '../wheelset/public.ts';
import type { LinkedComparison } from './comparison-address.ts';
import type { Comparison } from './comparison-list.ts';

/** How a linked list differs from the visitor's own, for the question Replace, Merge or View only. */
export interface LinkDifference {
  /** Only in the link. */
  readonly added: readonly Wheelset[];
  /** Only in the own list. */
  readonly missing: readonly Wheelset[];
  /** How many linked ids the catalogue does not know. */
  readonly unknown: number;
  /** The wheelsets of the link that the catalogue knows, in the link's order. */
  readonly linked: readonly Wheelset[];
  /** The code of the sender's own wheels where they are not the visitor's, who may have others or none. */
  readonly otherMine: { readonly linked: string; readonly own: string | null } | null;
  /** The two baselines when they are not the same; null on a side is no baseline. */
  readonly otherBaseline: { readonly linked: Wheelset | null; readonly own: Wheelset | null } | null;
}

/** Whether opening the link would change neither the list nor its baseline. */
export const isSameList = ({ added, missing, otherBaseline, otherMine }: LinkDifference): boolean =>
  added.length === 0 && missing.length === 0 && otherBaseline === null && otherMine === null;

const differenceOfMine = (linked: string | null, own: string | null): LinkDifference['otherMine'] =>
  linked === null || linked === own ? null : { linked, own };

/** Compares a link with the own list and the code of the own wheels; the catalogue holds the link's own wheels, or else the visitor's. */
export function compareWithLink(
  own: Pick<Comparison, 'ids' | 'baselineId'>,
  link: Pick<LinkedComparison, 'ppIds' | 'baselinePpId' | 'mine'>,
  catalogue: readonly Wheelset[],
  ownWheels: string | null,
): LinkDifference {
  const byPpId = new Map(catalogue.map((wheelset) => [wheelset.ppId, wheelset]));
  const ppIds = link.mine === null ? link.ppIds : [myWheelsId, ...link.ppIds];
  const linked = ppIds.flatMap((ppId) => byPpId.get(ppId) ?? []);
  const linkedIds = new Set(linked.map(({ id }) => id));
  const ownIds = new Set(own.ids);
  const linkedBaseline = linked.find(({ ppId }) => ppId === link.baselinePpId) ?? null;
  const ownBaseline = catalogue.find(({ id }) => id === own.baselineId) ?? null;
  return {
    linked,
    added: linked.filter(({ id }) => !ownIds.has(id)),
    missing: catalogue.filter(({ id }) => ownIds.has(id) && !linkedIds.has(id)),
    unknown: ppIds.length - linked.length,
    otherMine: differenceOfMine(link.mine, ownWheels),
    otherBaseline:
      linkedBaseline?.id === ownBaseline?.id ? null : { linked: linkedBaseline, own: ownBaseline },
  };
}
