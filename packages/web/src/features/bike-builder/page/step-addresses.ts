import type { BuildStep } from '@pp-tools/domain/bike';

/** The address of each step (BLD-01). */
export const stepAddress = {
  bikeType: '/bike-builder/bike-type',
  frameset: '/bike-builder/frameset',
  wheelset: '/bike-builder/wheelset',
  components: '/bike-builder/components',
  summary: '/build-summary',
} as const satisfies Readonly<Record<BuildStep, string>>;
