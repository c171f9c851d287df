import type { BuildStep } from '@pp-tools/domain/bike';

/** The address of each step (BLD-01). */
export const stepAddress = {
  bikeType: '/bike-builder/bike-type',
  frameset: '/bike-builder/frameset',
  wheelset: '/bike-builder/wheelset',
  components: '/bike-builder/components',
  summary: '/build-summary',
} as const satisfies Readonly<Record<BuildStep, string>>;

/** The address that Edit of the summary leads to: its step, which then offers the way back. */
export const editAddress = (step: BuildStep, tab?: string): string =>
  `${stepAddress[step]}?from=summary${tab === undefined ? '' : `&tab=${tab}`}`;

/** Whether an address is one of {@link editAddress}. */
export const comesFromSummary = (query: string): boolean =>
  new URLSearchParams(query).get('from') === 'summary';
