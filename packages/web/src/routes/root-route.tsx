import { createRootRoute } from '@tanstack/react-router';
import { PageTrouble } from '../app/page-trouble.tsx';
import { Shell } from '../app/shell.tsx';
import { NotFoundScreen } from '../features/home/not-found-screen.tsx';

export const rootRoute = createRootRoute({
  component: Shell,
  notFoundComponent: NotFoundScreen,
  errorComponent: PageTrouble,
});
