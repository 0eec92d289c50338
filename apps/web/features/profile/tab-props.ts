import type { ProfileForm } from './profile-form.ts'

export interface TabProps {
  form: ProfileForm
  /** The options of a question, by its key. */
  optionsOf: (key: string) => Readonly<Record<string, string>>
}
