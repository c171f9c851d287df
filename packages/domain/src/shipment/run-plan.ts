import { canRun, type RunKind, type ShipmentState } from './allowed-actions.ts';

/** A selected order as the register/update dialog sees it: its numbers, the first one decides how it is listed. */
export interface RunCandidate {
  readonly shipments: readonly (ShipmentState & { readonly number: string })[];
}

/** What a run will do: the numbers one by one (empty text for an order without number), and what stays out. */
export interface RunPlan<Candidate extends RunCandidate> {
  readonly valid: readonly Candidate[];
  readonly excluded: readonly Candidate[];
  readonly numbers: readonly string[];
}

const withoutNumber: ShipmentState = { status: 'Unknown', registered: false };

/**
 * Splits a selection for a run. An order is valid when the action is allowed for one of its numbers;
 * one without a number counts as Unknown and unregistered, and is skipped later with a line of its own.
 */
export function planRun<Candidate extends RunCandidate>(
  kind: RunKind,
  candidates: readonly Candidate[],
): RunPlan<Candidate> {
  const numbersOf = ({ shipments }: Candidate): string[] => {
    if (shipments.length === 0) return canRun(kind, withoutNumber) ? [''] : [];
    return shipments.filter((shipment) => canRun(kind, shipment)).map(({ number }) => number);
  };
  const valid = candidates.filter((candidate) => numbersOf(candidate).length > 0);
  return {
    valid,
    excluded: candidates.filter((candidate) => numbersOf(candidate).length === 0),
    numbers: valid.flatMap(numbersOf),
  };
}

/** How many excluded orders the dialog lists before it counts the rest. */
export const excludedShown = 10;

/** The first ten excluded orders and how many more there are. */
export const listExcluded = <Item>(
  excluded: readonly Item[],
): { shown: readonly Item[]; hidden: number } => ({
  shown: excluded.slice(0, excludedShown),
  hidden: Math.max(0, excluded.length - excludedShown),
});

/** Rest after every third number of a run, in milliseconds. */
export const runPauseMilliseconds = 1000;

/** Whether a run rests after its nth number (3, 6, 9 and so on), unless that was the last. */
export const pausesAfter = (nth: number, total: number): boolean => nth % 3 === 0 && nth < total;

/** Progress of a run in whole percent. */
export const progressPercent = (done: number, total: number): number =>
  total === 0 ? 100 : Math.round((done / total) * 100);
