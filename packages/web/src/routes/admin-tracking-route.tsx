import { createRoute } from '@tanstack/react-router';
import { lazyScreen } from '../shell/screen.tsx';
import { adminRoute } from './admin-route.tsx';

const load = async () =>
  (await import('../features/tracking-manager/tracking-manager-screen.tsx')).TrackingManagerScreen;

/** `/ppauth/admin/tracking`: orders and their parcels. */
export const adminTrackingRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/tracking',
  component: lazyScreen(load),
});
