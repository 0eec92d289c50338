import type { ListedScholarship } from '@laurel/contract/scholarship-shapes'
import { PAGE_SIZE } from '@laurel/contract/scholarships'
import { lazy, Suspense, useState } from 'react'
import { useSearchParams } from 'react-router'
import { pageFromSearch } from '../../../../paths.ts'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { ErrorPanel } from '../../../../ui/error-panel.tsx'
import { Pagination } from '../../../../ui/pagination.tsx'
import { useSteadyPending } from '../../../../ui/use-steady-pending.ts'
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx'
import { WaitingRows } from '../../../../ui/waiting-rows.tsx'
import { useStudentMatches } from '../use-student.ts'
import { MatchCard } from './match-card.tsx'
import type { PartProps } from './part-props.ts'
import styles from './student.module.css'

const SuggestDialog = lazy(() => import('./suggest-dialog.tsx'))
const HEADING_ID = 'student-matches'

/** What fits the student by the answers that are shared, each to be suggested. */
export default function StudentMatches({ student }: PartProps) {
  const [search] = useSearchParams()
  const page = pageFromSearch(search)
  const { data, isError, isFetching, refetch } = useStudentMatches(student.studentId, page)
  const isWaiting = useSteadyPending(!data && !isError)
  const [suggesting, setSuggesting] = useState<ListedScholarship>()
  const suggestions = new Map(student.suggestions.map((each) => [each.scholarshipId, each]))
  return (
    <>
      <h2 id={HEADING_ID} tabIndex={-1} className={styles.heading}>
        <VisuallyHidden>Matches{page > 1 && `, page ${page}`}</VisuallyHidden>
      </h2>
      {isError && !data && (
        <ErrorPanel
          message="We couldn’t load the matches."
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
      {!data && !isError && <WaitingRows label="Loading matches" isShown={isWaiting} />}
      <p className={styles.intro}>Private answers are left out, so the student sees more.</p>
      {data?.length === 0 && (
        <EmptyState>No matches yet. More answers bring more matches.</EmptyState>
      )}
      {data && data.length > 0 && (
        <div className={styles.cards}>
          {data.map((scholarship) => (
            <MatchCard
              key={scholarship.id}
              scholarship={scholarship}
              firstName={student.firstName}
              suggestion={suggestions.get(scholarship.id)}
              onSuggest={() => setSuggesting(scholarship)}
            />
          ))}
        </div>
      )}
      <Pagination
        page={page}
        pageSize={PAGE_SIZE}
        total={student.stats.yourRecommendation}
        headingId={HEADING_ID}
      />
      {suggesting && (
        <Suspense>
          <SuggestDialog
            student={student}
            scholarship={suggesting}
            note={suggestions.get(suggesting.id)?.note ?? ''}
            onClose={() => setSuggesting(undefined)}
          />
        </Suspense>
      )}
    </>
  )
}
