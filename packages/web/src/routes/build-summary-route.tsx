import { createRoute } from '@tanstack/react-router';
import { isRenderedForAll } from '../platform/rendering-place.ts';
import { toolRoute } from '../shell/tool-screen.tsx';
import { pageLeads } from '../texts/page-lead-texts.ts';
import { rootRoute } from './root-route.tsx';

const importSummary = () => import('../features/bike-builder/summary/build-summary-screen.tsx');
const importLinked = () => import('../features/bike-builder/html/linked-summary-screen.tsx');

/** Step 5 of the Bike Builder; a link to a whole build opens here. */
export const buildSummaryRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/build-summary',
  ...toolRoute({
    load: async () => (await importSummary()).BuildSummaryScreen,
    lead: pageLeads.summary,
    // In browsers the tool itself opens the build of a link.
    prepare: async (client, { searchStr }) =>
      isRenderedForAll()
        ? (await importLinked()).prefetchLinkedBuild(client, searchStr)
        : (await importSummary()).prefetchFindings(),
    loadForHtml: async () => (await importLinked()).LinkedSummary,
  }),
});
