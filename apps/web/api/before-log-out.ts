/** Work to be done while the session still holds. */
interface Parting {
  /** Such as sending what is not saved yet. */
  work: () => Promise<unknown>
  /** Asked afterwards; false keeps the person signed in. */
  mayLeave?: () => Promise<boolean>
}

/** A server that does not answer must not keep anyone signed in. */
const PATIENCE_MS = 5000

const partings = new Set<Parting>()

export function onBeforeLogOut(parting: Parting): () => void {
  partings.add(parting)
  return () => {
    partings.delete(parting)
  }
}

/** Resolves once the work is done, or after five seconds at the latest; false: stay signed in. */
export async function runBeforeLogOut(): Promise<boolean> {
  if (partings.size === 0) return true
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))
  const work = Promise.allSettled([...partings].map((each) => each.work()))
  await Promise.race([work, patience])
  for (const { mayLeave } of partings) if (mayLeave && !(await mayLeave())) return false
  return true
}
