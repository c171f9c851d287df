import { createRoute, redirect } from '@tanstack/react-router';
import { lazyScreen } from '../shell/screen.tsx';
import { rootRoute } from './root-route.tsx';

const accountPath = '/ppauth/admin/account';

const load = async () => (await import('../features/admin-session/admin-shell.tsx')).AdminShell;

/** Every page below `/ppauth/admin` asks for a session first and brings those without one back after the login. */
export const adminRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/ppauth/admin',
  // While a slow check runs the present page stays: a waiting sign would take its unsaved entries away.
  pendingMs: Number.POSITIVE_INFINITY,
  beforeLoad: async ({ location }) => {
    const { checkSession } = await import('../features/admin-session/session-check.ts');
    const session = await checkSession();
    if (session === null) throw redirect({ to: '/ppauth/adminLogin', search: { redirect: location.href } });
    if (session.mustAddSecondFactor && location.pathname !== accountPath) throw redirect({ to: accountPath });
    return { session };
  },
  component: lazyScreen(load),
});

/** `/ppauth/admin` itself leads to the wheelsets, or to the first page of the role. */
export const adminIndexRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/',
  beforeLoad: async ({ context }) => {
    const { startPageOf } = await import('../features/admin-session/session-check.ts');
    throw redirect({ to: startPageOf(context.session.role) });
  },
});
