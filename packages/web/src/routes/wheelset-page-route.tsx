import { createRoute, notFound, redirect } from '@tanstack/react-router';
import { lazyScreen } from '../shell/screen.tsx';
import { rootRoute } from './root-route.tsx';

const importScreen = () => import('../features/wheelset-page/wheelset-page-screen.tsx');
const load = async () => (await importScreen()).WheelsetPageScreen;

/** `/wheelset/{ppId}/{slug}`: one wheelset; an address with another name moves to today's. */
export const wheelsetPageRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/wheelset/$ppId/{-$slug}',
  loader: async ({ context, params }) => {
    const page = await (await importScreen()).loadWheelsetPage(context.queryClient, params.ppId);
    if (page === null) throw notFound();
    if (page.slug !== params.slug) {
      throw redirect({
        to: '/wheelset/$ppId/{-$slug}',
        params: { ppId: String(page.ppId), slug: page.slug },
        replace: true,
        statusCode: 301,
      });
    }
  },
  component: lazyScreen(load),
});
