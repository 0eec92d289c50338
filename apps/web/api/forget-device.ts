import { deviceStorage, tabStorage } from '../browser-storage.ts'

/** The database of unsent answers, for browsers that cannot list theirs. */
const KNOWN_DATABASES = ['laurel-drafts']

/**
 * Clears everything this site keeps in the browser. Nobody is told: whoever calls it leaves the
 * page at once, so that nothing in memory is written again.
 */
export async function forgetDevice(): Promise<void> {
  deviceStorage().clear()
  tabStorage().clear()
  // What cannot be cleared must not keep anyone on the page of an account that is gone.
  const work = await Promise.allSettled([dropDatabases(), dropCaches(), dropWorkers()])
  for (const each of work) if (each.status === 'rejected') console.error(each.reason)
}

async function dropDatabases(): Promise<void> {
  const listed = 'databases' in indexedDB ? await indexedDB.databases() : []
  const names = new Set([...KNOWN_DATABASES, ...listed.map(({ name }) => name ?? '')])
  await Promise.all([...names].map(dropDatabase))
}

const dropDatabase = (name: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(name)
    request.onsuccess = () => resolve()
    request.onerror = () => reject(request.error ?? new Error(`${name} could not be deleted.`))
    // Another tab holds it; it is deleted once that tab lets go.
    request.onblocked = () => resolve()
  })

async function dropCaches(): Promise<void> {
  // Only secure origins have them.
  if (!('caches' in globalThis)) return
  const names = await caches.keys()
  await Promise.all(names.map((name) => caches.delete(name)))
}

/** The next page that is kept brings it back. */
async function dropWorkers(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const workers = await navigator.serviceWorker.getRegistrations()
  await Promise.all(workers.map((worker) => worker.unregister()))
}
