import { createRoute } from '@tanstack/react-router';
import { lazyScreen } from '../shell/screen.tsx';
import { adminRoute } from './admin-route.tsx';

const load = async () => (await import('../features/bike-builder/counter/counter-screen.tsx')).CounterScreen;

/** `/ppauth/admin/counter/{code}`: what a visitor has shared, for staff at the counter. */
export const adminCounterRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/counter/{-$code}',
  component: lazyScreen(load),
});
