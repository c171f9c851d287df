import './platform/zod-setup.ts';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { keepWorkingOffline } from './app/offline.ts';
import { takePageData } from './app/page-data.ts';
import { createAppRouter } from './app/router.ts';
import { createQueryClient } from './platform/query-client.ts';
import { followInnerLinks } from './shell/inner-links.ts';
import { warnOnceWhenNothingIsKept } from './shell/storage-warning.ts';
import { showChosenTheme } from './shell/theme-choice.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element with the id root');
warnOnceWhenNothingIsKept();
showChosenTheme();
keepWorkingOffline();
const queryClient = createQueryClient();
takePageData(queryClient);
const router = createAppRouter(queryClient);
if (window.parent !== window)
  void import('./app/framed-page.ts').then(({ talkToParent }) => talkToParent(router.history.subscribe));
followInnerLinks((address) => router.history.push(address));
const app = (
  <StrictMode>
    <App queryClient={queryClient} router={router} />
  </StrictMode>
);
// A stored page may come for another address; then its HTML is not what the router shows.
if (root.dataset.path === window.location.pathname) {
  // Says that the HTML is there, so that the router builds the same tree; data came with the page.
  router.ssr = { manifest: undefined };
  void router.load().then(() => hydrateRoot(root, app));
} else {
  root.replaceChildren();
  createRoot(root).render(app);
}
