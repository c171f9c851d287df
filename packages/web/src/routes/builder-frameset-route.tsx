import { createRoute } from '@tanstack/react-router';
import { toolRoute } from '../shell/tool-screen.tsx';
import { pageLeads } from '../texts/page-lead-texts.ts';
import { rootRoute } from './root-route.tsx';

const importHtml = () => import('../features/bike-builder/html/listed-framesets-screen.tsx');

/** Step 2 of the Bike Builder. */
export const builderFramesetRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/bike-builder/frameset',
  ...toolRoute({
    load: async () => (await import('../features/bike-builder/frameset/frameset-screen.tsx')).FramesetScreen,
    lead: pageLeads.frameset,
    prepare: async (client) => (await importHtml()).prefetchFramesets(client),
    loadForHtml: async () => (await importHtml()).ListedFramesets,
  }),
});
