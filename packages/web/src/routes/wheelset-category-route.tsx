import { createRoute, notFound } from '@tanstack/react-router';
import { lazyScreen } from '../shell/screen.tsx';
import { rootRoute } from './root-route.tsx';

const importScreen = () => import('../features/wheelset-page/category-screen.tsx');
const load = async () => (await importScreen()).CategoryScreen;

/** `/wheelsets-for/{category}`: the wheelsets of a category, a part of the list at a time. */
export const wheelsetCategoryRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/wheelsets-for/$category',
  loaderDeps: ({ search }) => ({ search }),
  loader: async ({ context, params, deps }) => {
    const { loadCategory } = await importScreen();
    if (!(await loadCategory(context.queryClient, params.category, deps.search))) throw notFound();
  },
  component: lazyScreen(load),
});
