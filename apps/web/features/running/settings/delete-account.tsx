import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { LeftOrganisations } from './left-organisations.tsx'
import styles from './settings.module.css'

/** What becomes of what, before anything is asked. */
export function DeleteAccount() {
  const [isAsked, setAsked] = useState(false)
  return (
    <div className={styles.deletion}>
      <dl className={styles.consequences}>
        <div>
          <dt>At once</dt>
          <dd>
            You are signed out everywhere, nobody can log in to the account, your family no longer
            sees it, and nothing more is sent for you.
          </dd>
        </div>
        <div>
          <dt>Within 24 hours</dt>
          <dd>
            Your profile, drafts, essays, documents and everything else about you is deleted from
            our systems.
          </dd>
        </div>
        <div>
          <dt>What stays</dt>
          <dd>
            If you won a scholarship: your name, email address, the sum and the day, for 7 years,
            because the sponsor’s tax papers must name the winner. A request about your data stays
            on record for 2 years. Nothing else stays.
          </dd>
        </div>
        <div>
          <dt>What cannot be undone</dt>
          <dd>
            All of it. Applications that wait for a decision end with the account. You can sign up
            again with the same address and start over.
          </dd>
        </div>
      </dl>
      <LeftOrganisations />
      <p>
        Do you want a copy first? <a href="#data">Download everything about me</a>
      </p>
      <Button className={styles.danger} onClick={() => setAsked(true)}>
        Delete my account
      </Button>
      {isAsked && <DeleteDialog onClose={() => setAsked(false)} />}
    </div>
  )
}
