import { createRoute } from '@tanstack/react-router';
import { toolScreen } from '../shell/screen.tsx';
import { pageLeads } from '../texts/page-lead-texts.ts';
import { rootRoute } from './root-route.tsx';

const load = async () =>
  (await import('../features/bike-builder/bike-type/bike-type-screen.tsx')).BikeTypeScreen;

/** Step 1 of the Bike Builder. */
export const builderBikeTypeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/bike-builder/bike-type',
  component: toolScreen(load, pageLeads.bikeType),
});
