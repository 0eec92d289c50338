import type { OwnClaims } from '@laurel/contract/listing-claims'
import { longDate } from '@laurel/contract/words/deadline-words'
import { hostOf } from '@laurel/contract/words/source-words'
import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { failureWords } from '../../../../api/failure-words.ts'
import { paths } from '../../../../paths.ts'
import { Button } from '../../../../ui/button.tsx'
import { FailureLine } from '../../../../ui/failure-line.tsx'
import { showToast } from '../../../../ui/toasts/show-toast.ts'
import { Loaded } from '../../../common/records/loaded.tsx'
import { useMay } from '../current-organisation.ts'
import styles from '../organiser.module.css'
import { useClaimWithdrawal, useOwnClaims } from './use-claims.ts'

const ClaimDialog = lazy(() => import('./claim-dialog.tsx'))

/** Scholarships that an import brought, for whoever gives them; the public page of one leads here. */
export default function OwnClaims() {
  const mayClaim = useMay('publish_scholarship')
  return mayClaim ? <Claims /> : null
}

function Claims() {
  const [search, setSearch] = useSearchParams()
  const claimed = search.get('claim')
  const open = (id: string | null) =>
    setSearch((before) => {
      const next = new URLSearchParams(before)
      if (id === null) next.delete('claim')
      else next.set('claim', id)
      return next
    })
  const claims = useOwnClaims()
  return (
    <section className={styles.claims} aria-labelledby="claims-heading">
      <h2 id="claims-heading" tabIndex={-1}>
        Is one of yours listed already?
      </h2>
      <p className={styles.lead}>
        We list scholarships from many sources. If one is yours, open its{' '}
        <a href={paths.publicScholarships}>public page</a> and follow “Look after this page”.
      </p>
      <Loaded query={claims} noun="what may be yours">
        {(found) => (
          <>
            <Suggested suggested={found.suggested} onOpen={open} />
            <OpenLinks open={found.open} />
          </>
        )}
      </Loaded>
      <Suspense>
        {claimed !== null && (
          <ClaimDialog key={claimed} scholarshipId={claimed} onClose={() => open(null)} />
        )}
      </Suspense>
    </section>
  )
}

interface SuggestedProps extends Pick<OwnClaims, 'suggested'> {
  onOpen: (id: string) => void
}

function Suggested({ suggested, onOpen }: SuggestedProps) {
  if (suggested.length === 0) return null
  return (
    <>
      <h3>At your website</h3>
      <ul className={styles.rows}>
        {suggested.map(({ id, title, sponsor, page }) => (
          <li key={id} className={styles.row}>
            <span className={styles.who}>
              <strong>{title}</strong>
              <span className={styles.small}>
                {sponsor}, {hostOf(page)}
              </span>
            </span>
            <Button aria-label={`This is ours: ${title}`} onClick={() => onOpen(id)}>
              This is ours
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}

function OpenLinks({ open }: Pick<OwnClaims, 'open'>) {
  const withdrawal = useClaimWithdrawal()
  const takeBack = (id: string) =>
    withdrawal.mutate(id, {
      onSuccess: () => {
        showToast({ kind: 'success', message: 'Link taken back' })
        document.getElementById('claims-heading')?.focus()
      },
    })
  return (
    <>
      {open.length > 0 && (
        <>
          <h3>Waiting for an answer</h3>
          <ul className={styles.rows}>
            {open.map(({ id, title, email, expiresAt }) => (
              <li key={id} className={styles.row}>
                <span className={styles.who}>
                  <strong>{title}</strong>
                  <span className={styles.small}>
                    {email}, until {longDate(expiresAt.slice(0, 10))}
                  </span>
                </span>
                <Button
                  variant="subtle"
                  aria-label={`Take back the link: ${title}`}
                  isBusy={withdrawal.isPending && withdrawal.variables === id}
                  onClick={() => takeBack(id)}
                >
                  Take back
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
      {withdrawal.isError && (
        <FailureLine id="claim-withdrawal-error">
          {failureWords(withdrawal.error, 'It could not be taken back. Please try again.')}
        </FailureLine>
      )}
    </>
  )
}
