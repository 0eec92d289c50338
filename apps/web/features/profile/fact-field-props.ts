import type { ProfileForm } from './profile-form.ts'

/** What every control of one question takes; `name` is the question's key. */
export interface FactFieldProps {
  name: string
  label: string
  description?: string
  form: ProfileForm
}
