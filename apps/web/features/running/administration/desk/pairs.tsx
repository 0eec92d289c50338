import type { DeskListing, DeskPair } from '@laurel/contract/desk-admin'
import { failureWords } from '../../../../api/failure-words.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { FailureLine } from '../../../../ui/failure-line.tsx'
import parts from './desk-parts.module.css'
import styles from './findings.module.css'
import { Passage } from './passage.tsx'
import type { DeskWork } from './use-desk-work.ts'

interface PairsProps {
  listing: DeskListing
  work: DeskWork
}

/** Entries that may be of the same award as this one. */
export function Pairs({ listing, work }: PairsProps) {
  const { pairing, compared } = work
  const isOurs = pairing.variables?.listingId === listing.id
  return (
    <>
      {listing.pairs.map((pair) => (
        <Pair key={pair.id} pair={pair} work={work} />
      ))}
      {isOurs && pairing.isError && (
        <FailureLine id="pair-failed">
          {failureWords(pairing.error, 'That did not work. Please try again.')}
        </FailureLine>
      )}
      {compared && <Comparison listing={listing} pair={compared} work={work} />}
    </>
  )
}

function Pair({ pair, work }: { pair: DeskPair; work: DeskWork }) {
  const { id, other, likeness, basis } = pair
  return (
    <div className={styles.finding} data-tone="warn">
      <h3>Looks like one we have</h3>
      <p>
        “{other.title}” from {other.sponsor}:{' '}
        {basis === 'name' ? 'a name like this one' : 'a text like this one'},{' '}
        {Math.round(likeness * 100)}% of the words.
      </p>
      <div className={parts.actions}>
        <Button onClick={() => work.compare(id)}>
          Compare <kbd>C</kbd>
        </Button>
        <Button onClick={() => work.decidePair('same', id)} isBusy={work.pairing.isPending}>
          Merge into this <kbd>M</kbd>
        </Button>
        <Button variant="subtle" onClick={() => work.decidePair('different', id)}>
          Not the same <kbd>N</kbd>
        </Button>
      </div>
    </div>
  )
}

function Comparison({ listing, pair, work }: PairsProps & { pair: DeskPair }) {
  const { told, title, sponsor } = listing
  const { other } = pair
  return (
    <Dialog isOpen title="Two entries" onClose={() => work.compare(undefined)}>
      <dl className={styles.compared}>
        <Compared name="Title" one={title} other={other.title} />
        <Compared name="Sponsor" one={sponsor} other={other.sponsor} />
        <Compared name="Award" one={told.award} other={other.award} />
        <Compared name="Deadline" one={told.deadline} other={other.deadline} />
        <Compared name="Text" one={told.text} other={other.text} />
      </dl>
      <div className={parts.actions}>
        <Button onClick={() => work.decidePair('same', pair.id)}>Merge into this</Button>
        <Button onClick={() => work.decidePair('different', pair.id)}>Not the same</Button>
      </div>
    </Dialog>
  )
}

/** The other as it differs from this one: what only this one has is struck through. */
const Compared = ({ name, one, other }: { name: string; one: string; other: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{one === other ? one : <Passage passage={{ before: one, after: other }} />}</dd>
  </div>
)
