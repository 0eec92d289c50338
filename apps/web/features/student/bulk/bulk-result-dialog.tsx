import type { ListedScholarship } from '@laurel/contract/scholarship-shapes'
import { useState } from 'react'
import { Link } from 'react-router'
import { clock } from '../../../clock.ts'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { CompactCard } from '../../catalogue/scholarships/compact-card.tsx'
import { useScholarship } from '../../catalogue/listings/use-scholarship.ts'
import { resultTitle, sentWords, skippedWords } from './bulk-words.ts'
import styles from './bulk-result-dialog.module.css'
import type { BulkResult } from './send-bulk.ts'

interface BulkResultDialogProps {
  result: BulkResult
  /** What the list showed when it was sent. */
  listed: readonly ListedScholarship[]
  onClose: () => void
}

/** What came of a bulk application: a thank-you, and what was left out with the reason. */
export default function BulkResultDialog({ result, listed, onClose }: BulkResultDialogProps) {
  const { submitted, skipped } = result
  return (
    <Dialog isOpen title={resultTitle(result)} onClose={onClose}>
      <div className={styles.body}>
        <p>
          {sentWords(result)}
          {submitted.length > 0 && (
            <>
              {' '}
              <Link to={paths.myScholarship('applied')}>See what you sent</Link>
            </>
          )}
        </p>
        {skipped.length > 0 && (
          <>
            <h3>{skippedWords(result)}</h3>
            <ul className={styles.skipped}>
              {skipped.map(({ scholarshipId, description }) => (
                <li key={scholarshipId}>
                  <Skipped id={scholarshipId} listed={listed} />
                  <p className={styles.reason}>{description}</p>
                </li>
              ))}
            </ul>
          </>
        )}
        <Button variant="filled" onClick={onClose}>
          Continue
        </Button>
      </div>
    </Dialog>
  )
}

/** The scholarship as the list had it; after a reload it is read again. */
function Skipped({ id, listed }: { id: string; listed: readonly ListedScholarship[] }) {
  const [now] = useState(clock.now)
  const known = listed.find((each) => each.id === id)
  const { data } = useScholarship(known ? '' : id)
  const scholarship = known ?? data
  return scholarship ? (
    <CompactCard scholarship={scholarship} now={now} />
  ) : (
    <Link to={paths.scholarshipDetail(id)}>View Detail</Link>
  )
}
