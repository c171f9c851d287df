import type { TableRow } from '@pp-tools/domain/order';
import { progressPercent } from '@pp-tools/domain/shipment';
import { useCallback, useEffect, useRef, useState } from 'react';
import { carrierTexts } from '../../../texts/tracking-carrier-texts.ts';
import { errorOf } from '../api/order-calls.ts';
import {
  type ControlLine,
  controlBatch,
  controlBatches,
  type TrackingControl,
} from '../api/provider-calls.ts';
import { isSignedOut } from '../api/staff-call.ts';

/** The registered numbers of some orders that each action concerns. */
export function controlledNumbers(
  rows: readonly TableRow[],
): Readonly<Record<TrackingControl, readonly string[]>> {
  const registered = rows.flatMap(({ shipments }) => shipments.filter((shipment) => shipment.registered));
  const numbers = (isMeant: (isStopped: boolean) => boolean) =>
    registered.filter(({ isStopped }) => isMeant(isStopped)).map(({ number }) => number);
  return {
    stop: numbers((isStopped) => !isStopped),
    retrack: numbers((isStopped) => isStopped),
    delete: numbers(() => true),
  };
}

/** Where a run stands. */
export interface ControlRunState {
  readonly phase: 'asking' | 'running' | 'finished';
  readonly lines: readonly ControlLine[];
  readonly percent: number;
  /** Numbers that were left when a fault of the account stopped the run. */
  readonly left: number;
}

const asking: ControlRunState = { phase: 'asking', lines: [], percent: 0, left: 0 };

/** Stops, resumes or deletes the tracking of numbers, one batch after the other; ends when the dialog goes. */
export function useControlRun() {
  const [state, setState] = useState(asking);
  const abort = useRef<AbortController | null>(null);
  useEffect(() => () => abort.current?.abort(), []);

  const start = useCallback(async (control: TrackingControl, numbers: readonly string[]) => {
    abort.current?.abort();
    const own = new AbortController();
    abort.current = own;
    setState({ ...asking, phase: 'running' });
    let done = 0;
    for (const batch of controlBatches(numbers)) {
      const lines = await linesFor(batch, control, own.signal);
      if (own.signal.aborted) return;
      done += batch.length;
      const isStopped = lines.some(({ stop }) => stop);
      const reached = done;
      setState((before) => ({
        ...before,
        lines: [...before.lines, ...lines],
        percent: progressPercent(reached, numbers.length),
        left: isStopped ? numbers.length - reached : 0,
      }));
      if (isStopped) break;
    }
    setState((before) => ({ ...before, phase: 'finished' }));
  }, []);
  return { state, start };
}

/** A line for each number of a batch, also where the call failed or the answer left a number out. */
async function linesFor(
  batch: readonly string[],
  control: TrackingControl,
  signal: AbortSignal,
): Promise<readonly ControlLine[]> {
  const failed = (error: string, stop: boolean) =>
    batch.map((number) => ({ number, success: false, stop, error }));
  try {
    const answered = new Map((await controlBatch(batch, control, signal)).map((line) => [line.number, line]));
    return batch.map(
      (number) =>
        answered.get(number) ?? { number, success: false, stop: false, error: carrierTexts.noAnswer },
    );
  } catch (thrown) {
    if (isSignedOut(thrown)) return failed(carrierTexts.signedOut, true);
    return failed(errorOf(thrown) ?? carrierTexts.failed, false);
  }
}
