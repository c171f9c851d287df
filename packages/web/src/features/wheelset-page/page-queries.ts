import {
  categoryPageAnswer,
  categoryPageQuery,
  pageDataPaths,
  wheelsetPageAnswer,
} from '@pp-tools/domain/contract';
import { slugOf, wheelsetFromWire } from '@pp-tools/domain/wheelset';
import { type QueryClient, queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { CallFailed, call } from '../../platform/http-client.ts';

/** Where an answer comes from; the key is the address, under which the server puts it into the page. */
const queryAt = <Answer>(address: string, schema: z.core.$ZodType<Answer>) =>
  queryOptions({
    queryKey: [address],
    queryFn: ({ signal }) => call(address, schema, { signal }),
    retry: (failures, fault) => !isRefused(fault) && failures < 1,
  });

const isRefused = (fault: unknown): boolean => fault instanceof CallFailed && fault.fault.kind === 'refused';

const wheelsetQuery = (ppId: string) =>
  queryAt(pageDataPaths.wheelset.replace(':ppId', encodeURIComponent(ppId)), wheelsetPageAnswer);

/** The parameters of a category's address; those that cannot be read count as absent. */
export function readCategoryParameters(search: Readonly<Record<string, unknown>>) {
  const read = (values: Readonly<Record<string, unknown>>) => z.safeParse(categoryPageQuery, values).data;
  const known = ['sort', 'depth', 'price', 'page'].filter((name) => read({ [name]: search[name] }));
  return (
    read(Object.fromEntries(known.map((name) => [name, search[name]]))) ?? { sort: 'name' as const, page: 1 }
  );
}

/** The address of a part of a category in an order; the usual ones are left out. */
export function categoryQuery({ sort, page, depth, price }: z.infer<typeof categoryPageQuery>): string {
  const query = new URLSearchParams({
    ...(depth && { depth }),
    ...(price && { price }),
    ...(sort === 'name' ? {} : { sort }),
    ...(page === 1 ? {} : { page: String(page) }),
  });
  return query.size === 0 ? '' : `?${query}`;
}

const categoryQueryAt = (slug: string, search: Readonly<Record<string, unknown>>) =>
  queryAt(
    pageDataPaths.category.replace(':slug', encodeURIComponent(slug)) +
      categoryQuery(readCategoryParameters(search)),
    categoryPageAnswer,
  );

/** Fetches a wheelset's page; its ids, or null when there is no such wheelset. */
export async function loadWheelsetPage(
  client: QueryClient,
  ppId: string,
): Promise<{ readonly ppId: number; readonly slug: string } | null> {
  const answer = await orNull(client.ensureQueryData(wheelsetQuery(ppId)));
  return answer && { ppId: answer.data.wheelset.ppId, slug: slugOf(answer.data.wheelset.name.trim()) };
}

/** Fetches a part of a category; false when there is no such category or part. */
export const loadCategory = async (
  client: QueryClient,
  slug: string,
  search: Readonly<Record<string, unknown>>,
): Promise<boolean> => (await orNull(client.ensureQueryData(categoryQueryAt(slug, search)))) !== null;

async function orNull<Answer>(answer: Promise<Answer>): Promise<Answer | null> {
  try {
    return await answer;
  } catch (fault) {
    if (isRefused(fault)) return null;
    throw fault;
  }
}

/** What the page of a wheelset shows. */
export function useWheelsetPage(ppId: string) {
  const { data } = useSuspenseQuery(wheelsetQuery(ppId)).data;
  return {
    wheelset: wheelsetFromWire(data.wheelset),
    category: data.category,
    places: data.places,
    rivals: data.rivals.map(wheelsetFromWire),
  };
}

/** What the page of a category shows. */
export function useCategoryPage(slug: string, search: Readonly<Record<string, unknown>>) {
  const { results, ...part } = useSuspenseQuery(categoryQueryAt(slug, search)).data.data;
  return { ...part, wheelsets: results.map(wheelsetFromWire) };
}
