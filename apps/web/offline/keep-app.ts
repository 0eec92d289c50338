import { forgetOwnAnswers } from '../api/forget-own-answers.ts'

/** These two are also in public/service-worker.js. */
const APP = 'app'
const SHELL = '/__spa-fallback.html'
const WORKER = '/service-worker.js'
/** Keeps what this page is made of; its worker keeps what comes later. */
export async function keepApp(): Promise<void> {
  // Only secure origins have workers, and a page in development has no files to keep.
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return
  await navigator.serviceWorker.register(WORKER)
  const answer = await fetch(SHELL)
  const shell = await answer.clone().text()
  const loaded = loadedAssets()
  // A version that came out since this page was opened is kept by the next one.
  if (!answer.ok || !loaded.some((path) => isRouteList(path) && shell.includes(path))) return
  const before = await caches.match(SHELL, { cacheName: APP })
  // What an older version kept is of another shape.
  if (before && (await before.text()) !== shell)
    await Promise.all([caches.delete(APP), forgetOwnAnswers()])
  const app = await caches.open(APP)
  const kept = new Set((await app.keys()).map(({ url }) => new URL(url).pathname))
  // All of them are in the browser's own cache.
  await app.addAll(loaded.filter((path) => !kept.has(path)))
  await app.put(SHELL, answer)
}

const isRouteList = (path: string) => path.startsWith('/assets/manifest-')

const loadedAssets = (): string[] => [
  ...new Set(
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name))
      .filter(
        ({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'),
      )
      .map(({ pathname }) => pathname),
  ),
]
