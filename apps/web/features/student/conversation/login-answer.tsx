import { useState } from 'react'
import { Link } from 'react-router'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { PasswordControl } from '../../people/questions/controls/text-control.tsx'
import type { Given } from '../../people/questions/question.ts'
import { logIn } from './account-flow.ts'
import { useConversation } from './conversation-context.ts'
import styles from './dock.module.css'

/** The password of an account that exists. */
export function LoginAnswer() {
  const { talk, view } = useConversation()
  const [given, setGiven] = useState<Given>([])
  const hasAccount = view.progress.applicantId !== null
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void logIn(talk, given[0] ?? '')
      }}
    >
      {/* Password managers look for the address beside the password. */}
      <input
        hidden
        readOnly
        autoComplete="username"
        name="email"
        value={view.progress.answers['email']?.[0] ?? ''}
      />
      <PasswordControl
        id="answer"
        label="Password"
        autoComplete="current-password"
        given={given}
        problem={view.problem}
        onChange={setGiven}
      />
      <div className={styles.actions}>
        <Button variant="subtle" onClick={() => talk.restart()}>
          {hasAccount ? 'Start over' : 'Use another address'}
        </Button>
        <Link to={paths.forgotPassword} className={styles.link}>
          Forgot password?
        </Link>
        <Button type="submit" variant="filled" className={styles.send}>
          Log in
        </Button>
      </div>
    </form>
  )
}
