import type { Receipt } from '@laurel/contract/tracking'
import { phoneWords } from '@laurel/contract/words/phone-words'
import { factLine } from './fact-lines.ts'
import { ReceiptLine } from './receipt-line.tsx'
import styles from './receipt.module.css'

/** The person as the sponsor received them, with the facts that its rules ask about. */
export function ReceiptSender({ sender }: Pick<Receipt, 'sender'>) {
  return (
    <section className={styles.part}>
      <h2>Who sent it</h2>
      {sender === null ? (
        <p className={styles.quiet}>
          This was sent before receipts kept a copy of the profile. It went out with the profile as
          it was then.
        </p>
      ) : (
        <dl className={styles.facts}>
          <ReceiptLine label="Name">
            {[sender.firstName, sender.lastName].filter(Boolean).join(' ')}
          </ReceiptLine>
          <ReceiptLine label="Email">{sender.email}</ReceiptLine>
          {sender.phone !== null && (
            <ReceiptLine label="Phone">{phoneWords(sender.phone)}</ReceiptLine>
          )}
          {sender.facts.map((fact) => {
            const { label, words } = factLine(fact)
            return (
              <ReceiptLine key={fact.fact} label={label}>
                {words}
              </ReceiptLine>
            )
          })}
        </dl>
      )}
    </section>
  )
}
