import { createRoute } from '@tanstack/react-router';
import { toolRoute } from '../shell/tool-screen.tsx';
import { pageLeads } from '../texts/page-lead-texts.ts';
import { rootRoute } from './root-route.tsx';

/** `/WheelsetClimbCalculator`: the static page in a frame; its state stands in this address too. */
export const climbCalculatorRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/WheelsetClimbCalculator',
  ...toolRoute({
    load: async () =>
      (await import('../features/climb-calculator/embedded-climb-screen.tsx')).EmbeddedClimbScreen,
    lead: pageLeads.climb,
    loadForHtml: async () =>
      (await import('../features/climb-calculator/climb-introduction-screen.tsx')).ClimbIntroduction,
  }),
});
