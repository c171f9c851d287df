import { createRoute, redirect } from '@tanstack/react-router';
import { lazyScreen } from '../shell/screen.tsx';
import { rootRoute } from './root-route.tsx';

const importScreen = () => import('../features/short-link/short-link-screen.tsx');

/** `/s/{code}`: the server leads on by itself; a move within the product does here. */
export const shortLinkRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/s/$code',
  loader: async ({ context, params }) => {
    const address = await (await importScreen()).loadShortLink(context.queryClient, params.code);
    if (address !== null) throw redirect({ href: address, replace: true });
  },
  component: lazyScreen(async () => (await importScreen()).ShortLinkScreen),
});
