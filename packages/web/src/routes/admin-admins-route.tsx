import { createRoute } from '@tanstack/react-router';
import { lazyScreen } from '../shell/screen.tsx';
import { adminRoute } from './admin-route.tsx';

const load = async () => (await import('../features/admin-list/admin-list-screen.tsx')).AdminListScreen;

/** `/ppauth/admin/admins`: who can log in, for owners. */
export const adminAdminsRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/admins',
  component: lazyScreen(load),
});
