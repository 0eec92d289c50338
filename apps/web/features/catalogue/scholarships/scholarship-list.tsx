import type { ListedScholarship } from '@laurel/contract/scholarship-shapes'
import { Fragment, lazy, type ReactNode, Suspense, use, useState } from 'react'
import { clock } from '../../../clock.ts'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { SkeletonCards } from '../../../ui/skeleton-cards.tsx'
import { useSteadyPending } from '../../../ui/use-steady-pending.ts'
import { CompactLists } from './compact-lists.ts'
import { useReturnFocus } from './return-focus.ts'
import { SampleNote } from './sample-note.tsx'
import { ScholarshipCard } from './scholarship-card.tsx'
import { type CardSelection, SelectionOfList } from './select-box.tsx'
import styles from './scholarship-list.module.css'
import { UnreadHeading } from './unread-heading.tsx'

const CompactList = lazy(() => import('./compact-list.tsx'))

export interface ListState {
  /** Undefined until the first answer. */
  rows: readonly ListedScholarship[] | undefined
  isError: boolean
  /** The rows shown belong to the page before. */
  isStale?: boolean
  isRetrying: boolean
  onRetry: () => void
  /** Where more comes together with the list: whether skeletons stand for all of it. */
  showsSkeleton?: boolean
}

interface ScholarshipListProps {
  list: ListState
  /** What stands in place of an empty list. */
  empty: ReactNode
  onUnsave?: ((id: string) => void) | undefined
  /** For lists whose scholarships can be applied to together. */
  selection?: CardSelection | undefined
  /** How many are unread, where those come last and under a heading of their own. */
  unreadCount?: number | undefined
}

/** Cards in columns, or what stands for them: skeletons, 'No Data', or an error to try again. */
export function ScholarshipList(props: ScholarshipListProps) {
  const { list, empty, onUnsave, selection, unreadCount } = props
  const { rows, isError, isStale = false, isRetrying, onRetry } = list
  const [now] = useState(clock.now)
  const isCompact = use(CompactLists)
  const isWaiting = rows === undefined && !isError
  const showsOwnSkeleton = useSteadyPending(isWaiting)
  const showsSkeleton = list.showsSkeleton ?? showsOwnSkeleton
  useReturnFocus(rows !== undefined && !showsSkeleton)

  if (showsSkeleton)
    return (
      <div className={styles.waiting}>
        <SkeletonCards label="Loading scholarships" />
      </div>
    )
  if (isWaiting) return <div className={styles.waiting} aria-busy="true" />
  if (rows === undefined)
    return (
      <ErrorPanel message="We couldn’t load this list." onRetry={onRetry} isRetrying={isRetrying} />
    )
  if (rows.length === 0) return empty
  if (isCompact)
    return (
      <Suspense>
        <CompactList rows={rows} now={now} onUnsave={onUnsave} />
      </Suspense>
    )
  const firstUnread = rows.find(({ match }) => match?.known === 'unread')
  return (
    <SelectionOfList value={selection}>
      <div className={styles.grid} aria-busy={isStale || undefined}>
        {rows.map((scholarship) => (
          <Fragment key={scholarship.id}>
            {unreadCount !== undefined && scholarship === firstUnread && (
              <UnreadHeading count={unreadCount} />
            )}
            <ScholarshipCard scholarship={scholarship} now={now} onUnsave={onUnsave} />
          </Fragment>
        ))}
      </div>
      {rows.some(({ isSample }) => isSample) && <SampleNote />}
    </SelectionOfList>
  )
}
