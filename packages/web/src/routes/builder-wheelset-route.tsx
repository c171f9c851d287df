import { createRoute } from '@tanstack/react-router';
import { toolRoute } from '../shell/tool-screen.tsx';
import { pageLeads } from '../texts/page-lead-texts.ts';
import { rootRoute } from './root-route.tsx';

const importHtml = () => import('../features/bike-builder/html/listed-wheelsets-screen.tsx');

/** Step 3 of the Bike Builder. */
export const builderWheelsetRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/bike-builder/wheelset',
  ...toolRoute({
    load: async () => (await import('../features/bike-builder/wheelset/wheelset-screen.tsx')).WheelsetScreen,
    lead: pageLeads.wheelset,
    prepare: async (client) => (await importHtml()).prefetchBikeWheelsets(client),
    loadForHtml: async () => (await importHtml()).ListedWheelsets,
  }),
});
