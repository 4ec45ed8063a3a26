// Keeps the page for check-in and its files, so that it opens without a network. Guests and scans are in the database of
// the page, never here.

/** The parts of a worker that this one uses; the library of types for pages has none of them. */
type Worker = {
  location: Location
  addEventListener: (type: string, listener: (event: WorkerEvent) => void) => void
  skipWaiting: () => Promise<void>
  clients: { claim: () => Promise<void> }
}
type WorkerEvent = {
  request: Request
  data: unknown
  waitUntil: (work: Promise<unknown>) => void
  respondWith: (response: Promise<Response>) => void
}

const worker = globalThis as unknown as Worker

/** Filled in when the page is built. */
const FILES = '__FILES__'.split(' ')
const VERSION = '__VERSION__'

const page = new URL('../door', worker.location.href)
const root = page.pathname.slice(0, -'/door'.length)
const prefix = `laurel-door${root}:`
const name = prefix + VERSION
const addressOf = (file: string) => new URL(file, worker.location.href).href
const kept = new Set(FILES.map(addressOf))

/** Everything of one version, or nothing of it: one file that is missing lets the next visit try again. */
worker.addEventListener('install', (event) => {
  event.waitUntil(caches.open(name).then((cache) => cache.addAll([page.href, ...kept])))
})

worker.addEventListener('activate', (event) => {
  event.waitUntil(removeOlder().then(() => worker.clients.claim()))
})

/** A page that is open keeps its version until it asks for the new one, and loads itself again then. */
worker.addEventListener('message', (event) => {
  if (event.data === 'take over') event.waitUntil(worker.skipWaiting())
})

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { pathname, origin } = new URL(request.url)
  if (request.method !== 'GET' || origin !== page.origin) return
  if (request.mode === 'navigate' && pathname === page.pathname) event.respondWith(fromCache(page.href, request))
  else if (request.mode === 'navigate' && pathname.startsWith(`${page.pathname}/`))
    event.respondWith(linkOrPage(request))
  else if (kept.has(request.url)) event.respondWith(fromCache(request.url, request))
})

async function fromCache(address: string, request: Request): Promise<Response> {
  const cache = await caches.open(name)
  return (await cache.match(address)) ?? fetch(request)
}

/** A door link is opened by the service; without a network the page says that it needs one once. */
async function linkOrPage(request: Request): Promise<Response> {
  try {
    return await fetch(request)
  } catch {
    return fromCache(page.href, request)
  }
}

async function removeOlder(): Promise<void> {
  for (const each of await caches.keys()) if (each.startsWith(prefix) && each !== name) await caches.delete(each)
}
