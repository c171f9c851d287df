import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext } from '@tanstack/react-router';
import { NotFoundScreen } from '../features/home/not-found-screen.tsx';
import { PageTrouble } from '../shell/page-trouble.tsx';
import { Shell } from '../shell/shell.tsx';

/** What every route may use. */
export interface RouteContext {
  readonly queryClient: QueryClient;
}

export const rootRoute = createRootRouteWithContext<RouteContext>()({
  component: Shell,
  notFoundComponent: NotFoundScreen,
  errorComponent: PageTrouble,
});
