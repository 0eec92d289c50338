type Work = () => Promise<unknown>

/** A server that does not answer must not keep anyone signed in. */
const PATIENCE_MS = 5000

const pending = new Set<Work>()

/** Has work done while the session still holds, such as sending what is not saved yet. */
export function onBeforeLogOut(work: Work): () => void {
  pending.add(work)
  return () => {
    pending.delete(work)
  }
}

/** Resolves once all of it is done or has failed, and after five seconds at the latest. */
export async function runBeforeLogOut(): Promise<void> {
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))
  const work = Promise.allSettled([...pending].map((each) => each()))
  await (pending.size === 0 ? undefined : Promise.race([work, patience]))
}
