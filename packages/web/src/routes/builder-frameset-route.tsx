import { createRoute } from '@tanstack/react-router';
import { lazyScreen } from '../shell/screen.tsx';
import { rootRoute } from './root-route.tsx';

const load = async () =>
  (await import('../features/bike-builder/frameset/frameset-screen.tsx')).FramesetScreen;

/** Step 2 of the Bike Builder. */
export const builderFramesetRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/bike-builder/frameset',
  component: lazyScreen(load),
});
