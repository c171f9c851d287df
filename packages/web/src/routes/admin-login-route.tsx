import { createRoute } from '@tanstack/react-router';
import { lazyScreen } from '../shell/screen.tsx';
import { rootRoute } from './root-route.tsx';

const load = async () => (await import('../features/admin-session/login-screen.tsx')).LoginScreen;

/** What the address may say; anything unreadable counts as absent. */
interface LoginSearch {
  /** Where to go after the login. */
  readonly redirect?: string;
  /** A registration has just succeeded. */
  readonly registered?: true;
}

const readSearch = ({ redirect, registered }: Readonly<Record<string, unknown>>): LoginSearch => ({
  ...(typeof redirect === 'string' ? { redirect } : {}),
  ...(registered === true || registered === 'true' ? { registered: true } : {}),
});

/** `/ppauth/adminLogin`, with where to go afterwards and whether a registration has just succeeded. */
export const adminLoginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/ppauth/adminLogin',
  validateSearch: readSearch,
  component: lazyScreen(load),
});
