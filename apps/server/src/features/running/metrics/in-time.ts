import { setTimeout as sleep } from 'node:timers/promises'

/** Whoever reads metrics waits 10 seconds as a rule; what is known without the database must arrive. */
const PATIENCE_MILLISECONDS = 2000

/** What a reading tells; undefined when it fails or takes too long. */
export async function inTime<Told>(reading: () => Promise<Told>): Promise<Told | undefined> {
  const done = new AbortController()
  const late = sleep(PATIENCE_MILLISECONDS, undefined, { signal: done.signal })
  try {
    return await Promise.race([reading(), late])
  } catch {
    return undefined
  } finally {
    done.abort()
    await late.catch(() => undefined)
  }
}
