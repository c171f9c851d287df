import { createRoute } from '@tanstack/react-router';
import { toolScreen } from '../shell/screen.tsx';
import { pageLeads } from '../texts/page-lead-texts.ts';
import { rootRoute } from './root-route.tsx';

const load = async () =>
  (await import('../features/bike-builder/frameset/frameset-screen.tsx')).FramesetScreen;

/** Step 2 of the Bike Builder. */
export const builderFramesetRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/bike-builder/frameset',
  component: toolScreen(load, pageLeads.frameset),
});
