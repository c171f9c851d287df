import { createRoute } from '@tanstack/react-router';
import { lazyScreen } from '../shell/screen.tsx';
import { rootRoute } from './root-route.tsx';

const load = async () => (await import('../features/admin-session/register-screen.tsx')).RegisterScreen;

const readSearch = ({ redirect }: Readonly<Record<string, unknown>>): { readonly redirect?: string } =>
  typeof redirect === 'string' ? { redirect } : {};

/** `/ppauth/adminRegister`, with where to go after the login. */
export const adminRegisterRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/ppauth/adminRegister',
  validateSearch: readSearch,
  component: lazyScreen(load),
});
