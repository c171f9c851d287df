import { createRoute } from '@tanstack/react-router';
import { lazyScreen } from '../shell/screen.tsx';
import { rootRoute } from './root-route.tsx';

const load = async () =>
  (await import('../features/bike-builder/bike-type/bike-type-screen.tsx')).BikeTypeScreen;

/** Step 1 of the Bike Builder. */
export const builderBikeTypeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/bike-builder/bike-type',
  component: lazyScreen(load),
});
