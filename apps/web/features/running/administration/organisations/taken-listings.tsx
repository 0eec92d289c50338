import type { ListingClaim } from '@laurel/contract/claims-admin'
import { hostOf } from '@laurel/contract/words/source-words'
import { useState } from 'react'
import { failureWords } from '../../../../api/failure-words.ts'
import { shortDayOf } from '../../../../instant-words.ts'
import { paths } from '../../../../paths.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { FailureLine } from '../../../../ui/failure-line.tsx'
import { focusHeading } from '../../../../ui/focus-heading.ts'
import { StepButtons } from '../../../../ui/step-buttons.tsx'
import { showToast } from '../../../../ui/toasts/show-toast.ts'
import { VETTING_WORDS } from '../../../organisation/organiser/vetting/vetting-words.ts'
import { PAGE_SIZE } from '../../../common/records/page-window.ts'
import { type Column, RecordTable } from '../../../common/records/record-table.tsx'
import admin from '../administration.module.css'
import styles from './taken-listings.module.css'
import { useListingClaims, useClaimSettlement } from './use-listing-claims.ts'

/** Listings that sponsors took over by mail, with the way back; nothing while there are none. */
export default function TakenListings() {
  const [page, setPage] = useState(1)
  const { data, isPlaceholderData } = useListingClaims(page)
  if (!data || data.total === 0) return null
  const { total, claims } = data
  return (
    <section className={styles.taken} aria-labelledby="taken-heading">
      <h2 id="taken-heading" tabIndex={-1}>
        Scholarships that sponsors took over
      </h2>
      <p className={admin.lead}>
        Each proved itself by a mail at the domain of the scholarship’s page. Look whether the
        organization is the right one. Taking one back restores it as it was.
      </p>
      <RecordTable
        caption="Those that nobody has looked at first"
        columns={columns}
        rows={claims}
        isStale={isPlaceholderData}
      />
      {total > PAGE_SIZE && (
        <div className={admin.actions}>
          <StepButtons
            words={['Later ones', 'Earlier ones']}
            at={page - 1}
            count={Math.ceil(total / PAGE_SIZE)}
            onStep={(at) => setPage(at + 1)}
          />
        </div>
      )}
    </section>
  )
}

const columns: readonly [Column<ListingClaim>, ...Column<ListingClaim>[]] = [
  {
    label: 'Scholarship',
    cell: ({ scholarshipId, title, sponsorBefore }) => (
      <>
        <a href={paths.publicScholarship(scholarshipId)}>{title}</a>
        <span className={admin.small}>Before: {sponsorBefore}</span>
      </>
    ),
  },
  {
    label: 'Organization',
    cell: ({ organisation: { name, vetting } }) => {
      const { label, tone, icon } = VETTING_WORDS[vetting]
      return (
        <span className={styles.organisation}>
          {name}
          <Badge tone={tone} icon={icon}>
            {label}
          </Badge>
        </span>
      )
    },
  },
  {
    label: 'Proved by',
    cell: ({ domain, page }) => (
      <>
        A mail at {domain}
        <span className={admin.small}>
          <a href={page} target="_blank" rel="noopener noreferrer">
            {hostOf(page)}
          </a>
        </span>
      </>
    ),
  },
  {
    label: 'Taken over',
    cell: ({ takenAt, takenBy }) => (
      <>
        {shortDayOf(takenAt)}
        <span className={admin.small}>{takenBy ?? 'by an account that is gone'}</span>
      </>
    ),
  },
  { label: 'Your word', cell: (claim) => <Settle claim={claim} /> },
]

function Settle({ claim: { id, title, settledAt } }: { claim: ListingClaim }) {
  const settlement = useClaimSettlement(id)
  const settle = (verdict: 'right' | 'undo') =>
    settlement.mutate(verdict, {
      onSuccess: () => {
        const message = verdict === 'right' ? 'Kept as right' : 'Taken back'
        showToast({ kind: 'success', message, detail: title })
        focusHeading()
      },
    })
  const isBusy = (verdict: string) => settlement.isPending && settlement.variables === verdict
  return (
    <>
      <span className={styles.buttons}>
        {settledAt === null && (
          <Button
            aria-label={`Right: ${title}`}
            isBusy={isBusy('right')}
            onClick={() => settle('right')}
          >
            Right
          </Button>
        )}
        <Button
          variant="subtle"
          aria-label={`Take back: ${title}`}
          isBusy={isBusy('undo')}
          onClick={() => settle('undo')}
        >
          Take back
        </Button>
      </span>
      {settlement.isError && (
        <FailureLine id={`claim-${id}`}>
          {failureWords(settlement.error, 'That did not work. Please try again.')}
        </FailureLine>
      )}
    </>
  )
}
