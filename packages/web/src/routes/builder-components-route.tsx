import { createRoute } from '@tanstack/react-router';
import { toolRoute } from '../shell/tool-screen.tsx';
import { pageLeads } from '../texts/page-lead-texts.ts';
import { rootRoute } from './root-route.tsx';

/** Step 4 of the Bike Builder. */
export const builderComponentsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/bike-builder/components',
  ...toolRoute({
    load: async () =>
      (await import('../features/bike-builder/components/components-screen.tsx')).ComponentsScreen,
    lead: pageLeads.components,
    prepare: async (client) =>
      (await import('../features/bike-builder/html/listed-components-screen.tsx')).prefetchComponents(client),
    loadForHtml: async () =>
      (await import('../features/bike-builder/html/listed-components-screen.tsx')).ListedComponents,
  }),
});
