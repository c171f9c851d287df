import { createRoute } from '@tanstack/react-router';
import { z } from 'zod';
import { LazyScreen } from '../app/screen.tsx';
import { rootRoute } from './root-route.tsx';

const load = async () => (await import('../features/admin-session/login-screen.tsx')).LoginScreen;

const searchSchema = z.object({
  redirect: z.string().optional().catch(undefined),
  registered: z.literal(true).optional().catch(undefined),
});

/** `/ppauth/adminLogin`, with where to go afterwards and whether a registration has just succeeded. */
export const adminLoginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/ppauth/adminLogin',
  validateSearch: searchSchema,
  component: () => <LazyScreen load={load} />,
});
