import type { AnswerInput, ApplicantDetails, FieldValue } from '@laurel/contract/application-shapes'
import { latest, without, type DraftPorts, type DraftState } from './draft-state.ts'
import { joinAnswers } from './join-answers.ts'
import { meetNewer } from './meet-newer.ts'
import { isSameAnswer } from './same-answer.ts'
import type { NewerAnswer } from './save-failure.ts'
import type { Origin } from './unsent-answer.ts'
import { WrittenAnswers, type SavedAnswer } from './written-answers.ts'

/** The answers of a form: as they are shown, as this device keeps them, and what became of them. */
export class AnswerSheet {
  #state: DraftState
  readonly #ports: DraftPorts
  readonly #answers: WrittenAnswers
  readonly #listeners = new Set<() => void>()
  #isRestored = false

  constructor(known: ApplicantDetails['applicantFields'], ports: DraftPorts) {
    this.#ports = ports
    this.#answers = new WrittenAnswers(known)
    const savedAt = latest(known.map((each) => each.updatedAt))
    this.#state = {
      values: this.#answers.values,
      phase: savedAt ? 'saved' : 'idle',
      savedAt,
      device: 'kept',
      isOnline: true,
      conflicts: {},
      merges: {},
      refusals: {},
      refusal: undefined,
    }
    ports.store.follow((device) => this.set({ device }))
  }

  get state(): DraftState {
    return this.#state
  }

  get hasUnsaved(): boolean {
    return this.#answers.unsaved.length > 0
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  set(change: Partial<DraftState>): void {
    this.#state = { ...this.#state, ...change }
    for (const listener of this.#listeners) listener()
  }

  /** What can be saved now: changed, not in conflict, not refused. */
  pending(): AnswerInput[] {
    const { conflicts, refusals } = this.#state
    return this.inputs(
      this.#answers.unsaved.filter((id) => !(id in conflicts) && !(id in refusals)),
    )
  }

  inputs(ids: readonly string[]): AnswerInput[] {
    return ids.map((id) => this.#answers.input(id))
  }

  /** Which of some answers are as this device had kept them. */
  restoredAmong(answers: readonly AnswerInput[]): string[] {
    const ids = answers.map(({ requirementId }) => requirementId)
    return ids.filter((id) => this.#answers.of(id).isRestored)
  }

  /** Takes up what this device has kept; what was typed meanwhile meets it like any other version. */
  async restore(): Promise<void> {
    const unsent = await this.#ports.store.read().catch((error: unknown) => {
      console.error('Unsent answers could not be read', error)
      return {}
    })
    const newer: NewerAnswer[] = []
    for (const [requirementId, each] of Object.entries(unsent)) {
      const { value, version, isUnsaved } = this.#answers.of(requirementId)
      if (isSameAnswer(each.value, value)) this.#ports.store.drop(requirementId, each.value)
      else if (isUnsaved) newer.push({ requirementId, version, fieldValue: each.value ?? '' })
      else {
        this.#answers.restore(requirementId, each)
        if (value !== null && version !== each.baseVersion)
          newer.push({ requirementId, version, fieldValue: value })
      }
    }
    this.#isRestored = true
    for (const id of this.#answers.unsaved) this.#keep(id)
    this.set({ values: this.#answers.values, ...(this.hasUnsaved && { phase: 'idle' }) })
    for (const each of newer) await this.#meet(each)
  }

  edit(id: string, value: FieldValue | null, origin?: Origin): void {
    this.#answers.edit(id, value, this.#ports.now(), origin)
    const refusals = without(this.#state.refusals, id)
    this.set({ values: this.#answers.values, refusals, refusal: undefined })
    this.#keep(id)
  }

  noteSent(answers: readonly AnswerInput[]): void {
    for (const answer of answers) {
      this.#answers.noteSent(answer)
      this.#keep(answer.requirementId)
    }
  }

  /** The server has taken answers; each may have been changed since it was sent. */
  confirm(answers: readonly AnswerInput[], versions: Readonly<Record<string, number>>): void {
    for (const answer of answers) {
      const id = answer.requirementId
      this.#answers.confirm(answer, versions[id])
      if (this.#answers.of(id).isUnsaved) this.#keep(id)
      else this.#drop(id)
    }
    this.set({ savedAt: this.#ports.now(), refusal: undefined })
  }

  /** What the server said against answers that were sent; false when it is about none of them. */
  refuse(fields: Readonly<Record<string, string>>): boolean {
    const known = Object.entries(fields).filter(([id]) => this.#answers.of(id).isUnsaved)
    this.set({ refusals: { ...this.#state.refusals, ...Object.fromEntries(known) } })
    return known.length > 0
  }

  /** Another tab has saved answers: they are shown here too, unless they are being changed here. */
  learn(saved: readonly SavedAnswer[], savedAt: Date): void {
    for (const each of saved) {
      const { isUnsaved, version } = this.#answers.of(each.requirementId)
      if (!isUnsaved && each.version !== version) this.#answers.adopt(each)
      // What is typed here began with that text: it was kept by this tab.
      else if (isUnsaved && each.isRestored) this.#answers.rebase(each)
    }
    const phase = this.hasUnsaved ? this.#state.phase : 'saved'
    this.set({ values: this.#answers.values, savedAt, phase })
  }

  /** The server has newer answers: merged with what is written here, or put to a choice. */
  async meet(newer: readonly NewerAnswer[]): Promise<void> {
    for (const each of newer) {
      const { isUnsaved, version } = this.#answers.of(each.requirementId)
      const isKnown = isUnsaved && version === each.version
      if (!isKnown) await this.#meet(each)
    }
  }

  /** Ends a conflict: one's own text goes on top of the newer one, gives way to it, or holds both. */
  resolve(id: string, choice: 'mine' | 'theirs' | 'both'): void {
    const newer = this.#state.conflicts[id]
    if (!newer) return
    this.set({ conflicts: without(this.#state.conflicts, id) })
    if (choice === 'theirs') return this.#adopt(newer)
    const { value } = this.#answers.of(id)
    this.#answers.rebase(newer)
    const both = () => joinAnswers(String(value ?? ''), String(newer.fieldValue))
    this.edit(id, choice === 'both' ? both() : value)
  }

  /** The application was sent: nothing is left to save here; what another tab keeps stays. */
  finish(): void {
    for (const id of this.#answers.unsaved) {
      this.#answers.confirm(this.#answers.input(id))
      this.#drop(id)
    }
  }

  async #meet(newer: NewerAnswer): Promise<void> {
    const { requirementId: id } = newer
    const meeting = await meetNewer(this.#answers, newer, this.#ports.loadMerge)
    if (meeting.kind === 'overlap')
      return this.set({ conflicts: { ...this.#state.conflicts, [id]: newer } })
    if (meeting.kind === 'adopted') return this.#adopt(newer)
    this.#answers.rebase(newer)
    if (meeting.kind === 'own') return this.#keep(id)
    this.edit(id, meeting.text)
    this.set({ merges: { ...this.#state.merges, [id]: meeting.versions } })
  }

  #adopt(newer: NewerAnswer): void {
    this.#drop(newer.requirementId)
    this.#answers.adopt(newer)
    this.set({ values: this.#answers.values })
  }

  #keep(id: string): void {
    // Until what the device holds is read, it must not be written over.
    if (this.#isRestored) this.#ports.store.keep(id, this.#answers.unsent(id))
  }

  #drop(id: string): void {
    this.#ports.store.drop(id, this.#answers.of(id).value)
  }
}
