import { createRouter } from '@tanstack/react-router';
import { homeRoute } from '../routes/home-route.tsx';
import { rootRoute } from '../routes/root-route.tsx';
import { wheelsetCompareRoute } from '../routes/wheelset-compare-route.tsx';
import { followInnerLinks } from './inner-links.ts';

/** Every page of the product; a new one is a file in routes/, a line here and its path in the contract. */
const routeTree = rootRoute.addChildren([homeRoute, wheelsetCompareRoute]);

export const router = createRouter({ routeTree, scrollRestoration: true, defaultPreload: false });
followInnerLinks((address) => router.history.push(address));

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
