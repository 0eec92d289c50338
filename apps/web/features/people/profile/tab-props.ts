import type { Applicant } from '@laurel/contract/profile'
import type { ProfileForm } from './profile-form.ts'

export interface TabProps {
  form: ProfileForm
  /** What is saved. */
  profile: Applicant
  /** The options of a question, by its key. */
  optionsOf: (key: string) => Readonly<Record<string, string>>
}
