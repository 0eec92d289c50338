import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { CallError } from './call-error.ts'
import { OWN_ANSWERS } from './forget-own-answers.ts'
import { parseUser, readStoredUser } from './session.ts'

/** Of each application there are two. */
const MOST_KEPT = 60

/**
 * A query about one's own applications: what was read last stays on this device and stands in when
 * the server cannot be reached. It is kept for one person and goes when their session ends.
 */
export const keptQuery = <Answer>(
  queryKey: QueryKey,
  ask: (signal: AbortSignal) => Promise<Answer>,
) => ({
  queryKey,
  meta: { isKept: true },
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Answer> => {
    try {
      return await ask(signal)
    } catch (failure) {
      const isAway = failure instanceof CallError && failure.isOffline
      const kept = isAway ? await readKept(queryKey) : undefined
      if (kept === undefined) throw failure
      return kept as Answer
    }
  },
})

async function readKept(queryKey: QueryKey): Promise<unknown> {
  try {
    const answer = await caches.match(addressOf(queryKey), { cacheName: OWN_ANSWERS })
    return await answer?.json()
  } catch {
    // Only secure origins have caches, and a browser may forbid them.
    return undefined
  }
}

/** Keeps such answers as they are read, and as what is saved changes them. */
export const keepOwnAnswers = (client: QueryClient): (() => void) =>
  client.getQueryCache().subscribe((event) => {
    const isNews = event.type === 'updated' && event.action.type === 'success'
    if (!isNews || event.query.meta?.['isKept'] !== true) return
    const { queryKey, state } = event.query
    // Where nothing can be kept, nothing stands in later.
    keep(queryKey, state.data).catch(() => undefined)
  })

async function keep(queryKey: QueryKey, answer: unknown): Promise<void> {
  const address = addressOf(queryKey)
  const own = await caches.open(OWN_ANSWERS)
  await own.put(address, Response.json(answer))
  const kept = await own.keys()
  // The oldest come first: what is put again comes last.
  await Promise.all(kept.slice(0, -MOST_KEPT).map((request) => own.delete(request)))
}

/** A name, not an address that is ever asked for; it holds whose answer it is. */
function addressOf(queryKey: QueryKey): string {
  const owner = parseUser(readStoredUser())?.id
  if (owner === undefined) throw new Error('Nobody is signed in.')
  return `/own-answers/${owner}/${encodeURIComponent(JSON.stringify(queryKey))}`
}
