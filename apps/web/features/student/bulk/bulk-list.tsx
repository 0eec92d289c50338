import { PAGE_SIZE } from '@laurel/contract/scholarships'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useUser } from '../../../api/use-session.ts'
import { pageFromSearch } from '../../../paths.ts'
import { Pagination } from '../../../ui/pagination.tsx'
import { useSteadyPending } from '../../../ui/use-steady-pending.ts'
import { usePlanOffer } from '../../money/plans/use-plan-offer.ts'
import { LIST_HEADING_ID, ListHeading } from '../../catalogue/scholarships/list-heading.tsx'
import { listState } from '../../catalogue/scholarships/list-state.ts'
import { PagePastEnd } from '../../../ui/page-past-end.tsx'
import { ScholarshipList } from '../../catalogue/scholarships/scholarship-list.tsx'
import {
  type ListFilters,
  useEligible,
  useEligibleCount,
} from '../../catalogue/listings/use-lists.ts'
import { BulkBar, BulkBarSaid } from './bulk-bar.tsx'
import styles from './bulk-bar.module.css'
import { PossibleNotice } from './possible-notice.tsx'
import { returnToBar } from './return-to-bar.ts'
import { useBulk } from './use-bulk.ts'
import { useBulkSelection } from './use-bulk-selection.ts'
import { useEveryListed } from './use-every-listed.ts'
import { useSentRows } from './use-sent-rows.ts'

const PlanDialog = lazy(() => import('../../money/plans/plan-dialog.tsx'))
const BulkReview = lazy(() => import('./bulk-review.tsx'))
const BulkResultDialog = lazy(() => import('./bulk-result-dialog.tsx'))

/** Answers the bulk button: sends what is selected, at once or after one more question. */
export type ApplyTo = (ids: readonly string[], send: SendTo) => void
export type SendTo = (requirements?: Readonly<Record<string, string>>) => void

interface BulkListProps {
  /** Names the selection and what is on its way. */
  name: string
  filters: ListFilters
  empty: ReactNode
  /** What those without a subscription are told. */
  needsPlan: string
  onApply: ApplyTo
}

/** A list whose scholarships are all selected, and applied to by one button. */
export function BulkList({ name, filters, empty, needsPlan, onApply }: BulkListProps) {
  const [search] = useSearchParams()
  const page = pageFromSearch(search)
  const list = useEligible(page, filters)
  const counted = useEligibleCount(filters)
  const eligible = useEligibleCount({ ...filters, verdict: 'eligible' })
  const total = counted.data
  const rows = list.isPlaceholderData ? undefined : list.data
  // All at once: what is said above the list would push it down.
  const isPending = [list, counted, eligible].some((query) => query.isPending)
  const showsSkeleton = useSteadyPending(isPending)
  const isSettled = !isPending && !showsSkeleton
  const isOnePage = page === 1 && rows !== undefined && rows.length < PAGE_SIZE
  const every = useEveryListed(filters, rows !== undefined && !isOnePage)
  const listed = isOnePage || every.isError ? rows : every.data
  const selection = useBulkSelection(name, listed)
  const bulk = useBulk(name)
  const [sentRows, keepRows] = useSentRows()
  const { phase } = bulk
  const { isActiveSubscription } = useUser()
  const offer = usePlanOffer()

  const [isReviewing, setReviewing] = useState(false)
  const selected = listed?.filter(({ id }) => selection.selectedIds.includes(id)) ?? []

  const apply = () => (isActiveSubscription ? setReviewing(true) : offer.make(needsPlan))
  const send = (ids: readonly string[]) => {
    setReviewing(false)
    onApply(ids, (requirements) => {
      keepRows(listed?.filter(({ id }) => ids.includes(id)) ?? [])
      bulk.start({ scholarshipId: [...ids], ...(requirements && { requirements }) })
    })
  }
  const showsBar = (isSettled && listed?.length !== 0) || phase.name === 'sending'
  const close = () => {
    bulk.dismiss()
    returnToBar()
  }

  return (
    <div className={styles.area}>
      {isSettled && total !== undefined && eligible.data !== undefined && total > eligible.data && (
        <PossibleNotice
          eligible={eligible.data}
          possible={total - eligible.data}
          onSelectEligible={phase.name === 'sending' ? undefined : selection.selectEligible}
        />
      )}
      <BulkBarSaid isShown={showsBar} {...{ total, selection, phase }} />
      {showsBar && (
        <BulkBar
          total={total}
          selection={selection}
          phase={phase}
          needsPlan={isActiveSubscription ? undefined : needsPlan}
          onApply={apply}
        />
      )}
      <ListHeading>Scholarships{page > 1 && `, page ${page}`}</ListHeading>
      <ScholarshipList
        list={{ ...listState(list), rows: isPending ? undefined : list.data, showsSkeleton }}
        selection={{ ...selection, isLocked: phase.name === 'sending' }}
        // The count may be the one from before they were sent.
        empty={page > 1 ? <PagePastEnd /> : empty}
      />
      {(!list.isError || list.data) && (
        <Pagination
          page={page}
          pageSize={PAGE_SIZE}
          total={total ?? 0}
          headingId={LIST_HEADING_ID}
        />
      )}
      {offer.isOpen && (
        <Suspense>
          <PlanDialog title={needsPlan} onClose={offer.close}>
            You can apply one by one.
          </PlanDialog>
        </Suspense>
      )}
      {isReviewing && (
        <Suspense>
          <BulkReview rows={selected} onClose={() => setReviewing(false)} onSend={send} />
        </Suspense>
      )}
      {phase.name === 'finished' && (
        <Suspense>
          <BulkResultDialog result={phase.result} listed={sentRows} onClose={close} />
        </Suspense>
      )}
    </div>
  )
}
