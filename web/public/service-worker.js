// Shows an offline page when the shop cannot be reached. Nothing else is cached, so prices and pages are always fresh.
// Files that the crews' page has kept on the phone (/teren, see field-worker.js) open without the shop, too.
// Change the cache's name whenever the offline page changes.
const CACHE = 'offline-1';
const PAGE = '/offline.html';

self.addEventListener('install', (event) => {
  event.waitUntil(cachePage().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([forgetOlder(), enablePreload(), self.clients.claim()]));
});

self.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate' && event.request.method === 'GET')
    event.respondWith(fromShop(event).catch(() => kept(event.request)));
});

async function cachePage() {
  const cache = await caches.open(CACHE);
  await cache.add(new Request(PAGE, { cache: 'reload' }));
}

async function forgetOlder() {
  const names = (await caches.keys()).filter((name) => name.startsWith('offline-'));
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
}

/** Lets browsers that support navigation preload send the request before this worker has started. */
async function enablePreload() {
  await self.registration.navigationPreload?.enable();
}

async function fromShop(event) {
  return (await event.preloadResponse) ?? fetch(event.request);
}

async function kept({ url }) {
  const { pathname, search } = new URL(url);
  return (await caches.match(pathname + search)) ?? (await caches.match(pathname)) ?? offlinePage();
}

async function offlinePage() {
  const cached = await caches.match(PAGE);
  if (!cached) return Response.error();
  return new Response(cached.body, { status: 503, headers: cached.headers });
}
