import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs'
import { Link } from 'react-router'
import { paths } from '../../../paths.ts'
import { Badge } from '../../../ui/badge.tsx'
import { useAccount } from './use-account.ts'
import styles from './settings.module.css'

/** The address with its state; it is changed and confirmed in the profile. */
export function EmailAddress() {
  const { email, pendingEmail, isEmailConfirmed } = useAccount()
  return (
    <>
      <p className={styles.line}>
        <strong className={styles.name}>{email}</strong>
        {isEmailConfirmed ? (
          <Badge tone="success" icon={IconCheck}>
            Confirmed
          </Badge>
        ) : (
          <Badge tone="warn" icon={IconClock}>
            Waiting to be confirmed
          </Badge>
        )}
      </p>
      {pendingEmail !== null && (
        <p className={styles.note}>
          <strong>{pendingEmail}</strong> waits to be confirmed. Until then you log in with the
          address above.
        </p>
      )}
      <Link className={styles.link} to={paths.profile('contact')}>
        {isEmailConfirmed && pendingEmail === null ? 'Change it' : 'Confirm or change it'} in your
        profile
      </Link>
    </>
  )
}
