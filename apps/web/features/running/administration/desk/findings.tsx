import type { DeskFinding, DeskListing } from '@laurel/contract/desk-admin'
import { useId, useState } from 'react'
import { failureWords } from '../../../../api/failure-words.ts'
import { shortDayOf } from '../../../../instant-words.ts'
import { Button } from '../../../../ui/button.tsx'
import { FailureLine } from '../../../../ui/failure-line.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import parts from './desk-parts.module.css'
import styles from './findings.module.css'
import { Passage } from './passage.tsx'
import { missedWords } from './source-words.ts'
import type { DeskWork } from './use-desk-work.ts'

interface FindingsProps {
  listing: DeskListing
  work: DeskWork
}

/** What checks of a listing's own page found, and what can be done about it. */
export function Findings({ listing, work }: FindingsProps) {
  const failedId = useId()
  const { finding } = work
  const isOurs = finding.variables?.listingId === listing.id
  return (
    <>
      {listing.findings.map((each) =>
        each.kind === 'changed' ? (
          <Changed key={each.id} finding={each} work={work} />
        ) : (
          <Gone key={each.id} finding={each} listing={listing} work={work} />
        ),
      )}
      {isOurs && finding.isError && (
        <FailureLine id={failedId}>
          {failureWords(finding.error, 'That did not work. Please try again.')}
        </FailureLine>
      )}
    </>
  )
}

function Changed({ finding, work }: { finding: DeskFinding; work: DeskWork }) {
  const { id, foundAt, passages } = finding
  return (
    <div className={styles.finding}>
      <h3>Its page changed, seen {shortDayOf(foundAt)}</h3>
      {passages.length === 0 ? (
        <p>It is a file without words to compare. Please open it.</p>
      ) : (
        <ul className={styles.passages} aria-label="What changed">
          {passages.map((passage, at) => (
            // Passages do not change while they are looked at.
            <li key={at}>
              <Passage passage={passage} />
            </li>
          ))}
        </ul>
      )}
      <div className={parts.actions}>
        <Button
          onClick={() => work.lookAt({ findingId: id, act: 'seen' })}
          isBusy={work.finding.isPending}
        >
          Done with it <kbd>D</kbd>
        </Button>
      </div>
    </div>
  )
}

function Gone({ finding, listing, work }: FindingsProps & { finding: DeskFinding }) {
  const [address, setAddress] = useState('')
  const { source } = listing
  const lookAt = (act: 'move' | 'close') =>
    work.lookAt({ findingId: finding.id, act, ...(act === 'move' && { address }) })
  return (
    <div className={styles.finding} data-tone="error">
      <h3>Its page is gone</h3>
      <p>
        {source !== null && `Not found on ${missedWords(source)}. `}Students read that we are
        checking this.
      </p>
      <TextField
        label="New address"
        type="url"
        value={address}
        onChange={({ target }) => setAddress(target.value)}
      />
      <div className={parts.actions}>
        <Button
          variant="filled"
          onClick={() => lookAt('move')}
          isBusy={work.finding.isPending}
          disabled={address.trim() === ''}
        >
          Save the new address
        </Button>
        <Button onClick={() => lookAt('close')}>Close the listing</Button>
      </div>
    </div>
  )
}
