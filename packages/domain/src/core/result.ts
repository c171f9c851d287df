/** Outcome of an operation that can fail in an expected way: a value, or a fault from a closed list. */
export type Result<Value, Fault> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly fault: Fault };

/** Wraps a value as a success. */
export const success = <Value>(value: Value): Result<Value, never> => ({ ok: true, value });

/** Wraps a fault (a code with its data, never a finished sentence) as a failure. */
export const failure = <Fault>(fault: Fault): Result<never, Fault> => ({ ok: false, fault });
