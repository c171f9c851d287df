import { decodeClimbAddress } from '@pp-tools/domain/climb';
import { readComparisonAddress } from '@pp-tools/domain/comparison';
import { type StaffLink, wheelsetPaths } from '@pp-tools/domain/contract';
import {
  type PickingRow,
  pickingList,
  type ShopFacts,
  shopListsOf,
  shopReader,
} from '@pp-tools/domain/sharing';
import { wheelsetFromWire, wheelsetWireSchema } from '@pp-tools/domain/wheelset';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { fetchList } from '../../../platform/list-answer.ts';
import { rowsQuery } from '../../../shop/staff-rows.ts';
import { unpackBuild } from '../builds/build-link.ts';
import { loadWholeCatalogue } from '../builds/whole-catalogue.ts';

const wheelsetRequest = {
  path: wheelsetPaths.list,
  name: 'results',
  row: wheelsetWireSchema,
  fromWire: wheelsetFromWire,
};

/** Shop ids of the wheelsets that a comparison or a climb names. */
function ppIdsOf({ tool, address }: StaffLink): readonly number[] {
  const query = address.split('?', 2)[1] ?? '';
  const parameters = Object.fromEntries(new URLSearchParams(query));
  if (tool === 'compare') return readComparisonAddress(parameters).link?.ppIds ?? [];
  return tool === 'climb' ? decodeClimbAddress(query).ids : [];
}

async function wheelsetRows(link: StaffLink, signal: AbortSignal): Promise<readonly PickingRow[]> {
  const ppIds = ppIdsOf(link);
  if (ppIds.length === 0) return [];
  const wheelsets = await fetchList(wheelsetRequest, signal);
  return ppIds.map((ppId): PickingRow => {
    const found = wheelsets.find((each) => each.ppId === ppId);
    return {
      slot: 'wheelset',
      id: String(ppId),
      name: found?.name ?? '',
      pieces: 1,
      // A comparison names wheelsets by their ids; only builds carry their prices.
      priceThen: null,
      today: found === undefined ? { kind: 'gone' } : { kind: 'listed', price: found.price },
    };
  });
}

async function buildRows({ address }: StaffLink, client: QueryClient): Promise<readonly PickingRow[]> {
  const packed = new URLSearchParams(address.split('?', 2)[1]).get('build') ?? '';
  const build = await unpackBuild(packed);
  return build === null ? [] : pickingList(build, await loadWholeCatalogue(client));
}

/** A part to be fetched, and what the shop says of it; null where it says nothing. */
export interface CounterRow extends PickingRow {
  readonly shop: ShopFacts | null;
}

/** What wheelsets are called; the list of what they fit to has their shop ids alone. */
async function namesOfWheelsets(client: QueryClient): Promise<ReadonlyMap<string, string>> {
  const wheelsets = await client.fetchQuery({
    queryKey: ['counter', 'wheelset-names'],
    queryFn: ({ signal }) => fetchList(wheelsetRequest, signal),
  });
  return new Map(wheelsets.map(({ ppId, name }) => [String(ppId), name]));
}

/** Adds what the shop says; each list is fetched once. */
async function withShop(rows: readonly PickingRow[], client: QueryClient): Promise<readonly CounterRow[]> {
  const names = new Set(rows.flatMap(({ slot, id }) => (id === '' ? [] : shopListsOf(slot))));
  const lists = new Map(
    await Promise.all(
      [...names].map(async (name) => [name, await client.fetchQuery(rowsQuery(name))] as const),
    ),
  );
  const wheelsetNames = lists.has('wheelset_fit') ? await namesOfWheelsets(client) : new Map();
  return rows.map((row) => {
    const own = shopListsOf(row.slot).flatMap((name) => lists.get(name) ?? []);
    return { ...row, shop: row.id === '' ? null : shopReader(own, wheelsetNames)(row.id) };
  });
}

/** The parts of a shared state with their prices of today and what the shop says of them. */
export const pickingQuery = (link: StaffLink) =>
  queryOptions({
    queryKey: ['picking-list', link.code, link.withdrawnAt],
    queryFn: async ({ client, signal }) =>
      withShop(await (link.tool === 'build' ? buildRows(link, client) : wheelsetRows(link, signal)), client),
  });
