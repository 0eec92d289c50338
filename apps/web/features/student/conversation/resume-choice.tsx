import { deviceStorage } from '../../../browser-storage.ts'
import { dropProgress } from './stored-progress.ts'
import { Button } from '../../../ui/button.tsx'
import { readToken } from '../../../api/session.ts'
import { useConversation } from './conversation-context.ts'
import styles from './dock.module.css'
import { pickUp } from './settle-offers.ts'
import { stepOf } from './step-of.ts'
import { forgetTyped } from './typed-answer.ts'

/** *Welcome back. Pick up at step 7?* */
export function ResumeChoice() {
  const { talk } = useConversation()
  const resume = () => {
    const isTheirs = talk.progress.applicantId === null || readToken() !== null
    if (isTheirs) return void pickUp(talk)
    talk.show({ isResuming: false })
    if (talk.progress.place.at !== 'login') talk.askToLogInAgain()
  }
  const startOver = () => {
    dropProgress(deviceStorage(), talk.kind)
    forgetTyped()
    // What the profile holds is read anew, so the page begins from there.
    if (readToken() === null) talk.restart()
    else location.reload()
  }
  return (
    <div className={styles.form}>
      <p className={styles.resume}>
        Welcome back. Pick up{' '}
        {talk.kind === 'update' ? 'where you stopped' : `at step ${stepOf(talk)}`}?
      </p>
      <div className={styles.actions}>
        <Button variant="filled" data-answer="" onClick={resume}>
          Continue
        </Button>
        <Button onClick={startOver}>Start over</Button>
      </div>
    </div>
  )
}
