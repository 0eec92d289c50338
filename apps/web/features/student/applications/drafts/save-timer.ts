/** Specification 1, section 9. */
const AUTOSAVE_MS = 1000
const FIRST_RETRY_MS = 2000
const LONGEST_RETRY_MS = 15_000

/** When the next save begins: one at a time, and later each time one fails. */
export class SaveTimer {
  readonly #save: () => void
  #timer: ReturnType<typeof setTimeout> | undefined
  #retryMs = FIRST_RETRY_MS

  constructor(save: () => void) {
    this.#save = save
  }

  now = (): void => this.#set(0)
  afterEdit = (): void => this.#set(AUTOSAVE_MS)

  afterFailure(): void {
    this.#set(this.#retryMs)
    this.#retryMs = Math.min(this.#retryMs * 2, LONGEST_RETRY_MS)
  }

  forgetFailures(): void {
    this.#retryMs = FIRST_RETRY_MS
  }

  stop(): void {
    clearTimeout(this.#timer)
  }

  #set(delayMs: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(this.#save, delayMs)
  }
}
