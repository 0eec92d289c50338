import type { DeskListing } from '@laurel/contract/desk-admin'
import { Button } from '../../../../ui/button.tsx'
import { failureWords } from '../../../../api/failure-words.ts'
import { FailureLine } from '../../../../ui/failure-line.tsx'
import { countOpen } from './desk-moves.ts'
import parts from './desk-parts.module.css'
import styles from './held-back.module.css'
import type { DeskWork } from './use-desk-work.ts'

/** Why students do not see a listing, and whether they may; nothing of one that was never held back. */
export function HeldBack({ listing, work }: { listing: DeskListing; work: DeskWork }) {
  const { settlement, settle } = work
  const isOurs = settlement.variables?.listingId === listing.id
  const verdict = isOurs && !settlement.isError ? settlement.variables?.verdict : undefined
  if (listing.heldBack === null && verdict === undefined) return null
  return (
    <div className={styles.held}>
      {verdict === undefined || verdict === 'wait' ? (
        <>
          <p>
            <b>Held back{listing.heldBack !== null && `: ${listing.heldBack}`}.</b> Students do not
            see it.
          </p>
          <div className={parts.actions}>
            <Button
              variant={countOpen(listing.clauses) === 0 ? 'filled' : 'outline'}
              onClick={() => settle('publish')}
            >
              Publish <kbd>P</kbd>
            </Button>
            <Button onClick={() => settle('leaveOut')}>Leave out</Button>
          </div>
        </>
      ) : (
        <>
          <p role="status">
            {verdict === 'publish' ? 'Published: students see it now.' : 'Left out for good.'}
          </p>
          <div className={parts.actions}>
            <Button onClick={() => settle('wait')}>Let it wait again</Button>
          </div>
        </>
      )}
      {isOurs && settlement.isError && (
        <FailureLine id="settle-failed">
          {failureWords(settlement.error, 'That did not work. Please try again.')}
        </FailureLine>
      )}
    </div>
  )
}
