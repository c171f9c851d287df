import { createRoute } from '@tanstack/react-router';
import { z } from 'zod';
import { LazyScreen } from '../app/screen.tsx';
import { adminRoute } from './admin-route.tsx';

const load = async () =>
  (await import('../features/wheelset-data/wheelset-data-screen.tsx')).WheelsetDataScreen;

const searchSchema = z.object({
  view: z.enum(['list', 'quality', 'refreshes', 'audit']).optional().catch(undefined),
  q: z.string().max(200).optional().catch(undefined),
});

/** `/ppauth/admin/wheelsets`: the list, its quality, its refreshes and who changed what. */
export const adminWheelsetsRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/wheelsets',
  validateSearch: searchSchema,
  component: () => <LazyScreen load={load} />,
});
