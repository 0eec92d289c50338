import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs'
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs'
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs'
import type { Receipt } from '@laurel/contract/tracking'
import { announceWords } from '@laurel/contract/words/waiting-words'
import { clock } from '../../../../clock.ts'
import { Button } from '../../../../ui/button.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { momentOf, ownZone } from '../../../../instant-words.ts'
import { readWords } from '../read-words.ts'
import { WinnerList } from '../../winner-list/winner-list.tsx'
import { ResultNote } from '../result-note.tsx'
import { ReceiptMessages } from './receipt-messages.tsx'
import { ReceiptAnswers } from './receipt-answers.tsx'
import { ReceiptLine } from './receipt-line.tsx'
import { ReceiptReads } from './receipt-reads.tsx'
import { ReceiptSender } from './receipt-sender.tsx'
import styles from './receipt.module.css'

const HOW: Record<Receipt['origin'], string> = {
  individual: 'Sent by you',
  bulk: 'Sent by you, together with others',
  featured: 'Sent by you, from the chat',
  recurring: 'Sent automatically when it opened again',
  automatic: 'Sent automatically to a new match',
}

/** Exactly what was sent, to whom and when; prints on one or more sheets without anything around. */
export function ReceiptSheet({ receipt }: { receipt: Receipt }) {
  const { number, title, recipient, submittedAt, origin, cycle, withdrawnAt } = receipt
  const { announceBy, result } = receipt
  const read = readWords(recipient, receipt.openedAt)
  return (
    <div className={styles.sheet}>
      <div className={styles.head}>
        <p className={styles.number}>
          Number <strong>{number}</strong>
        </p>
        <span data-print="hide">
          <Button onClick={() => window.print()}>
            <Icon icon={IconPrinter} size={16} />
            Print
          </Button>
        </span>
      </div>
      {withdrawnAt !== null && (
        <p className={styles.withdrawn}>
          <Icon icon={IconArrowBackUp} />
          <span>You withdrew this application on {momentOf(withdrawnAt)}.</span>
        </p>
      )}
      {result !== null && (
        <div className={styles.result}>
          <ResultNote result={result} sponsor={recipient} />
          <WinnerList
            scholarshipId={receipt.scholarshipId}
            cycle={cycle}
            title={title}
            announcedAt={result.toldAt}
          />
        </div>
      )}
      {announceBy !== null && result === null && withdrawnAt === null && (
        <p>{announceWords(announceBy, ownZone(), clock.now())}</p>
      )}
      {read && (
        <p className={styles.read}>
          <Icon icon={IconEye} />
          <span>{read}</span>
        </p>
      )}
      <dl className={styles.facts}>
        <ReceiptLine label="Scholarship">{title}</ReceiptLine>
        <ReceiptLine label="Sent to">{recipient}</ReceiptLine>
        <ReceiptLine label="Sent on">
          <time dateTime={submittedAt}>{momentOf(submittedAt)}</time>
        </ReceiptLine>
        <ReceiptLine label="How">{HOW[origin]}</ReceiptLine>
        {cycle !== 'open' && <ReceiptLine label="Round">{cycle}</ReceiptLine>}
      </dl>
      <ReceiptMessages sponsor={recipient} messages={receipt.messages} />
      {receipt.openedAt !== null && <ReceiptReads applicationId={receipt.applicationId} />}
      <ReceiptSender sender={receipt.sender} />
      <ReceiptAnswers answers={receipt.answers} />
    </div>
  )
}
