import { createRoute } from '@tanstack/react-router';
import { toolScreen } from '../shell/screen.tsx';
import { pageLeads } from '../texts/page-lead-texts.ts';
import { rootRoute } from './root-route.tsx';

const load = async () =>
  (await import('../features/bike-builder/summary/build-summary-screen.tsx')).BuildSummaryScreen;

/** Step 5 of the Bike Builder; a link to a whole build opens here. */
export const buildSummaryRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/build-summary',
  component: toolScreen(load, pageLeads.summary),
});
