import { useLocation } from 'react-router'
import { readEnding } from '../../../api/session.ts'
import { productName } from '../../../product.ts'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import styles from './login-form.module.css'
import { returnTo } from './return-to.ts'

const EXPIRED =
  'Your session has ended. Log in and you are back where you were; what you typed is kept on this device.'
const UNDER_AGE = `${productName} is for students of 16 and over. The account was closed, and what was entered is deleted within 24 hours. You are welcome once the student is 16.`

function noticeOf(state: unknown): string | undefined {
  const ending = readEnding()
  if (ending === 'underAge') return UNDER_AGE
  if (returnTo(state) === undefined) return undefined
  return ending === 'expired' ? EXPIRED : 'Log in to see the page you asked for.'
}

/** Why somebody who did not ask for the login page is here. */
export function LoginNotice() {
  const { state } = useLocation()
  // The prerendered page knows nothing of it.
  const notice = useHydrated() ? noticeOf(state) : undefined
  return (
    notice && (
      <p className={styles.notice} role="status">
        {notice}
      </p>
    )
  )
}
