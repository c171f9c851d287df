import { createRouter } from '@tanstack/react-router';
import { homeRoute } from '../routes/home-route.tsx';
import { rootRoute } from '../routes/root-route.tsx';
import { wheelsetCompareRoute } from '../routes/wheelset-compare-route.tsx';

/** Every page of the product; a new one is a file in routes/ and a line here. */
const routeTree = rootRoute.addChildren([homeRoute, wheelsetCompareRoute]);

export const router = createRouter({ routeTree, scrollRestoration: true, defaultPreload: false });

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
