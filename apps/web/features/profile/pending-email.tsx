import type { Applicant } from '@laurel/contract/profile'
import { UnstyledButton } from '@mantine/core'
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
      <UnstyledButton className={styles.keep} onClick={onKeep}>
        Keep the old address
      </UnstyledButton>
    </p>
  )
}
