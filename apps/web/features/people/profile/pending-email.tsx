import type { Applicant } from '@laurel/contract/profile'
import styles from './profile.module.css'

interface PendingEmailProps {
  profile: Applicant
  typed: string
  onKeep: () => void
}

/** What a changed address means: it counts only once it is confirmed (specification 3). */
export function PendingEmail({ profile, typed, onKeep }: PendingEmailProps) {
  const { email, pendingEmail } = profile
  if (typed.trim().toLowerCase() === email) return null
  const isSaved = pendingEmail !== null && typed.trim().toLowerCase() === pendingEmail
  return (
    <p className={styles.note}>
      {isSaved
        ? 'Enter the code we sent to your new address. Until then '
        : 'A new address counts only once it is confirmed. Until then '}
      you log in with <strong>{email}</strong>.{' '}
      <button type="button" className={styles.keep} onClick={onKeep}>
        Keep the old address
      </button>
    </p>
  )
}
