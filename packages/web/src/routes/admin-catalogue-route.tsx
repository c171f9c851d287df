import { createRoute } from '@tanstack/react-router';
import { lazyScreen } from '../shell/screen.tsx';
import { adminRoute } from './admin-route.tsx';

const load = async () =>
  (await import('../features/catalogue-data/catalogue-data-screen.tsx')).CatalogueDataScreen;

/** `/ppauth/admin/catalogue`: every list of the builder; `list` names the one that is shown. */
export const adminCatalogueRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/catalogue',
  validateSearch: ({ list }: Readonly<Record<string, unknown>>): { readonly list?: string } =>
    typeof list === 'string' ? { list } : {},
  component: lazyScreen(load),
});
