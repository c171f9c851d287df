import { createRoute } from '@tanstack/react-router';
import { lazyScreen } from '../shell/screen.tsx';
import { adminRoute } from './admin-route.tsx';

const load = async () =>
  (await import('../features/admin-account/admin-account-screen.tsx')).AdminAccountScreen;

/** `/ppauth/admin/account`: how the admin logs in and what the shop sends. */
export const adminAccountRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/account',
  component: lazyScreen(load),
});
