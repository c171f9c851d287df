import { createRoute } from '@tanstack/react-router';
import { lazyScreen } from '../shell/screen.tsx';
import { rootRoute } from './root-route.tsx';

const load = async () =>
  (await import('../features/admin-session/forgot-password-screen.tsx')).ForgotPasswordScreen;

/** `/ppauth/forgotPassword`: where staff ask for a link to a new password. */
export const forgotPasswordRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/ppauth/forgotPassword',
  component: lazyScreen(load),
});
