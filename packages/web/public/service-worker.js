// Keeps the public tools working without a network after the first visit. The build writes the list of files.
const files = /* files of the build */ [];
const version = /* version of the build */ 'development';
const cacheName = `pp-tools-${version}`;
/** Public lists only: nothing that needs a session is ever kept. */
const isPublicList = (path) => path === '/wheelsets' || /^\/api\/(?!docs)/.test(path);

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(cacheName)
      .then((cache) => cache.addAll(['/', '/wheelsets', ...files]))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(names.filter((name) => name !== cacheName).map((name) => caches.delete(name))),
      )
      .then(() => self.clients.claim()),
  );
});

/** The network's answer, kept for later; without a network the kept one. */
async function freshOrKept(request, keptAs) {
  const cache = await caches.open(cacheName);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(keptAs, answer.clone());
    return answer;
  } catch (fault) {
    const kept = await cache.match(keptAs);
    if (kept) return kept;
    throw fault;
  }
}

async function keptOrFetched(request) {
  const cache = await caches.open(cacheName);
  return (await cache.match(request)) ?? fetch(request);
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== 'GET' || address.origin !== self.location.origin) return;
  if (address.pathname.startsWith('/assets/')) event.respondWith(keptOrFetched(request));
  else if (isPublicList(address.pathname)) event.respondWith(freshOrKept(request, address.pathname));
  else if (request.mode === 'navigate' && !/^\/(api|ppauth)\b/.test(address.pathname)) {
    const page = address.pathname === '/climb-calculator.html' ? address.pathname : '/';
    event.respondWith(freshOrKept(request, page));
  }
});
