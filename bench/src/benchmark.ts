/** One figure of a benchmark with the limit it must keep. */
export interface Measured {
  /** What was measured, in words. */
  readonly what: string;
  readonly figure: number;
  readonly unit: 'times' | 'ms' | 's' | 'MB' | 'rows';
  readonly limit: number;
  /** Further figures worth reading. */
  readonly detail?: string;
}

/** What a *.bench.ts file exports as default. */
export type Benchmark = () => Promise<readonly Measured[]>;

/** The middle value. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
