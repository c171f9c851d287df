/** Lets the public tools work without a network after the first visit. Answers to staff are never stored. */
import { cacheNames, clientsClaim } from 'workbox-core';
import { precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { NetworkFirst } from 'workbox-strategies';
import { fitsBuild, isPublicList, mayBeStored, pageOf, storedPages } from './stored-pages.ts';

declare const self: ServiceWorkerGlobalScope;

const urls = self.__WB_MANIFEST.map((entry) => `/${typeof entry === 'string' ? entry : entry.url}`);
const files = new Set(urls);
// Each version has answers of its own: the files that a page loads must be those stored with it.
const answersName = `pp-answers-${hashOf(urls.join())}`;

// The names hold a hash of the content, so a file of the same name is the same file.
precacheAndRoute(urls.map((url) => ({ url, revision: null })));

const pages = new NetworkFirst({
  cacheName: answersName,
  networkTimeoutSeconds: 8,
  plugins: [
    {
      cacheKeyWillBeUsed: async ({ request }) => pageOf(new URL(request.url).pathname) ?? request,
      cacheWillUpdate: async ({ response }) => {
        const isHtml = response.headers.get('content-type')?.startsWith('text/html') ?? false;
        if (!isHtml || !mayBeStored(response)) return null;
        return fitsBuild(await response.clone().text(), files) ? response : null;
      },
    },
  ],
});
registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && request.mode === 'navigate' && pageOf(url.pathname) !== null,
  pages,
);

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
  const cache = await caches.open(answersName);
  await cache.addAll([...storedPages, '/wheelsets']);
}

/** Removes all answers, also those of older versions, which stored more than they should. */
async function removeAnswers(exceptName: string | null): Promise<void> {
  const names = await caches.keys();
  const others = names.filter((name) => name !== cacheNames.precache && name !== exceptName);
  await Promise.all(others.map((name) => caches.delete(name)));
}

self.addEventListener('install', (event) => event.waitUntil(storeFirstAnswers()));
self.addEventListener('activate', (event) => event.waitUntil(removeAnswers(answersName)));
self.addEventListener('message', (event) => {
  const { type } = event.data ?? {};
  if (type === 'SKIP_WAITING') event.waitUntil(self.skipWaiting());
  if (type === 'LOGGED_OUT') event.waitUntil(removeAnswers(null).then(storeFirstAnswers));
});
clientsClaim();

/** A short name for a version; not a secret. FNV-1a, 32 bits. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(16);
}
