import { CAUTIONS } from '@laurel/contract/caution-shapes'
import type { DeskFlag, DeskListing } from '@laurel/contract/desk-admin'
import { CAUTION_WORDS } from '@laurel/contract/words/caution-words'
import { useState } from 'react'
import { failureWords } from '../../../../api/failure-words.ts'
import { Button } from '../../../../ui/button.tsx'
import { FailureLine } from '../../../../ui/failure-line.tsx'
import { SelectField } from '../../../../ui/select-field.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import parts from './desk-parts.module.css'
import styles from './findings.module.css'
import { useFlagClearing, useFlagging } from './use-desk.ts'

/** Warnings on a listing: what its text says, what somebody put on it, and a way to put one there. */
export function Flags({ listing }: { listing: DeskListing }) {
  const { cautions, flags } = listing
  const [isOpen, setOpen] = useState(false)
  return (
    <section className={styles.flags} aria-label="Warnings">
      {cautions.map(({ kind, words }) => (
        <p key={kind}>
          <b>{CAUTION_WORDS[kind].said}</b> {words !== '' && `“${words}”`}
        </p>
      ))}
      {flags.map((flag) => (
        <Flag key={flag.id} flag={flag} listingId={listing.id} />
      ))}
      {isOpen ? (
        <NewFlag listingId={listing.id} onDone={() => setOpen(false)} />
      ) : (
        <div>
          <Button variant="subtle" className={styles.add} onClick={() => setOpen(true)}>
            Put a warning on it
          </Button>
        </div>
      )}
    </section>
  )
}

function Flag({ flag, listingId }: { flag: DeskFlag; listingId: string }) {
  const clearing = useFlagClearing()
  return (
    <div>
      <p>
        <b>{CAUTION_WORDS[flag.kind].said}</b> {flag.words}
      </p>
      <Button
        onClick={() => clearing.mutate({ listingId, flagId: flag.id })}
        isBusy={clearing.isPending}
      >
        Take it off
      </Button>
      {clearing.isError && (
        <FailureLine id={`flag-${flag.id}`}>
          {failureWords(clearing.error, 'That did not work. Please try again.')}
        </FailureLine>
      )}
    </div>
  )
}

const OPTIONS = CAUTIONS.map((kind) => ({ value: kind, label: CAUTION_WORDS[kind].said }))

function NewFlag({ listingId, onDone }: { listingId: string; onDone: () => void }) {
  const [kind, setKind] = useState('')
  const [words, setWords] = useState('')
  const flagging = useFlagging()
  const chosen = CAUTIONS.find((each) => each === kind)
  const save = () =>
    chosen && flagging.mutate({ listingId, kind: chosen, words }, { onSuccess: onDone })
  return (
    <>
      <SelectField
        label="What is wrong?"
        emptyLabel="Choose one"
        value={kind}
        options={OPTIONS}
        onChange={setKind}
      />
      <TextField
        label="Why? Everybody can read this"
        value={words}
        maxLength={300}
        onChange={({ target }) => setWords(target.value)}
      />
      {flagging.isError && (
        <FailureLine id="flag-failed">
          {failureWords(flagging.error, 'That did not work. Please try again.')}
        </FailureLine>
      )}
      <div className={parts.actions}>
        <Button onClick={onDone}>Cancel</Button>
        <Button
          variant="filled"
          onClick={save}
          isBusy={flagging.isPending}
          disabled={!chosen || words.trim() === ''}
        >
          Save the warning
        </Button>
      </div>
    </>
  )
}
