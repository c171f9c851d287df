import { createRoute } from '@tanstack/react-router';
import { toolScreen } from '../shell/screen.tsx';
import { pageLeads } from '../texts/page-lead-texts.ts';
import { rootRoute } from './root-route.tsx';

const load = async () =>
  (await import('../features/climb-calculator/embedded-climb-screen.tsx')).EmbeddedClimbScreen;

/** `/WheelsetClimbCalculator`: the static page in a frame; its state stands in this address too. */
export const climbCalculatorRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/WheelsetClimbCalculator',
  component: toolScreen(load, pageLeads.climb),
});
