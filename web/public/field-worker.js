// Keeps the page of the crews (/teren) on the phone, so that it opens without a network: the page with the scripts,
// styles and fonts that it names, which the server lists in its head. What the page itself has kept of a day (drawings,
// worksheets, photographs) is answered from there, too; the addresses of all of these stand for contents that stay.
const SHELL = 'field-shell';
const PAGE = '/teren';
/** How long to wait for a fresh page before the one that is kept is shown. */
const PATIENCE_MS = 4000;

self.addEventListener('install', (event) => {
  event.waitUntil(
    freshPage()
      .then(keep)
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || new URL(request.url).origin !== self.location.origin) return;
  event.respondWith(request.mode === 'navigate' ? answerPage(event) : answerFile(request));
});

/** Photographs are kept without the signature of their link, which is another one each time. */
async function answerFile(request) {
  const { pathname } = new URL(request.url);
  return (await caches.match(request)) ?? (await caches.match(pathname)) ?? fetch(request);
}

/** Every address below /teren has the same page, which reads the address itself. */
async function answerPage(event) {
  const fresh = freshPage();
  event.waitUntil(fresh.then((response) => keep(response.clone())).catch(() => undefined));
  const kept = await caches.match(PAGE);
  if (!kept) return fresh;
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS, kept));
  return Promise.race([fresh, late]).catch(() => kept);
}

async function freshPage() {
  const response = await fetch(PAGE);
  if (!response.ok) throw new Error(`The page was answered with ${response.status}`);
  return response;
}

/** Keeps the page once all its files are there, and forgets the files of the page before. */
async function keep(response) {
  const html = await response.clone().text();
  const files = new Set(html.match(/\/assets\/[\w.-]+/g));
  const shell = await caches.open(SHELL);
  const kept = (await shell.keys()).map(({ url }) => new URL(url).pathname);
  await shell.addAll([...files].filter((file) => !kept.includes(file)));
  await shell.put(PAGE, response);
  const old = kept.filter((path) => path !== PAGE && !files.has(path));
  await Promise.all(old.map((path) => shell.delete(path)));
}
