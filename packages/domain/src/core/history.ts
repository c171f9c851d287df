/** A value with its past and future: every change can be undone and redone. */
export interface History<Value> {
  readonly past: readonly HistoryEntry<Value>[];
  readonly present: Value;
  readonly future: readonly HistoryEntry<Value>[];
}

/** A state together with the name of the action that led away from it ("Remove AERO 50"). */
export interface HistoryEntry<Value> {
  readonly value: Value;
  readonly action: string;
}

/** How many actions are remembered; older ones are forgotten first. */
export const historyLimit = 100;

/** A history that starts with a value and knows nothing before it. */
export const startHistory = <Value>(present: Value): History<Value> => ({ past: [], present, future: [] });

/** Records an action. An action that changes nothing (same value) leaves the history as it was. */
export function record<Value>(history: History<Value>, action: string, next: Value): History<Value> {
  if (Object.is(history.present, next)) return history;
  const past = [...history.past, { value: history.present, action }].slice(-historyLimit);
  return { past, present: next, future: [] };
}

/** Undoes the latest action; without one the history stays. */
export function undo<Value>(history: History<Value>): History<Value> {
  const last = history.past.at(-1);
  if (last === undefined) return history;
  return {
    past: history.past.slice(0, -1),
    present: last.value,
    future: [{ value: history.present, action: last.action }, ...history.future],
  };
}

/** Redoes the latest undone action; without one the history stays. */
export function redo<Value>(history: History<Value>): History<Value> {
  const [next, ...rest] = history.future;
  if (next === undefined) return history;
  return {
    past: [...history.past, { value: history.present, action: next.action }],
    present: next.value,
    future: rest,
  };
}
