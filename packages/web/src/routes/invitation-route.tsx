import { createRoute } from '@tanstack/react-router';
import { lazyScreen } from '../shell/screen.tsx';
import { rootRoute } from './root-route.tsx';

const load = async () => (await import('../features/admin-session/invitation-screen.tsx')).InvitationScreen;

/** `/ppauth/invitation#token`: where the link of an invitation leads. */
export const invitationRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/ppauth/invitation',
  component: lazyScreen(load),
});
