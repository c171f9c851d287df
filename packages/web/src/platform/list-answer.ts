import * as z from 'zod/mini';
import { call, callDated, type Dated } from './http-client.ts';
import { noteUnread } from './unread-rows.ts';

const bodySchema = z.record(z.string(), z.unknown());
const anySchema = z.unknown();

/**
 * The list inside an answer: under `data.{name}`, `{name}`, `data`, `results` or `rows` (specification 2,
 * section 7); null when none of them is a list.
 */
export function listIn(body: unknown, name: string): readonly unknown[] | null {
  const outer = fieldsOf(body);
  const candidates = [fieldsOf(outer.data)[name], outer[name], outer.data, outer.results, outer.rows];
  return candidates.find((candidate) => Array.isArray(candidate)) ?? null;
}

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> => {
  const parsed = z.safeParse(bodySchema, value);
  return parsed.success ? parsed.data : {};
};

/** Where a list comes from and how its rows are read. */
export interface ListRequest<Wire, Item> {
  readonly path: string;
  /** The plural under which the answer holds the list. */
  readonly name: string;
  readonly row: z.core.$ZodType<Wire>;
  readonly fromWire: (wire: Wire) => Item;
}

/** The answer held no list. */
export class NoList extends Error {}

/**
 * Reads a list row by row: one row of another version does not hide the others. Rows that cannot be read are left out
 * and noted under the list's path, where `UnreadRows` reports them.
 */
export function readRows<Wire>(
  path: string,
  row: z.core.$ZodType<Wire>,
  rows: readonly unknown[],
): readonly Wire[] {
  const unread: unknown[] = [];
  const read = rows.flatMap((each) => {
    const parsed = z.safeParse(row, each);
    if (!parsed.success) unread.push(each);
    return parsed.success ? [parsed.data] : [];
  });
  noteUnread(path, unread);
  return read;
}

function itemsOf<Wire, Item>({ path, name, row, fromWire }: ListRequest<Wire, Item>, body: unknown) {
  const rows = listIn(body, name);
  if (rows === null) throw new NoList(path);
  return readRows(path, row, rows).map(fromWire);
}

/** Fetches a list. */
export async function fetchList<Wire, Item>(
  request: ListRequest<Wire, Item>,
  signal: AbortSignal,
): Promise<readonly Item[]> {
  return itemsOf(request, await call(request.path, anySchema, { signal }));
}

/** Fetches a list with the time of its figures. */
export async function fetchDatedList<Wire, Item>(
  request: ListRequest<Wire, Item>,
  signal: AbortSignal,
): Promise<Dated<readonly Item[]>> {
  const { answer, dataFrom } = await callDated(request.path, anySchema, { signal });
  return { answer: itemsOf(request, answer), dataFrom };
}
