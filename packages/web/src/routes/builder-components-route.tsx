import { createRoute } from '@tanstack/react-router';
import { toolScreen } from '../shell/screen.tsx';
import { pageLeads } from '../texts/page-lead-texts.ts';
import { rootRoute } from './root-route.tsx';

const load = async () =>
  (await import('../features/bike-builder/components/components-screen.tsx')).ComponentsScreen;

/** Step 4 of the Bike Builder. */
export const builderComponentsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/bike-builder/components',
  component: toolScreen(load, pageLeads.components),
});
