import { type ReactNode, useEffect, useRef } from 'react'
import { useSession } from '../../api/use-session.ts'
import { homeOf } from '../../features/people/accounts/home-of.ts'
import { paths } from '../../paths.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { focusHeading } from '../../ui/focus-heading.ts'
import { PageHeading } from '../../ui/page-heading.tsx'
import styles from './narrow-page.module.css'

interface FrameProps {
  title: string
  state:
    | { kind: 'pending' | 'open' | 'accepted' }
    | { kind: 'failed'; sentence: string; isWorthRetry: boolean }
  onRetry: () => void
  children: ReactNode
}

/** The page of a mailed link: what it asks, or why it asks nothing any more. */
export function InvitationFrame({ title, state, onRetry, children }: FrameProps) {
  const session = useSession()
  const { kind } = state
  const before = useRef(kind)
  useEffect(() => {
    // Refused once it was accepted: the button goes that was pressed.
    if (kind === 'failed' && before.current === 'open') focusHeading()
    before.current = kind
  }, [kind])
  return (
    <div className={styles.page}>
      <PageHeading>{title}</PageHeading>
      {state.kind === 'pending' && <p role="status">One moment, please.</p>}
      {children}
      {state.kind === 'failed' && (
        <>
          <p role="alert" className={styles.words}>
            {state.sentence}
          </p>
          {state.isWorthRetry && <Button onClick={onRetry}>Try again</Button>}
          <ButtonLink variant="filled" to={session ? homeOf(session.user) : paths.home}>
            {session ? 'Go to your page' : 'Go to the start page'}
          </ButtonLink>
        </>
      )}
    </div>
  )
}
