import { useState } from 'react'
import { paths } from '../../../paths.ts'
import { focusHeading } from '../../../ui/focus-heading.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { keptInvitation } from './kept-invitation.ts'
import styles from './suggestions-panel.module.css'

/** Leads somebody who signed up for it back to the invitation. */
export default function WaitingInvitation() {
  const [isWaiting, setWaiting] = useState(() => keptInvitation.read() !== undefined)
  if (!isWaiting) return null
  const putAway = () => {
    keptInvitation.forget()
    setWaiting(false)
    focusHeading()
  }
  return (
    <section className={styles.panel} aria-labelledby="waiting-invitation">
      <h2 id="waiting-invitation">You have an invitation</h2>
      <p className={styles.row}>You opened it before you logged in.</p>
      <div className={styles.actions}>
        <ButtonLink to={paths.invitation} variant="filled">
          Look at the invitation
        </ButtonLink>
        <Button variant="subtle" onClick={putAway}>
          Not now
        </Button>
      </div>
    </section>
  )
}
