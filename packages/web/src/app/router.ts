import type { QueryClient } from '@tanstack/react-query';
import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { adminAccountRoute } from '../routes/admin-account-route.tsx';
import { adminAdminsRoute } from '../routes/admin-admins-route.tsx';
import { adminCatalogueRoute } from '../routes/admin-catalogue-route.tsx';
import { adminCounterRoute } from '../routes/admin-counter-route.tsx';
import { adminLoginRoute } from '../routes/admin-login-route.tsx';
import { adminQuotesRoute } from '../routes/admin-quotes-route.tsx';
import { adminRegisterRoute } from '../routes/admin-register-route.tsx';
import { adminIndexRoute, adminRoute } from '../routes/admin-route.tsx';
import { adminTrackingRoute } from '../routes/admin-tracking-route.tsx';
import { adminWheelsetsRoute } from '../routes/admin-wheelsets-route.tsx';
import { buildSummaryRoute } from '../routes/build-summary-route.tsx';
import { builderBikeTypeRoute } from '../routes/builder-bike-type-route.tsx';
import { builderComponentsRoute } from '../routes/builder-components-route.tsx';
import { builderFramesetRoute } from '../routes/builder-frameset-route.tsx';
import { builderRedirects } from '../routes/builder-redirects.tsx';
import { builderWheelsetRoute } from '../routes/builder-wheelset-route.tsx';
import { climbCalculatorRoute } from '../routes/climb-calculator-route.tsx';
import { forgotPasswordRoute } from '../routes/forgot-password-route.tsx';
import { homeRoute } from '../routes/home-route.tsx';
import { invitationRoute } from '../routes/invitation-route.tsx';
import { newPasswordRoute } from '../routes/new-password-route.tsx';
import { rootRoute } from '../routes/root-route.tsx';
import { shortLinkRoute } from '../routes/short-link-route.tsx';
import { wheelsetCategoryRoute } from '../routes/wheelset-category-route.tsx';
import { wheelsetCompareRoute } from '../routes/wheelset-compare-route.tsx';
import { finderMethodRoute, wheelsetFinderRoute } from '../routes/wheelset-finder-route.tsx';
import { wheelsetPageRoute } from '../routes/wheelset-page-route.tsx';

/** Every page of the product; a new one is a file in routes/, a line here and its path in the contract. */
const routeTree = rootRoute.addChildren([
  homeRoute,
  wheelsetCompareRoute,
  wheelsetFinderRoute,
  finderMethodRoute,
  wheelsetPageRoute,
  wheelsetCategoryRoute,
  climbCalculatorRoute,
  builderBikeTypeRoute,
  builderFramesetRoute,
  builderWheelsetRoute,
  builderComponentsRoute,
  buildSummaryRoute,
  ...builderRedirects,
  shortLinkRoute,
  adminLoginRoute,
  adminRegisterRoute,
  forgotPasswordRoute,
  newPasswordRoute,
  invitationRoute,
  adminRoute.addChildren([
    adminIndexRoute,
    adminWheelsetsRoute,
    adminCatalogueRoute,
    adminTrackingRoute,
    adminCounterRoute,
    adminQuotesRoute,
    adminAdminsRoute,
    adminAccountRoute,
  ]),
]);

/** Plain texts on both sides: addresses stay short and readable, and each tool parses its own. */
const parseSearch = (query: string): Record<string, string> => Object.fromEntries(new URLSearchParams(query));

function stringifySearch(search: Readonly<Record<string, unknown>>): string {
  const query = new URLSearchParams(Object.entries(search).map(([name, value]) => [name, String(value)]));
  return query.size === 0 ? '' : `?${query}`;
}

/** The pages of one visit; the server makes one for each page and gives the address as a history of its own. */
export const createAppRouter = (queryClient: QueryClient, history?: RouterHistory) =>
  createRouter({
    routeTree,
    context: { queryClient },
    ...(history ? { history } : {}),
    // On the server it would write a script into the page, which the policy of the pages refuses.
    scrollRestoration: !import.meta.env.SSR,
    parseSearch,
    stringifySearch,
  });

/** The router of a visit. */
export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
