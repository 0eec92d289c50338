import type { QueuedSupportRequest } from '@laurel/contract/support-admin'
import { focusHeading } from '../../../../ui/focus-heading.ts'
import { Button } from '../../../../ui/button.tsx'
import { shortMomentOf } from '../../../../instant-words.ts'
import styles from './support.module.css'
import { useTypedAnswer } from './use-typed-answer.ts'

/** How a request was resolved, and what this administrator had typed when a colleague did. */
export function Resolution({ request }: { request: QueuedSupportRequest }) {
  const { id, answer, resolvedAt } = request
  const typed = useTypedAnswer(id)
  const discard = () => {
    typed.forget()
    // The button that was pressed is gone.
    focusHeading()
  }
  return (
    <>
      <div className={styles.answer}>
        <p className={styles.from}>
          {answer === null ? 'Resolved without an answer' : 'Answered'}
          {resolvedAt !== null && ` ${shortMomentOf(resolvedAt)}`}
        </p>
        {answer !== null && (
          <p className={styles.text} dir="auto">
            {answer}
          </p>
        )}
      </div>
      {typed.text !== '' && (
        <div className={styles.unsent}>
          <p className={styles.from}>What you typed was not sent</p>
          <p className={styles.text} dir="auto">
            {typed.text}
          </p>
          <Button onClick={discard}>Discard it</Button>
        </div>
      )}
    </>
  )
}
