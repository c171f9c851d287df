import { createRoute } from '@tanstack/react-router';
import { lazyScreen } from '../shell/screen.tsx';
import { rootRoute } from './root-route.tsx';

const load = async () =>
  (await import('../features/admin-session/new-password-screen.tsx')).NewPasswordScreen;

/** `/ppauth/newPassword#token`: where the link of a mail leads. */
export const newPasswordRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/ppauth/newPassword',
  component: lazyScreen(load),
});
