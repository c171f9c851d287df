import { createRoute } from '@tanstack/react-router';
import { lazyScreen } from '../shell/screen.tsx';
import { rootRoute } from './root-route.tsx';

const load = async () => (await import('../features/admin-session/register-screen.tsx')).RegisterScreen;

/** `/ppauth/adminRegister`. */
export const adminRegisterRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/ppauth/adminRegister',
  component: lazyScreen(load),
});
