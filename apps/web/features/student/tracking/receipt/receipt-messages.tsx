import type { Receipt } from '@laurel/contract/tracking'
import { momentOf } from '../../../../instant-words.ts'
import styles from './receipt.module.css'

interface ReceiptMessagesProps extends Pick<Receipt, 'messages'> {
  sponsor: string
}

/** What the sponsor wrote about it, which came by mail. */
export function ReceiptMessages({ sponsor, messages }: ReceiptMessagesProps) {
  if (messages.length === 0) return null
  return (
    <section className={styles.part}>
      <h2>Messages from {sponsor}</h2>
      {messages.map(({ subject, text, sentAt }) => (
        <article key={sentAt + subject} className={styles.answer}>
          <h3>{subject}</h3>
          <p className={styles.quiet}>
            <time dateTime={sentAt}>{momentOf(sentAt)}</time>, also by email
          </p>
          <p className={styles.text}>{text}</p>
        </article>
      ))}
    </section>
  )
}
