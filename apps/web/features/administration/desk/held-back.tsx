import type { DeskListing } from '@laurel/contract/desk-admin'
import { Button } from '../../../ui/button.tsx'
import { failureWords } from '../../family/failure-words.ts'
import { FailureLine } from '../../tracking/failure-line.tsx'
import styles from './desk.module.css'
import type { DeskWork } from './use-desk-work.ts'

/** Why students do not see a listing, and whether they may. */
export function HeldBack({ listing, work }: { listing: DeskListing; work: DeskWork }) {
  const { settlement, settle } = work
  const verdict = settlement.isPending || settlement.isSuccess ? settlement.variables : undefined
  return (
    <div className={styles.held}>
      {verdict === undefined || verdict === 'wait' ? (
        <>
          <p>
            <b>Held back:</b> {listing.heldBack}. Students do not see it.
          </p>
          <div className={styles.actions}>
            <Button variant="filled" onClick={() => settle('publish')}>
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
          <div className={styles.actions}>
            <Button onClick={() => settle('wait')}>Let it wait again</Button>
          </div>
        </>
      )}
      {settlement.isError && (
        <FailureLine id="settle-failed">
          {failureWords(settlement.error, 'That did not work. Please try again.')}
        </FailureLine>
      )}
    </div>
  )
}
