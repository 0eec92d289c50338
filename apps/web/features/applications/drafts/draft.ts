import type { AnswerInput, ApplicantDetails, FieldValue } from '@laurel/contract/application-shapes'
import type { CallError } from '../../../api/call-error.ts'
import { latest, withValue, type DraftPorts, type DraftState } from './draft-state.ts'
import { isSameAnswer } from './same-answer.ts'
import { restoreUnsent } from './restore-unsent.ts'
import { readSaveFailure, type NewerAnswer } from './save-failure.ts'
import { SentValues } from './sent-values.ts'

/** Specification 1, section 9. */
const AUTOSAVE_MS = 1000
const FIRST_RETRY_MS = 2000
const LONGEST_RETRY_MS = 30_000
/** Browsers refuse a request that outlives its page when it is larger. */
const KEEPALIVE_LIMIT_CHARACTERS = 50_000

/**
 * The answers being written: each edit is kept on the device at once and on the server a second
 * later, only what changed and with the version it was written on. What the server has not
 * confirmed stays on the device.
 */
export class Draft {
  #state: DraftState
  readonly #ports: DraftPorts
  readonly #versions = new Map<string, number>()
  readonly #unsaved = new Set<string>()
  readonly #sources = new Map<string, AnswerInput['source']>()
  readonly #sent = new SentValues()
  readonly #listeners = new Set<() => void>()
  #running: Promise<void> | undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  #retryMs = FIRST_RETRY_MS
  #isOver = false

  constructor(known: ApplicantDetails['applicantFields'], ports: DraftPorts) {
    this.#ports = ports
    this.#state = {
      values: Object.fromEntries(known.map((each) => [each.requirementId, each.fieldValue])),
      phase: 'idle',
      savedAt: latest(known.map((each) => each.updatedAt)),
      conflicts: {},
      refusals: {},
      refusal: undefined,
    }
    for (const each of known) this.#versions.set(each.requirementId, each.version)
    this.#restore(known)
    if (this.#state.savedAt && this.#unsaved.size === 0) this.#set({ phase: 'saved' })
  }

  get state(): DraftState {
    return this.#state
  }

  get hasUnsaved(): boolean {
    return this.#unsaved.size > 0
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Begins saving what was restored; ends with `stop`. */
  start(): void {
    this.#isOver = false
    if (this.#pending().length > 0) this.#schedule(0)
  }

  /** Leaves quietly: one last save, then no more retries. */
  stop(): void {
    this.#isOver = true
    clearTimeout(this.#timer)
    if (this.#pending().length > 0) void this.#run()
  }

  /** undefined takes the answer back; `source` is the earlier answer it was taken from. */
  edit(requirementId: string, value: FieldValue | undefined, source?: AnswerInput['source']): void {
    if (source) this.#sources.set(requirementId, source)
    const { [requirementId]: _refused, ...refusals } = this.#state.refusals
    const values = withValue(this.#state.values, requirementId, value)
    this.#unsaved.add(requirementId)
    this.#set({ values, refusals, refusal: undefined })
    this.#keep(requirementId)
    this.#schedule(AUTOSAVE_MS)
  }

  /** Saves until the server has everything; false when it has not. */
  async saveAll(): Promise<boolean> {
    do {
      await (this.#running ?? this.#run())
    } while (this.#pending().length > 0 && !this.#hasFailed)
    return this.#unsaved.size === 0
  }

  /** The page may go at once: sends what is left in a request that outlives it. */
  flush(): void {
    const answers = this.#pending().map((id) => this.#input(id))
    if (answers.length === 0) return
    const keepalive = JSON.stringify(answers).length < KEEPALIVE_LIMIT_CHARACTERS
    this.#noteSent(answers)
    this.#ports.send(answers, { keepalive }).then(
      ({ versions }) => this.#confirm(answers, versions),
      () => this.#schedule(AUTOSAVE_MS),
    )
  }

  /** Tries again without waiting, as when the connection is back. */
  retryNow(): void {
    if (this.#pending().length > 0) this.#schedule(0)
  }

  /** Ends a conflict: one's own text is written on top of the newer one, or gives way to it. */
  resolve(requirementId: string, choice: 'mine' | 'theirs'): void {
    const { [requirementId]: newer, ...conflicts } = this.#state.conflicts
    if (!newer) return
    this.#versions.set(requirementId, newer.version)
    if (choice === 'theirs') {
      this.#forget(requirementId)
      const values = { ...this.#state.values, [requirementId]: newer.fieldValue }
      this.#set({ conflicts, values })
    } else {
      this.#set({ conflicts })
      this.#keep(requirementId)
      this.#schedule(0)
    }
  }

  /** Everything answered, as it is sent with the application. */
  answers(): AnswerInput[] {
    return Object.keys(this.#state.values).map((id) => this.#input(id))
  }

  /** The application was sent: nothing is left to save. */
  finish(): void {
    this.#isOver = true
    clearTimeout(this.#timer)
    this.#unsaved.clear()
    this.#ports.store.clear()
  }

  #restore(known: ApplicantDetails['applicantFields']): void {
    for (const [id, unsent] of Object.entries(this.#ports.store.read())) {
      const kept = known.find((each) => each.requirementId === id)
      const restored = restoreUnsent(unsent, kept)
      if (restored.kind === 'saved') {
        this.#ports.store.drop(id, unsent.value)
        continue
      }
      this.#unsaved.add(id)
      this.#sent.restore(id, unsent.sent ?? [])
      this.#set({ values: withValue(this.#state.values, id, unsent.value ?? undefined) })
      if (restored.kind === 'conflict') this.#addConflict(restored.newer)
    }
  }

  /** What can be saved now: changed, not in conflict, not refused. */
  #pending(): string[] {
    const { conflicts, refusals } = this.#state
    return [...this.#unsaved].filter((id) => !(id in conflicts) && !(id in refusals))
  }

  get #hasFailed(): boolean {
    return this.#state.phase === 'retrying' || this.#state.phase === 'refused'
  }

  #input(requirementId: string): AnswerInput {
    const baseVersion = this.#versions.get(requirementId)
    const fieldValue = this.#state.values[requirementId] ?? null
    const source = this.#sources.get(requirementId)
    return {
      requirementId,
      fieldValue,
      ...(baseVersion !== undefined && { baseVersion }),
      ...(source && { source }),
    }
  }

  #schedule(delayMs: number): void {
    clearTimeout(this.#timer)
    if (!this.#isOver) this.#timer = setTimeout(() => void this.#run(), delayMs)
    if (this.#state.phase !== 'retrying') this.#set({ phase: 'saving' })
  }

  async #run(): Promise<void> {
    if (this.#running) return this.#running.then(() => this.#run())
    clearTimeout(this.#timer)
    const answers = this.#pending().map((id) => this.#input(id))
    if (answers.length === 0) return
    if (this.#state.phase !== 'retrying') this.#set({ phase: 'saving' })
    this.#running = this.#send(answers)
    await this.#running
  }

  async #send(answers: AnswerInput[]): Promise<void> {
    this.#noteSent(answers)
    try {
      const { versions } = await this.#ports.send(answers, { keepalive: false })
      this.#confirm(answers, versions)
    } catch (error) {
      this.#fail(error)
    } finally {
      this.#running = undefined
    }
  }

  #noteSent(answers: readonly AnswerInput[]): void {
    for (const answer of answers) {
      this.#sent.add(answer)
      this.#keep(answer.requirementId)
    }
  }

  #confirm(answers: readonly AnswerInput[], versions: Record<string, number>): void {
    for (const { requirementId, fieldValue } of answers) {
      const version = versions[requirementId]
      if (version === undefined) this.#versions.delete(requirementId)
      else this.#versions.set(requirementId, version)
      this.#sent.forget(requirementId)
      this.#sources.delete(requirementId)
      const now = this.#state.values[requirementId] ?? null
      if (isSameAnswer(now, fieldValue)) this.#forget(requirementId)
      else this.#keep(requirementId)
    }
    this.#retryMs = FIRST_RETRY_MS
    const phase = this.#pending().length > 0 ? 'saving' : 'saved'
    this.#set({ phase, savedAt: this.#ports.now(), refusal: undefined })
  }

  #fail(error: unknown): void {
    const failure = readSaveFailure(error)
    if (failure.kind === 'later') {
      this.#set({ phase: 'retrying' })
      this.#schedule(this.#retryMs)
      this.#retryMs = Math.min(this.#retryMs * 2, LONGEST_RETRY_MS)
      return
    }
    if (failure.kind === 'refused') {
      this.#set({ phase: 'refused', refusal: failure.error })
      return
    }
    this.#set({ phase: 'saving' })
    if (failure.kind === 'fields') this.#refuse(failure.fields, error as CallError)
    else for (const newer of failure.newer) this.#meetNewer(newer)
    if (this.#hasFailed) return
    if (this.#pending().length > 0) this.#schedule(0)
    else this.#set({ phase: this.#unsaved.size > 0 ? 'idle' : 'saved' })
  }

  #refuse(fields: Readonly<Record<string, string>>, error: CallError): void {
    const known = Object.entries(fields).filter(([id]) => this.#unsaved.has(id))
    if (known.length === 0) this.#set({ phase: 'refused', refusal: error })
    else this.#set({ refusals: { ...this.#state.refusals, ...Object.fromEntries(known) } })
  }

  /** A newer value that this page itself sent, as a request thought lost, is no conflict. */
  #meetNewer(newer: NewerAnswer): void {
    const id = newer.requirementId
    if (isSameAnswer(newer.fieldValue, this.#state.values[id] ?? null)) {
      this.#versions.set(id, newer.version)
      this.#forget(id)
    } else if (this.#sent.has(id, newer.fieldValue)) this.#versions.set(id, newer.version)
    else this.#addConflict(newer)
  }

  #addConflict(newer: NewerAnswer): void {
    this.#set({ conflicts: { ...this.#state.conflicts, [newer.requirementId]: newer } })
  }

  #keep(requirementId: string): void {
    const { fieldValue, baseVersion } = this.#input(requirementId)
    const sent = this.#sent.of(requirementId)
    this.#ports.store.keep(requirementId, {
      value: fieldValue,
      ...(baseVersion !== undefined && { baseVersion }),
      ...(sent.length > 0 && { sent }),
    })
  }

  #forget(requirementId: string): void {
    const value = this.#state.values[requirementId] ?? null
    this.#unsaved.delete(requirementId)
    this.#sent.forget(requirementId)
    this.#ports.store.drop(requirementId, value)
  }

  #set(change: Partial<DraftState>): void {
    this.#state = { ...this.#state, ...change }
    for (const listener of this.#listeners) listener()
  }
}
