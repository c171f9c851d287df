import { createRoute } from '@tanstack/react-router';
import { lazyScreen } from '../shell/screen.tsx';
import { adminRoute } from './admin-route.tsx';

const load = async () => (await import('../features/quote-list/quote-list-screen.tsx')).QuoteListScreen;

/** `/ppauth/admin/quotes`: questions of visitors for a quote. */
export const adminQuotesRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/quotes',
  component: lazyScreen(load),
});
