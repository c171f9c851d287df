import { createRouter } from '@tanstack/react-router';
import { adminAccountRoute } from '../routes/admin-account-route.tsx';
import { adminLoginRoute } from '../routes/admin-login-route.tsx';
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
import { homeRoute } from '../routes/home-route.tsx';
import { rootRoute } from '../routes/root-route.tsx';
import { wheelsetCompareRoute } from '../routes/wheelset-compare-route.tsx';
import { finderMethodRoute, wheelsetFinderRoute } from '../routes/wheelset-finder-route.tsx';
import { followInnerLinks } from '../shell/inner-links.ts';

/** Every page of the product; a new one is a file in routes/, a line here and its path in the contract. */
const routeTree = rootRoute.addChildren([
  homeRoute,
  wheelsetCompareRoute,
  wheelsetFinderRoute,
  finderMethodRoute,
  climbCalculatorRoute,
  builderBikeTypeRoute,
  builderFramesetRoute,
  builderWheelsetRoute,
  builderComponentsRoute,
  buildSummaryRoute,
  ...builderRedirects,
  adminLoginRoute,
  adminRegisterRoute,
  adminRoute.addChildren([adminIndexRoute, adminWheelsetsRoute, adminTrackingRoute, adminAccountRoute]),
]);

export const router = createRouter({
  routeTree,
  scrollRestoration: true,
  // Plain texts on both sides: addresses stay short and readable, and each tool parses its own.
  parseSearch: (query) => Object.fromEntries(new URLSearchParams(query)),
  stringifySearch: (search) => {
    const query = new URLSearchParams(Object.entries(search).map(([name, value]) => [name, String(value)]));
    return query.size === 0 ? '' : `?${query}`;
  },
});
followInnerLinks((address) => router.history.push(address));

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
