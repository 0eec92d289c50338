import type { Answers } from '../../people/questions/question.ts'

/** One line of the conversation. */
export type Turn =
  | {
      id: number
      from: 'laurel'
      text: string
      /** Stands small below the text. */
      hint?: string
      tone?: 'question' | 'error' | 'warning'
    }
  | {
      id: number
      from: 'you'
      text: string
      /** The question that it answers. */
      key?: string
    }

/** What is waited for, or what goes on; a reload comes back to it. */
export type Place =
  | { at: 'welcome' }
  | { at: 'question'; key: string; isEdit?: boolean }
  /** The password of an account that exists. */
  | { at: 'login' }
  /** An answer that does not seem to fit: to keep or to change. */
  | { at: 'doubt'; key: string }
  | { at: 'featured' }
  | { at: 'previews'; group: number }
  /** What comes next is being worked out. */
  | { at: 'between' }
  /** Something failed that can be tried again. */
  | { at: 'stuck' }
  | { at: 'finished' }
  /** The account was ended. */
  | { at: 'ended' }

/** All that is kept on this device; a password never is. */
export interface Progress {
  /** Whose it is; null until there is an account. */
  applicantId: string | null
  intent: 'signUp' | 'logIn'
  /** Makes signing up once only, over retries and reloads. */
  onceKey: string
  answers: Answers
  place: Place
  /** Groups of questions whose answers the server has. */
  saved: readonly number[]
  /** Groups after which scholarships were shown. */
  previewed: readonly number[]
  isFeaturedDone: boolean
  turns: readonly Turn[]
}

export const emptyProgress = (): Progress => ({
  applicantId: null,
  intent: 'signUp',
  onceKey: '',
  answers: {},
  place: { at: 'welcome' },
  saved: [],
  previewed: [],
  isFeaturedDone: false,
  turns: [],
})

/** Whether there is anything to pick up: an answer, not only a welcome. */
export const hasBegun = ({ place, turns }: Progress): boolean =>
  turns.some((turn) => turn.from === 'you' && turn.key !== undefined) &&
  place.at !== 'finished' &&
  place.at !== 'ended'
