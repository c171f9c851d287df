/** Lets the public tools work without a network after the first visit. Answers to staff are never stored. */
import { cacheNames, clientsClaim } from 'workbox-core';
import { precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { NetworkFirst } from 'workbox-strategies';
import {
  fitsBuild,
  isPublicList,
  isStoredPage,
  mayBeStored,
  mostStoredPages,
  storedPages,
} from './stored-pages.ts';

declare const self: ServiceWorkerGlobalScope;

const urls = self.__WB_MANIFEST.map((entry) => `/${typeof entry === 'string' ? entry : entry.url}`);
const files = new Set(urls);
// Each version has answers of its own: the files that a page loads must be those stored with it.
const version = hashOf(urls.join());
const answersName = `pp-answers-${version}`;
const pagesName = `pp-pages-${version}`;

// The names hold a hash of the content, so a file of the same name is the same file.
precacheAndRoute(urls.map((url) => ({ url, revision: null })));

const pages = new NetworkFirst({
  cacheName: pagesName,
  networkTimeoutSeconds: 8,
  plugins: [
    {
      // Each page under its own path: its html shows what the path names. The query stays the browser's matter.
      cacheKeyWillBeUsed: async ({ request }) => new URL(request.url).pathname,
      cacheWillUpdate: async ({ response }) => {
        const isHtml = response.headers.get('content-type')?.startsWith('text/html') ?? false;
        if (!isHtml || !mayBeStored(response)) return null;
        return fitsBuild(await response.clone().text(), files) ? response : null;
      },
      cacheDidUpdate: async () => removeOldestPages(await caches.open(pagesName)),
      // A page that was never visited opens through the first one, whose scripts show what the address names.
      handlerDidError: async () => caches.match(storedPages[0]),
    },
  ],
});
registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && isStoredPage(url.pathname),
  pages,
);

async function removeOldestPages(cache: Cache): Promise<void> {
  const stored = (await cache.keys()).filter(
    ({ url }) => !storedPages.some((path) => path === new URL(url).pathname),
  );
  const extra = stored.slice(0, Math.max(0, stored.length - mostStoredPages));
  await Promise.all(extra.map((request) => cache.delete(request)));
}

const lists = new NetworkFirst({
  cacheName: answersName,
  plugins: [
    {
      cacheKeyWillBeUsed: async ({ request }) => new URL(request.url).pathname,
      cacheWillUpdate: async ({ response }) => (mayBeStored(response) ? response : null),
    },
  ],
});
registerRoute(({ url, sameOrigin }) => sameOrigin && isPublicList(url.pathname), lists);

async function storeFirstAnswers(): Promise<void> {
  const [answers, visited] = await Promise.all([caches.open(answersName), caches.open(pagesName)]);
  await Promise.all([answers.add('/wheelsets'), visited.addAll([...storedPages])]);
}

/** Removes all answers, also those of older versions, which stored more than they should. */
async function removeAnswers(exceptNames: readonly string[]): Promise<void> {
  const names = await caches.keys();
  const others = names.filter((name) => name !== cacheNames.precache && !exceptNames.includes(name));
  await Promise.all(others.map((name) => caches.delete(name)));
}

self.addEventListener('install', (event) => event.waitUntil(storeFirstAnswers()));
self.addEventListener('activate', (event) => event.waitUntil(removeAnswers([answersName, pagesName])));
self.addEventListener('message', (event) => {
  const { type } = event.data ?? {};
  if (type === 'SKIP_WAITING') event.waitUntil(self.skipWaiting());
  if (type === 'LOGGED_OUT') event.waitUntil(removeAnswers([]).then(storeFirstAnswers));
});
clientsClaim();

/** A short name for a version; not a secret. FNV-1a, 32 bits. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(16);
}
