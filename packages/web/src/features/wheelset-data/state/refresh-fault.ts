import { type RejectionWire, rejectedProblem } from '@pp-tools/domain/contract';
import { callFaultOf } from '../../../platform/http-client.ts';

/** Why a refresh changed nothing: the server's words, and the refused cells where there are any. */
export interface RefreshFault {
  readonly text: string | null;
  readonly rejected: readonly RejectionWire[];
}

/** Reads what the server said about a refused refresh. */
export function readRefreshFault(thrown: unknown): RefreshFault {
  const fault = callFaultOf(thrown);
  if (fault?.kind !== 'refused') return { text: null, rejected: [] };
  return {
    text: fault.message || null,
    rejected: rejectedProblem.safeParse(fault.body).data?.rejected ?? [],
  };
}
