import { createRoute } from '@tanstack/react-router';
import { toolRoute } from '../shell/tool-screen.tsx';
import { pageLeads } from '../texts/page-lead-texts.ts';
import { rootRoute } from './root-route.tsx';

/** Step 1 of the Bike Builder. */
export const builderBikeTypeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/bike-builder/bike-type',
  ...toolRoute({
    load: async () =>
      (await import('../features/bike-builder/bike-type/bike-type-screen.tsx')).BikeTypeScreen,
    lead: pageLeads.bikeType,
  }),
});
