import { useLocation } from 'react-router'
import { useSession } from '../../api/use-session.ts'
import { homeOf } from '../../features/people/accounts/home-of.ts'
import {
  type LinkState,
  useConfirmedLink,
} from '../../features/people/accounts/use-confirmed-link.ts'
import { privateMeta } from '../../page-meta.ts'
import { paths } from '../../paths.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { useDocumentTitle } from '../../ui/use-document-title.ts'
import styles from './narrow-page.module.css'

export const meta = () => privateMeta('Confirm your email')

const headings: Record<LinkState['kind'], string> = {
  pending: 'Confirming your email',
  none: 'Confirm your email',
  confirmed: 'Your email is confirmed',
  failed: 'Your email is not confirmed',
}

export default function ConfirmEmailPage() {
  // Another mailed link opened in this tab is another confirmation.
  const { key } = useLocation()
  return <Confirmation key={key} />
}

function Confirmation() {
  const [state, retry] = useConfirmedLink()
  useDocumentTitle(headings[state.kind])
  return (
    <div className={styles.page}>
      <PageHeading>{headings[state.kind]}</PageHeading>
      <div role="status" className={styles.words}>
        {state.kind === 'pending' && <p>One moment, please.</p>}
        {state.kind === 'none' && (
          <p>This page confirms an email address. Please open it with the link we sent you.</p>
        )}
        {state.kind === 'confirmed' && (
          <p>
            <strong>{state.email}</strong> is yours. You log in with it from now on.
          </p>
        )}
        {state.kind === 'failed' && (
          <p>
            {state.sentence}
            {state.isSpent && ' Ask for a new one on your dashboard or in your profile.'}
          </p>
        )}
      </div>
      {state.kind === 'failed' && state.isWorthRetry && <Button onClick={retry}>Try again</Button>}
      {state.kind !== 'pending' && <WayOn isConfirmed={state.kind === 'confirmed'} />}
    </div>
  )
}

function WayOn({ isConfirmed }: { isConfirmed: boolean }) {
  const session = useSession()
  if (session && !isConfirmed)
    return (
      <ButtonLink variant="filled" to={paths.profile('contact')}>
        Ask for a new code
      </ButtonLink>
    )
  return session ? (
    <ButtonLink variant="filled" to={homeOf(session.user)}>
      Go to the dashboard
    </ButtonLink>
  ) : (
    <ButtonLink variant="filled" to={paths.login}>
      Log in
    </ButtonLink>
  )
}
