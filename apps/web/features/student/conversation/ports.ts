import type { SignedIn, signUp } from '@laurel/contract/accounts'
import type { AnswerOf, BodyInputOf } from '@laurel/contract/define-call'
import type { applyToScholarship } from '@laurel/contract/applications'
import type { validateAnswer } from '@laurel/contract/conversation'
import type { Applicant, updateProfile } from '@laurel/contract/profile'
import type { ListedScholarship } from '@laurel/contract/scholarship-shapes'
import type { ProfileUpdate } from '../../people/questions/profile-update.ts'
import type { Progress } from './progress.ts'

/** What the conversation does in the world outside; tests give their own. */
export interface Ports {
  keep: (progress: Progress) => void
  drop: () => void
  pause: (milliseconds: number) => Promise<void>
  /** YYYY-MM-DD where the person is. */
  today: () => string
  hasAccount: (email: string) => Promise<boolean>
  logIn: (email: string, password: string) => Promise<SignedIn['user']>
  signUp: (body: BodyInputOf<typeof signUp>, onceKey: string) => Promise<SignedIn['user']>
  saveProfile: (id: string, body: BodyInputOf<typeof updateProfile>) => Promise<Applicant>
  validate: (
    question: string,
    answer: string | string[],
    before: Pick<ProfileUpdate, 'applicantFields' | 'address'>,
  ) => Promise<AnswerOf<typeof validateAnswer>>
  /** How many scholarships fit with answers that are not saved yet. */
  countMatches: (update: Omit<ProfileUpdate, 'additionalDetails'>) => Promise<number>
  listMatches: (most: number) => Promise<ListedScholarship[]>
  apply: (id: string) => Promise<AnswerOf<typeof applyToScholarship>>
  /** The account of somebody under 16 is gone from this device too. */
  closeAccount: () => void
  /** Notes that the onboarding is done, with the campaign that led here. */
  recordConversions: () => void
  /** Leaves for the dashboard, or for where they came from. */
  leave: (why: 'finished' | 'loggedIn') => void
}
