import type { ListedScholarship } from '@laurel/contract/scholarship-shapes'
import { CallError } from '../../../api/call-error.ts'
import { phaseOf } from '../../people/questions/phases.ts'
import {
  type Answers,
  isAsked,
  type Problem,
  type Question,
  wordsOf,
} from '../../people/questions/question.ts'
import type { Ports } from './ports.ts'
import { emptyProgress, type Place, type Progress } from './progress.ts'
import { type Action, reduceProgress } from './reduce-progress.ts'
import type { ConversationKind } from './stored-progress.ts'

/** Specification 2, section 9: assistant reply delay. */
const REPLY_DELAY_MS = 500

/** How many scholarships fit now, and how many did before the last answer. */
export interface LiveCount {
  now: number
  before?: number | undefined
}

export interface TalkView {
  progress: Progress
  /** Whether an answer is on its way. */
  isThinking: boolean
  /** What is wrong with the answer that was given last. */
  problem?: Problem | undefined
  count?: LiveCount | undefined
  /** Scholarships to look at or to apply to. */
  cards?: readonly ListedScholarship[] | undefined
  /** Whether the person has yet to say if they pick up where they stopped. */
  isResuming: boolean
  /** Whose it is has to log in before it is shown. */
  isLocked: boolean
}

interface TalkParts {
  kind: ConversationKind
  /** In the order in which they are asked. */
  questions: readonly Question[]
  ports: Ports
  progress: Progress
  isResuming?: boolean
  isLocked?: boolean
}

/** One conversation: what is known, what is shown, and how both change. */
export class Talk {
  readonly kind: ConversationKind
  readonly questions: readonly Question[]
  readonly ports: Ports
  /** Kept in memory only. */
  password = ''
  /** Answers to further questions that the person gave in words of their own, by their keys. */
  told: Readonly<Record<string, boolean>> = {}
  /** Whether the check of answers has failed and was said to. */
  isValidationDown = false
  /** Until a reply may come: one for each answer, however much it sets off. */
  #pause: Promise<void> | undefined
  #view: TalkView
  readonly #listeners = new Set<() => void>()

  constructor({ kind, questions, ports, progress, ...open }: TalkParts) {
    const { isResuming = false, isLocked = false } = open
    this.kind = kind
    this.questions = questions
    this.ports = ports
    this.#view = { progress, isThinking: false, isResuming, isLocked }
  }

  get view(): TalkView {
    return this.#view
  }

  get progress(): Progress {
    return this.#view.progress
  }

  get answers(): Answers {
    return this.#view.progress.answers
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => {
      this.#listeners.delete(listener)
    }
  }

  show(part: Partial<TalkView>): void {
    this.#view = { ...this.#view, ...part }
    for (const listener of this.#listeners) listener()
  }

  /** Changes what is kept, and keeps it. */
  dispatch(...actions: Action[]): void {
    const progress = actions.reduce(reduceProgress, this.progress)
    this.ports.keep(progress)
    if (actions.some(({ type }) => type === 'answered' || type === 'youSaid'))
      this.#pause = undefined
    const isSettled = actions.some(({ type }) => type === 'went') && progress.place.at !== 'between'
    this.show({ progress, ...(isSettled && { isThinking: false }) })
  }

  go(place: Place): void {
    this.dispatch({ type: 'went', place })
  }

  say(text: string, tone?: 'error' | 'warning'): void {
    this.dispatch({ type: 'laurelSaid', text, ...(tone && { tone }) })
  }

  /** Refuses an answer: said in the log and at the control, where what was typed stays. */
  refuse(problem: Problem): void {
    this.say(problem.message, 'error')
    this.show({ problem: { ...problem } })
  }

  /**
   * Does something behind 'AI is thinking'; an answer never comes sooner than a reply would. What
   * follows at once is thought about without a break, so that it is announced once.
   */
  async think<Result>(work: () => Promise<Result>): Promise<Result> {
    this.show({ isThinking: true, problem: undefined })
    this.#pause ??= this.ports.pause(REPLY_DELAY_MS)
    const pause = this.#pause
    try {
      return await work()
    } finally {
      await pause
      if (this.progress.place.at !== 'between') this.show({ isThinking: false })
    }
  }

  /** Puts a question. */
  ask(question: Question, { isEdit = false } = {}): void {
    const text = wordsOf(question, this.answers)
    const { key, why } = question
    this.dispatch(
      { type: 'laurelSaid', text, tone: 'question', ...(why !== undefined && { hint: why }) },
      { type: 'went', place: { at: 'question', key, ...(isEdit && { isEdit }) } },
    )
  }

  /** Asks for the password of an account that exists. */
  askPassword(text: string): void {
    this.dispatch(
      { type: 'laurelSaid', text, tone: 'question' },
      { type: 'went', place: { at: 'login' } },
    )
  }

  /** The session ended in the middle: the password leads on. */
  askToLogInAgain(): void {
    this.askPassword('Your session has ended. Please type your password to continue.')
  }

  /** Questions of one phase are saved together. */
  groupOf({ step }: Question): number {
    return phaseOf(step)
  }

  /** The questions that are saved together and asked of this person. */
  askedIn(group: number): Question[] {
    return this.questions.filter(
      (question) => this.groupOf(question) === group && isAsked(question, this.answers),
    )
  }

  find(key: string): Question | undefined {
    return this.questions.find((question) => question.key === key)
  }

  restart(progress: Progress = emptyProgress()): void {
    this.password = ''
    this.dispatch({ type: 'replaced', progress })
    this.show({
      problem: undefined,
      cards: undefined,
      count: undefined,
      isResuming: false,
      isLocked: false,
    })
  }
}

export const isCode = (failure: unknown, ...codes: CallError['code'][]): boolean =>
  failure instanceof CallError && codes.includes(failure.code)

/** Whether the session ended in the middle. */
export const isLoggedOut = (failure: unknown): boolean =>
  failure instanceof CallError && failure.statusCode === 401
