import { createRoute, redirect } from '@tanstack/react-router';
import { rootRoute } from './root-route.tsx';

/** Older addresses and the tool's own lead to their step (BLD-01, BLD-02). */
const addresses = [
  ['/bike-builder', '/bike-builder/bike-type'],
  ['/bikeBuilderBikeType', '/bike-builder/bike-type'],
  ['/bikeBuilderFrameset', '/bike-builder/frameset'],
  ['/bikeBuilderWheelset', '/bike-builder/wheelset'],
  ['/bikeBuilderComponents', '/bike-builder/components'],
] as const;

export const builderRedirects = addresses.map(([path, to]) =>
  createRoute({
    getParentRoute: () => rootRoute,
    path,
    beforeLoad: () => {
      throw redirect({ to, replace: true });
    },
  }),
);
