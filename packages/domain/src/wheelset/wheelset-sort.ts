import { byNumber, byText, type Compare, thenBy } from '../core/public.ts';
import type { Wheelset } from './wheelset.ts';

/** The five sort options of the compare tool, in the order of its checkboxes; exactly one is active (CMP-06). */
export const wheelsetSorts = [
  'name',
  'priceDescending',
  'priceAscending',
  'weightAscending',
  'weightDescending',
] as const;
/** One of {@link wheelsetSorts}. */
export type WheelsetSort = (typeof wheelsetSorts)[number];

/** Name A-Z. */
export const defaultWheelsetSort: WheelsetSort = 'name';

/** By the short name first, since that is the name that a row shows. */
const byName = thenBy(
  byText<Wheelset>(({ shortName }) => shortName),
  byText<Wheelset>(({ name }) => name),
);
const byId = byNumber<Wheelset>(({ id }) => id);
const price = ({ price }: Wheelset) => price;
const weight = ({ weight }: Wheelset) => weight;

const orders: Readonly<Record<WheelsetSort, Compare<Wheelset>>> = {
  name: byName,
  priceDescending: byNumber(price, 'descending'),
  priceAscending: byNumber(price),
  weightAscending: byNumber(weight),
  weightDescending: byNumber(weight, 'descending'),
};

/** The order of a sort option; unknown comes last (CMP-07), ties go by name and id, so that the order is total. */
export const wheelsetOrder = (sort: WheelsetSort): Compare<Wheelset> => thenBy(orders[sort], byName, byId);

/**
 * The same order for wheelsets that already stand in name order: sorting is stable, so the figure alone decides
 * and ties keep their names' order. Null for the name itself. Comparing ten thousand names again at each click
 * would cost more than a frame.
 */
export const figureOrder = (sort: WheelsetSort): Compare<Wheelset> | null =>
  sort === 'name' ? null : orders[sort];

/** The wheelset with an id of the retailer's site given as text or number (CMP-02); undefined for an unknown one. */
export function findByPpId(
  wheelsets: readonly Wheelset[],
  ppId: string | number | undefined,
): Wheelset | undefined {
  const wanted = String(ppId ?? '').trim();
  return wanted === '' ? undefined : wheelsets.find((wheelset) => String(wheelset.ppId) === wanted);
}
