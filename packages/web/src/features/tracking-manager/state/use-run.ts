import type { TableRow } from '@pp-tools/domain/order';
import {
  pausesAfter,
  planRun,
  progressPercent,
  type ResultLine,
  type RunKind,
  readResultLine,
  runPauseMilliseconds,
} from '@pp-tools/domain/shipment';
import { useCallback, useEffect, useRef, useState } from 'react';
import { runNumber } from '../api/order-calls.ts';

/** Where a run stands. */
export interface RunState {
  readonly phase: 'none-valid' | 'asking' | 'running' | 'finished';
  readonly lines: readonly ResultLine[];
  readonly total: number;
  readonly percent: number;
  /** Numbers that were left when a fault of the provider account stopped the run. */
  readonly left: number;
}

const rest = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, runPauseMilliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/** Registers or updates the numbers of some orders one by one; ends when the dialog goes. */
export function useRun(kind: RunKind, rows: readonly TableRow[]) {
  const [plan] = useState(() => planRun(kind, rows));
  const [state, setState] = useState<RunState>(() => ({
    phase: plan.valid.length === 0 ? 'none-valid' : 'asking',
    lines: [],
    total: plan.numbers.length,
    percent: 0,
    left: 0,
  }));
  const abort = useRef<AbortController | null>(null);

  const start = useCallback(
    async (numbers: readonly string[]) => {
      abort.current?.abort();
      const own = new AbortController();
      abort.current = own;
      const total = numbers.length;
      setState((before) => ({ ...before, phase: 'running', lines: [], total, percent: 0, left: 0 }));
      for (const [place, number] of numbers.entries()) {
        const nth = place + 1;
        const line = await lineFor(kind, number, nth, own.signal);
        if (line === null || own.signal.aborted) return;
        setState((before) => ({
          ...before,
          lines: [...before.lines, line],
          percent: progressPercent(nth, total),
          left: line.stop ? total - nth : 0,
        }));
        if (line.stop) break;
        if (pausesAfter(nth, total)) await rest(own.signal);
        if (own.signal.aborted) return;
      }
      setState((before) => ({ ...before, phase: 'finished' }));
    },
    [kind],
  );

  useEffect(() => {
    // One valid number needs no question.
    if (plan.numbers.length === 1) start(plan.numbers);
    return () => abort.current?.abort();
  }, [plan, start]);

  return { plan, state, start };
}

async function lineFor(
  kind: RunKind,
  number: string,
  nth: number,
  signal: AbortSignal,
): Promise<ResultLine | null> {
  if (number.trim() === '') return { code: 'skipped-empty', nth, success: false, stop: false };
  try {
    return readResultLine(kind, number, await runNumber(kind, number, signal));
  } catch {
    return null;
  }
}
