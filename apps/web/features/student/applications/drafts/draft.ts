import type { AnswerInput, ApplicantDetails, FieldValue } from '@laurel/contract/application-shapes'
import { AnswerSheet } from './answer-sheet.ts'
import { without, type DraftPorts, type DraftState } from './draft-state.ts'
import { readSaveFailure, type NewerAnswer } from './save-failure.ts'
import { SaveTimer } from './save-timer.ts'
import type { Origin } from './unsent-answer.ts'
import type { SavedAnswer } from './written-answers.ts'

/** Browsers refuse a request that outlives its page when it is larger. */
const KEEPALIVE_LIMIT_CHARACTERS = 50_000

/**
 * The answers being written: each edit is kept on the device at once and on the server a second
 * later, only what changed and with the version it was written on. What the server has not
 * confirmed stays on the device.
 */
export class Draft {
  readonly #ports: DraftPorts
  readonly #sheet: AnswerSheet
  readonly #timer = new SaveTimer(() => void this.#run())
  readonly subscribe: AnswerSheet['subscribe']
  #restored: Promise<void> | undefined
  #running: Promise<void> | undefined
  #isOver = false
  #isHeld = false

  constructor(known: ApplicantDetails['applicantFields'], ports: DraftPorts) {
    this.#ports = ports
    this.#sheet = new AnswerSheet(known, ports)
    this.subscribe = this.#sheet.subscribe
  }

  get state(): DraftState {
    return this.#sheet.state
  }

  get hasUnsaved(): boolean {
    return this.#sheet.hasUnsaved
  }

  /** Takes up what this device has kept and begins saving it; ends with `stop`. */
  async start(): Promise<void> {
    this.#isOver = false
    this.#restored ??= this.#sheet.restore()
    await this.#restored
    this.retryNow()
  }

  /** No more saves by itself. */
  stop(): void {
    this.#isOver = true
    this.#timer.stop()
  }

  /** undefined takes the answer back. */
  edit(requirementId: string, value: FieldValue | undefined, origin?: Origin): void {
    this.#sheet.edit(requirementId, value ?? null, origin)
    this.#schedule(this.#timer.afterEdit)
  }

  /** Saves until the server has everything; false when it has not. */
  async saveAll(): Promise<boolean> {
    await this.#restored
    do {
      await (this.#running ?? this.#run())
    } while (this.#pending().length > 0 && !this.#hasFailed)
    return !this.hasUnsaved
  }

  /** The page may go at once: sends what is left in a request that outlives it. */
  flush(): void {
    const answers = this.#pending()
    if (answers.length === 0) return
    const keepalive = JSON.stringify(answers).length < KEEPALIVE_LIMIT_CHARACTERS
    this.#sheet.noteSent(answers)
    const restored = this.#sheet.restoredAmong(answers)
    this.#ports.send(answers, { keepalive, restored }).then(
      ({ versions }) => this.#confirm(answers, versions),
      () => this.#schedule(this.#timer.afterEdit),
    )
  }

  /** Tries again without waiting, as when the connection is back. */
  retryNow(): void {
    if (this.#pending().length > 0) this.#schedule(this.#timer.now)
  }

  setOnline(isOnline: boolean): void {
    this.#sheet.set({ isOnline })
    if (isOnline) this.retryNow()
  }

  /** Saves nothing by itself while other work, such as sending the application, is under way. */
  async hold<Result>(work: () => Promise<Result>): Promise<Result> {
    this.#isHeld = true
    try {
      return await work()
    } finally {
      this.#isHeld = false
      this.retryNow()
    }
  }

  learn(saved: readonly SavedAnswer[], savedAt: Date): void {
    this.#sheet.learn(saved, savedAt)
  }

  async meet(newer: readonly NewerAnswer[]): Promise<void> {
    await this.#sheet.meet(newer)
    this.retryNow()
  }

  resolve(requirementId: string, choice: 'mine' | 'theirs' | 'both'): void {
    this.#sheet.resolve(requirementId, choice)
    if (this.#pending().length > 0) this.#schedule(this.#timer.now)
    else if (!this.hasUnsaved) this.#sheet.set({ phase: 'saved' })
  }

  /** Ends the notice of a merge; with a text, that one takes the place of what was merged. */
  closeMerge(requirementId: string, text?: string): void {
    this.#sheet.set({ merges: without(this.state.merges, requirementId) })
    if (text !== undefined) this.edit(requirementId, text)
  }

  /** Everything answered, as it is sent with the application. */
  answers(): AnswerInput[] {
    return this.#sheet.inputs(Object.keys(this.state.values))
  }

  /** The application was sent: nothing is left to save. */
  finish(): void {
    this.stop()
    this.#sheet.finish()
    this.#ports.tellSubmitted()
  }

  #pending(): AnswerInput[] {
    return this.#isHeld ? [] : this.#sheet.pending()
  }

  get #hasFailed(): boolean {
    return this.state.phase === 'retrying' || this.state.phase === 'refused'
  }

  #schedule(when: () => void): void {
    if (!this.#isOver) when()
    if (this.state.phase !== 'retrying') this.#sheet.set({ phase: 'saving' })
  }

  async #run(): Promise<void> {
    if (this.#running) return this.#running.then(() => this.#run())
    this.#timer.stop()
    const answers = this.#pending()
    if (answers.length === 0) return
    if (this.state.phase !== 'retrying') this.#sheet.set({ phase: 'saving' })
    this.#running = this.#send(answers)
    await this.#running
  }

  async #send(answers: AnswerInput[]): Promise<void> {
    this.#sheet.noteSent(answers)
    try {
      const restored = this.#sheet.restoredAmong(answers)
      const { versions } = await this.#ports.send(answers, { keepalive: false, restored })
      this.#confirm(answers, versions)
    } catch (error) {
      await this.#fail(error)
    } finally {
      this.#running = undefined
    }
  }

  #confirm(answers: readonly AnswerInput[], versions: Readonly<Record<string, number>>): void {
    this.#sheet.confirm(answers, versions)
    this.#timer.forgetFailures()
    this.#sheet.set({ phase: this.#pending().length > 0 ? 'saving' : 'saved' })
  }

  async #fail(error: unknown): Promise<void> {
    const failure = readSaveFailure(error)
    if (failure.kind === 'later') {
      this.#sheet.set({ phase: 'retrying' })
      return this.#schedule(() => this.#timer.afterFailure())
    }
    const isRefused =
      failure.kind === 'refused' ||
      (failure.kind === 'fields' && !this.#sheet.refuse(failure.fields))
    if (isRefused) return this.#sheet.set({ phase: 'refused', refusal: failure.error })
    if (failure.kind === 'stale') await this.#sheet.meet(failure.newer)
    this.#sheet.set({ phase: 'idle' })
    if (this.#pending().length > 0) this.#schedule(this.#timer.now)
    else if (!this.hasUnsaved) this.#sheet.set({ phase: 'saved' })
  }
}
