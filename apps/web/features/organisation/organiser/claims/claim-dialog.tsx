import type { ClaimableListing } from '@laurel/contract/listing-claims'
import { hostOf } from '@laurel/contract/words/source-words'
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { CallError } from '../../../../api/call-error.ts'
import { failureWords } from '../../../../api/failure-words.ts'
import { paths } from '../../../../paths.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { FailureLine } from '../../../../ui/failure-line.tsx'
import { showToast } from '../../../../ui/toasts/show-toast.ts'
import { TextField } from '../../../../ui/text-field.tsx'
import { emailProblem } from '../../../people/accounts/account-rules.ts'
import { Loaded } from '../../../common/records/loaded.tsx'
import { useOrganisation } from '../current-organisation.ts'
import styles from '../organiser.module.css'
import { ClaimFacts } from './claim-facts.tsx'
import { useAsking, useClaimable } from './use-claims.ts'

interface ClaimDialogProps {
  scholarshipId: string
  onClose: () => void
}

/** Mails a link by which a listing becomes the organisation's own. */
export default function ClaimDialog({ scholarshipId, onClose }: ClaimDialogProps) {
  const listing = useClaimable(scholarshipId)
  return (
    <Dialog isOpen onClose={onClose} title="Is this yours?">
      {listing.error instanceof CallError && listing.error.statusCode < 500 ? (
        <Refused words={refusalOf(listing.error)} onClose={onClose} />
      ) : (
        <Loaded query={listing} noun="the scholarship">
          {(found) => <ClaimForm listing={found} onClose={onClose} />}
        </Loaded>
      )}
    </Dialog>
  )
}

const refusalOf = ({ code, message }: CallError): string =>
  code === 'NOT_FOUND' ? 'This scholarship is no longer listed.' : message

function Refused({ words, onClose }: { words: string; onClose: () => void }) {
  return (
    <div className={styles.form}>
      <p>{words}</p>
      <p>
        <Link to={paths.support}>Write to us</Link>
      </p>
      <div className={styles.actions}>
        <Button onClick={onClose}>Close</Button>
      </div>
    </div>
  )
}

interface ClaimFormProps {
  listing: ClaimableListing
  onClose: () => void
}

function ClaimForm({ listing, onClose }: ClaimFormProps) {
  const { name } = useOrganisation()
  const { id: scholarshipId, title, sponsor, page, domain, addresses } = listing
  const [email, setEmail] = useState('')
  const [problem, setProblem] = useState<string>()
  const asking = useAsking()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (asking.isPending) return
    const found = emailProblem(email)
    setProblem(found)
    if (found !== undefined) return
    asking.mutate(
      { scholarshipId, email },
      {
        onSuccess: () => {
          onClose()
          showToast({ kind: 'success', message: 'Link sent', detail: email.trim() })
        },
        onError: (error) =>
          setProblem(error instanceof CallError ? error.fields['email'] : undefined),
      },
    )
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <ClaimFacts
        title={title}
        sponsor={sponsor}
        page={
          <a href={page} target="_blank" rel="noopener noreferrer">
            {hostOf(page)}
          </a>
        }
      />
      <p>
        We email a link to an address at <strong>{domain}</strong>. Whoever opens it and says yes
        gives this scholarship to {name}. Students keep what they saved and began.
      </p>
      <TextField
        label={`An address at ${domain}`}
        hint={
          addresses === 'any'
            ? 'The link works once, within 7 days.'
            : 'One that stands on the scholarship’s own page. The link works once, within 7 days.'
        }
        type="email"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        value={email}
        error={problem}
        onChange={(event) => {
          setEmail(event.target.value)
          setProblem(undefined)
        }}
      />
      {asking.isError && problem === undefined && (
        <FailureLine id="claim-error">
          {failureWords(asking.error, 'It could not be sent. Please try again.')}
        </FailureLine>
      )}
      <div className={styles.actions}>
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" variant="filled" isBusy={asking.isPending}>
          Send the link
        </Button>
      </div>
    </form>
  )
}
