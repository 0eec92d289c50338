import type { ListedScholarship } from '@laurel/contract/scholarship-shapes'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { useSendingPreview, WhatGoesOut } from '../sending/what-goes-out.tsx'
import styles from '../sending/what-goes-out.module.css'
import { useAddressed } from '../../people/questions/use-addressed.ts'
import { selectionWords } from './bulk-words.ts'

interface BulkReviewProps {
  /** What is selected. */
  rows: readonly ListedScholarship[]
  onClose: () => void
  onSend: (ids: readonly string[]) => void
}

const idsOf = (rows: readonly ListedScholarship[]) => rows.map(({ id }) => id)

/** Before many are sent: how many fit for certain, and what each sponsor receives. */
export default function BulkReview({ rows, onClose, onSend }: BulkReviewProps) {
  const addressed = useAddressed()
  const preview = useSendingPreview(idsOf(rows))
  const fitting = rows.filter(({ match }) => match?.verdict === 'eligible')
  const isMixed = fitting.length > 0 && fitting.length < rows.length
  const isReady = preview.data !== undefined
  return (
    <Dialog isOpen title="Check what is sent" onClose={onClose}>
      <div className={styles.body}>
        <p>{addressed(selectionWords(fitting.length, rows.length - fitting.length))}</p>
        <section>
          <h3>{addressed('About you')}</h3>
          <WhatGoesOut preview={preview} />
          <p className={styles.quiet}>
            Each sponsor gets your name, email, phone and only those facts that its own rules ask
            about.
          </p>
        </section>
        <div className={styles.choice}>
          <Button
            variant={isMixed ? 'outline' : 'filled'}
            disabled={!isReady}
            onClick={() => onSend(idsOf(rows))}
          >
            {rows.length === 1 ? 'Send it' : `Send to all ${rows.length.toLocaleString('en-US')}`}
          </Button>
          {isMixed && (
            <Button variant="filled" disabled={!isReady} onClick={() => onSend(idsOf(fitting))}>
              Send to the {fitting.length.toLocaleString('en-US')} that{' '}
              {fitting.length === 1 ? 'fits' : 'fit'}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  )
}
