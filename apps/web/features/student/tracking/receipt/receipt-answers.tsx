import type { Receipt } from '@laurel/contract/tracking'
import { ReceiptAnswer } from './receipt-answer.tsx'
import styles from './receipt.module.css'

/** Every answer as it was sent. */
export function ReceiptAnswers({ answers }: Pick<Receipt, 'answers'>) {
  return (
    <section className={styles.part}>
      <h2>What was sent</h2>
      {answers.length === 0 ? (
        <p className={styles.quiet}>This scholarship needs only your profile.</p>
      ) : (
        answers.map((answer) => (
          <article key={answer.requirementId} className={styles.answer}>
            <h3>{answer.title}</h3>
            <ReceiptAnswer answer={answer} />
          </article>
        ))
      )}
    </section>
  )
}
