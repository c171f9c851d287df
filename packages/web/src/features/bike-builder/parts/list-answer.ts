import * as z from 'zod/mini';
import { call } from '../../../platform/http-client.ts';

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

interface ListRequest<Wire, Item> {
  readonly path: string;
  /** The plural under which the answer holds the list. */
  readonly name: string;
  readonly row: z.core.$ZodType<Wire>;
  readonly fromWire: (wire: Wire) => Item;
}

/** The answer held no list. */
export class NoList extends Error {}

/** Fetches a catalogue list; rows that are not what the contract says are left out. */
export async function fetchList<Wire, Item>(
  { path, name, row, fromWire }: ListRequest<Wire, Item>,
  signal: AbortSignal,
): Promise<readonly Item[]> {
  const rows = listIn(await call(path, anySchema, { signal }), name);
  if (rows === null) throw new NoList(path);
  return rows.flatMap((each) => {
    const parsed = z.safeParse(row, each);
    return parsed.success ? [fromWire(parsed.data)] : [];
  });
}
