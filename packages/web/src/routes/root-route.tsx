import { createRootRoute } from '@tanstack/react-router';
import { NotFoundScreen } from '../features/home/not-found-screen.tsx';
import { PageTrouble } from '../shell/page-trouble.tsx';
import { Shell } from '../shell/shell.tsx';

export const rootRoute = createRootRoute({
  component: Shell,
  notFoundComponent: NotFoundScreen,
  errorComponent: PageTrouble,
});
