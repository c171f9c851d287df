import {
  mainCategory,
  nearestRivals,
  placesAmongPeers,
  readComparisonAddress,
} from '@pp-tools/domain/comparison';
import {
  categoryPageQuery,
  comparisonPageQuery,
  pageDataPaths,
  wheelsetPaths,
} from '@pp-tools/domain/contract';
import {
  categoryOfSlug,
  filterCounts,
  isInCategory,
  passesFilter,
  type Wheelset,
  type WheelsetWire,
  wheelsetFromWire,
  wheelsetOrder,
} from '@pp-tools/domain/wheelset';
import * as z from 'zod/mini';

/** The catalogue as pages read it. */
export interface PageCatalogue {
  readonly wheelsets: readonly { readonly wire: WheelsetWire; readonly wheelset: Wheelset }[];
}

/** Reads the public list once for all pages. */
export const pageCatalogue = (wires: readonly WheelsetWire[]): PageCatalogue => ({
  wheelsets: wires.map((wire) => ({ wire, wheelset: wheelsetFromWire(wire) })),
});

const mostRivals = 3;

/** The data of a wheelset's page; null when there is no such wheelset. */
export function wheelsetPageData({ wheelsets }: PageCatalogue, ppId: number) {
  const own = wheelsets.find(({ wire }) => wire.ppId === ppId);
  if (own === undefined) return null;
  const category = mainCategory(own.wheelset);
  const peers =
    category === null
      ? []
      : wheelsets.map(({ wheelset }) => wheelset).filter((one) => isInCategory(one, category));
  const rivals = new Set(nearestRivals(own.wheelset, peers, mostRivals).map(({ id }) => id));
  return {
    wheelset: own.wire,
    category,
    places: placesAmongPeers(own.wheelset, peers).map(({ column, above, below, equal }) => ({
      columnId: column.id,
      above,
      below,
      equal,
    })),
    rivals: wheelsets.filter(({ wire }) => rivals.has(wire.id)).map(({ wire }) => wire),
  };
}

const rowsOfPart = 60;

/** The data of a category's page; null for an unknown category or a part that is not there. */
export function categoryPageData(
  { wheelsets }: PageCatalogue,
  slug: string,
  { sort, page, ...filter }: z.infer<typeof categoryPageQuery>,
) {
  const category = categoryOfSlug(slug);
  if (category === null) return null;
  const order = wheelsetOrder(sort);
  const members = wheelsets.filter(({ wheelset }) => isInCategory(wheelset, category));
  const all = members
    .filter(({ wheelset }) => passesFilter(wheelset, filter))
    .sort((one, other) => order(one.wheelset, other.wheelset));
  const pages = Math.max(1, Math.ceil(all.length / rowsOfPart));
  if (page > pages) return null;
  const results = all.slice((page - 1) * rowsOfPart, page * rowsOfPart).map(({ wire }) => wire);
  const counts = filterCounts(
    members.map(({ wheelset }) => wheelset),
    filter,
  );
  return { category, sort, page, pages, total: all.length, ...filter, counts, results };
}

/** The data of a comparison that a link names; null when it names no wheelset that we have. */
export function comparisonPageData(
  { wheelsets }: PageCatalogue,
  { w, b }: z.infer<typeof comparisonPageQuery>,
) {
  const { link } = readComparisonAddress({ v: '1', w, b });
  const byPpId = new Map(wheelsets.map(({ wire }) => [wire.ppId, wire]));
  const results = (link?.ppIds ?? []).flatMap((ppId) => byPpId.get(ppId) ?? []);
  if (link === null || results.length === 0) return null;
  const { baselinePpId } = link;
  const hasBaseline = baselinePpId !== null && byPpId.has(baselinePpId);
  return {
    results,
    baselinePpId: hasBaseline ? baselinePpId : null,
    missing: link.ppIds.length - results.length,
  };
}

const prefixOf = (pattern: string): string => pattern.slice(0, pattern.indexOf(':'));
const [wheelsetPrefix, categoryPrefix] = [prefixOf(pageDataPaths.wheelset), prefixOf(pageDataPaths.category)];

/** The answer at one of the addresses above or of the public list, as it travels; null when there is nothing at it. */
export function pageAnswer(catalogue: PageCatalogue, address: string): unknown {
  const data = dataAt(catalogue, new URL(address, 'http://own'));
  return data === null ? null : { status: 'success', data };
}

function dataAt(catalogue: PageCatalogue, { pathname, searchParams }: URL) {
  if (pathname === wheelsetPaths.list) return { results: catalogue.wheelsets.map(({ wire }) => wire) };
  if (pathname.startsWith(wheelsetPrefix)) {
    return wheelsetPageData(catalogue, Number(pathname.slice(wheelsetPrefix.length)));
  }
  if (pathname === pageDataPaths.comparison) {
    const link = z.safeParse(comparisonPageQuery, Object.fromEntries(searchParams));
    return link.success ? comparisonPageData(catalogue, link.data) : null;
  }
  if (!pathname.startsWith(categoryPrefix)) return null;
  const query = z.safeParse(categoryPageQuery, Object.fromEntries(searchParams));
  return query.success
    ? categoryPageData(catalogue, pathname.slice(categoryPrefix.length), query.data)
    : null;
}
