import { createRoute } from '@tanstack/react-router';
import { toolScreen } from '../shell/screen.tsx';
import { pageLeads } from '../texts/page-lead-texts.ts';
import { rootRoute } from './root-route.tsx';

const load = async () =>
  (await import('../features/bike-builder/wheelset/wheelset-screen.tsx')).WheelsetScreen;

/** Step 3 of the Bike Builder. */
export const builderWheelsetRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/bike-builder/wheelset',
  component: toolScreen(load, pageLeads.wheelset),
});
