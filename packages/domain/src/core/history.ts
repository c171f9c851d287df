/** A value with its past and future: every change can be taken back and done again. */
export interface History<Value> {
  readonly past: readonly HistoryEntry<Value>[];
  readonly present: Value;
  readonly future: readonly HistoryEntry<Value>[];
}

/** A state together with the name of the deed that led away from it ("Remove AERO 50"). */
export interface HistoryEntry<Value> {
  readonly value: Value;
  readonly deed: string;
}

/** How many deeds are remembered; older ones are forgotten first. */
export const historyLimit = 100;

/** A history that starts with a value and knows nothing before it. */
export const startHistory = <Value>(present: Value): History<Value> => ({ past: [], present, future: [] });

/** Records a deed. A deed that changes nothing (same value) leaves the history as it was. */
export function record<Value>(history: History<Value>, deed: string, next: Value): History<Value> {
  if (Object.is(history.present, next)) return history;
  const past = [...history.past, { value: history.present, deed }].slice(-historyLimit);
  return { past, present: next, future: [] };
}

/** Takes the latest deed back; without one the history stays. */
export function undo<Value>(history: History<Value>): History<Value> {
  const last = history.past.at(-1);
  if (last === undefined) return history;
  return {
    past: history.past.slice(0, -1),
    present: last.value,
    future: [{ value: history.present, deed: last.deed }, ...history.future],
  };
}

/** Does the latest undone deed again; without one the history stays. */
export function redo<Value>(history: History<Value>): History<Value> {
  const [next, ...rest] = history.future;
  if (next === undefined) return history;
  return {
    past: [...history.past, { value: history.present, deed: next.deed }],
    present: next.value,
    future: rest,
  };
}
