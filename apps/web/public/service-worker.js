// Opens the app without a connection. Pages come from the network whenever it answers, so that
// nobody is held in an old version; calls of the API and files are left alone. What is kept is put
// there by offline/keep-app.ts, which shares these two names.
const APP = 'app'
const SHELL = '/__spa-fallback.html'

addEventListener('install', () => void self.skipWaiting())
addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (request.mode === 'navigate' && isOfApp(pathname)) event.respondWith(openPage(request))
  if (pathname.startsWith('/assets/')) event.respondWith(openAsset(request))
})

/** Public pages are whole in themselves, and some are written by the server. */
const isOfApp = (pathname) => /^\/auth(\/|$)/.test(pathname)

async function openPage(request) {
  try {
    return await fetch(request)
  } catch (error) {
    const shell = await caches.match(SHELL, { cacheName: APP })
    if (shell) return shell
    throw error
  }
}

/** A file in assets/ never changes: its name holds a hash of its content. */
async function openAsset(request) {
  const kept = await caches.match(request, { cacheName: APP })
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.ok) await keep(request, answer.clone())
  return answer
}

/** A device that is full still shows the page. */
async function keep(request, answer) {
  try {
    const app = await caches.open(APP)
    await app.put(request, answer)
  } catch (error) {
    console.error('A file could not be kept', error)
  }
}
