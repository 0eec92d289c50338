import type { ReactNode } from 'react'
import type { ProfileForm } from './profile-form.ts'

/** What every control of one question takes; `name` is the question's key. */
export interface FactFieldProps {
  name: string
  label: ReactNode
  hint?: string
  form: ProfileForm
}
