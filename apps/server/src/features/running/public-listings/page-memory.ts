import type { App } from '../../../app-context.ts'
import type { Answered } from '../site-pages/open-pages.ts'

interface Kept {
  /** The catalogue change up to which it holds. */
  sequence: number
  until: number
  answered: Promise<Answered>
}

/** About 30 KB each, and as much again once they are compressed. */
const KEPT_PAGES = 500
/** Deadlines pass without a change of the catalogue. */
const KEPT_MILLISECONDS = 60_000

/** Pages that were made a moment ago, so that whoever reads many of them costs little. */
export class PageMemory {
  readonly #kept = new Map<string, Kept>()
  readonly #app: Pick<App, 'clock' | 'matches'>

  constructor(app: Pick<App, 'clock' | 'matches'>) {
    this.#app = app
  }

  /** The page of an address, made unless it is known; whoever asks meanwhile waits for the same one. */
  recall(address: string, make: () => Promise<Answered>): Promise<Answered> {
    const { sequence } = this.#app.matches.state()
    const now = this.#app.clock.now().getTime()
    const known = this.#kept.get(address)
    if (known && known.sequence === sequence && known.until > now) return known.answered
    const answered = make()
    this.#kept.delete(address)
    this.#kept.set(address, { sequence, until: now + KEPT_MILLISECONDS, answered })
    answered.catch(() => this.#kept.delete(address))
    const [oldest] = this.#kept.keys()
    if (this.#kept.size > KEPT_PAGES && oldest !== undefined) this.#kept.delete(oldest)
    return answered
  }
}
