// What works without network: the shell, the emergency screens, glossary, letters and cards to show, in both languages. web/offline.mjs writes it to
// dist/web/sw.js with the list of a build in front: `const OFFLINE = { build, entry, files }`. Why it is our own: docs/adr/0028-offline.md.
const SHELL = '/index.html';
const PREFIX = 'offline-';
const CURRENT = PREFIX + OFFLINE.build;
/** The server's own addresses are never pages of ours. */
const NOT_OURS = /^\/(?:api|internal|metrics|ws)(?:\/|$)/i;

/** All or nothing: a page that lacks a part would open to an error. */
async function install() {
  const cache = await self.caches.open(CURRENT);
  await cache.addAll([...OFFLINE.files, new Request(SHELL, { cache: 'no-cache' })]);
  const shell = await cache.match(SHELL);
  // A deploy between the two: the shell requests files this worker does not know. The next look for an update tries again.
  if (!(await shell.text()).includes(OFFLINE.entry)) throw new Error('the shell is of another build');
  await self.skipWaiting();
}

/** Pages that are open go on with the build they came with: the cache before this one stays until the next. */
async function activate() {
  const ours = (await self.caches.keys()).filter((name) => name.startsWith(PREFIX));
  const before = ours.filter((name) => name !== CURRENT).at(-1);
  await Promise.all(ours.filter((name) => name !== CURRENT && name !== before).map((name) => self.caches.delete(name)));
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

/** The network's page whenever there is one; the shell when there is none. */
async function page(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch (error) {
    const cache = await self.caches.open(CURRENT);
    const shell = await cache.match(SHELL);
    if (!shell) throw error;
    return shell;
  }
}

/** A file whose name holds its hash never changes: kept ones are answered at once. Nothing is added here. */
const file = async (request) => (await self.caches.match(request, { ignoreVary: true })) ?? fetch(request);

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || NOT_OURS.test(pathname)) return;
  if (request.mode === 'navigate') event.respondWith(page(event));
  else if (pathname.startsWith('/assets/') || pathname === '/icon.svg') event.respondWith(file(request));
});
