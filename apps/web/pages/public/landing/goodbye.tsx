import { useLocation } from 'react-router'
import { useSession } from '../../../api/use-session.ts'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import shared from './landing.module.css'
import styles from './goodbye.module.css'

/** The last word to somebody who has just deleted the account. */
export function Goodbye() {
  const { hash } = useLocation()
  const isSignedIn = useSession() !== undefined
  // The prerendered page knows nothing of it.
  if (!useHydrated() || isSignedIn || hash !== '#goodbye') return null
  return (
    <div className={shared.wide}>
      <p id="goodbye" className={styles.goodbye} role="status">
        Your account is deleted, and nothing of it is left on this device. The rest is gone within
        24 hours. We wish you well.
      </p>
    </div>
  )
}
