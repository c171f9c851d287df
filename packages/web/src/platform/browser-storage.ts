import * as z from 'zod/mini';
import { isRenderedForAll } from './rendering-place.ts';

/** A value kept in the browser: its key, the version of its form, its schema and what stands in when there is none. */
export interface Kept<Value> {
  readonly key: string;
  readonly version: number;
  readonly schema: z.core.$ZodType<Value>;
  readonly fallback: Value;
  /** Turns a value of an older version into today's form; the schema still has the last word. */
  readonly migrate?: (value: unknown, version: number) => unknown;
}

const envelopeSchema = z.object({ version: z.int(), value: z.unknown() });

const listeners = new Set<() => void>();

/** Calls back once for each failed write, so that a tool can say that nothing is kept. Returns how to stop. */
export function onStorageFault(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The browser's storage. It may be blocked altogether (null); then nothing is read and nothing kept. */
export function browserStorage(): Storage | null {
  // Node has a storage of that name too; pages made on the server must never share one.
  if (isRenderedForAll()) return null;
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}

/** The text stored under a key, unread; null where there is none or the storage is blocked. */
export function storedText(key: string): string | null {
  try {
    return browserStorage()?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/** Reads a kept value. A broken or newer one falls back to the default and is set aside, not thrown away. */
export function readKept<Value>(kept: Kept<Value>): Value {
  const store = browserStorage();
  try {
    const text = store?.getItem(kept.key) ?? null;
    if (text === null) return kept.fallback;
    const value = parseKept(kept, text);
    if (value !== undefined) return value;
    store?.setItem(`${kept.key}.kept`, text);
    store?.removeItem(kept.key);
  } catch {
    // Unreadable storage is the specified quiet fallback.
  }
  return kept.fallback;
}

/** The value inside a stored text, or undefined when it is not (or no longer) readable. */
export function parseKept<Value>(kept: Kept<Value>, text: string): Value | undefined {
  try {
    const envelope = z.safeParse(envelopeSchema, JSON.parse(text));
    if (!envelope.success || envelope.data.version > kept.version) return undefined;
    const { value, version } = envelope.data;
    const present = version < kept.version && kept.migrate ? kept.migrate(value, version) : value;
    const parsed = z.safeParse(kept.schema, present);
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a value; a full or blocked storage is told to {@link onStorageFault} and otherwise ignored. */
export function writeKept<Value>(kept: Kept<Value>, value: Value): boolean {
  try {
    const store = browserStorage();
    if (store === null) throw new Error('no storage');
    store.setItem(kept.key, JSON.stringify({ version: kept.version, value }));
    return true;
  } catch {
    for (const listener of listeners) listener();
    return false;
  }
}

/** Forgets a kept value. */
export function removeKept(kept: Kept<unknown>): void {
  try {
    browserStorage()?.removeItem(kept.key);
  } catch {
    // Nothing was readable, so nothing is left to forget.
  }
}

/** Tells when another tab changes a kept value. Returns how to stop. */
export function onKeptElsewhere<Value>(kept: Kept<Value>, listener: (value: Value) => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key !== kept.key) return;
    const value = event.newValue === null ? kept.fallback : parseKept(kept, event.newValue);
    if (value !== undefined) listener(value);
  };
  if (isRenderedForAll()) return () => undefined;
  globalThis.addEventListener('storage', listen);
  return () => globalThis.removeEventListener('storage', listen);
}
