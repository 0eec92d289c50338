import { AsyncLocalStorage } from 'node:async_hooks'

/** A wait for the database that has begun. */
interface Wait {
  /** How long it may take. */
  milliseconds: number
  end(): void
}

interface Patience {
  begin(): Wait
}

/** What runs beside the calls may wait a little longer than the database lets a statement run. */
const JOB_MILLISECONDS = 65_000
/** After its patience is over a call may still put away what it began. */
const LAST_MILLISECONDS = 300

const patienceOf = new AsyncLocalStorage<Patience>()

/** Runs work that somebody waits for: it may wait for the database so long in all. */
export function withPatience<R>(totalMilliseconds: number, work: () => R): R {
  let waiting = 0
  let since = 0
  let spent = 0
  const last = Math.min(totalMilliseconds, LAST_MILLISECONDS)
  const begin = (): Wait => {
    const now = performance.now()
    // Waits side by side count once.
    if (waiting === 0) since = now
    waiting += 1
    return {
      milliseconds: Math.max(last, totalMilliseconds - spent - (now - since)),
      end() {
        waiting -= 1
        if (waiting === 0) spent += performance.now() - since
      },
    }
  }
  return patienceOf.run({ begin }, work)
}

/** Runs work that may take long as a whole, but not in any of its steps. */
export const withPatienceForEach = <R>(milliseconds: number, work: () => R): R =>
  patienceOf.run({ begin: () => ({ milliseconds, end: () => undefined }) }, work)

/** Runs what no answer waits for, though a call begins it. */
export const withoutHurry = <R>(work: () => R): R => patienceOf.exit(work)

/** Begins a wait, as patient as whoever asks. */
export const beginWait = (): Wait =>
  patienceOf.getStore()?.begin() ?? { milliseconds: JOB_MILLISECONDS, end: () => undefined }
