import { useLocation } from 'react-router'
import { CallError } from '../../api/call-error.ts'
import { usePrefetchedSuggestions } from '../../features/answer-bank/use-suggestions.ts'
import { ApplicationWorkspace } from '../../features/applications/application-workspace.tsx'
import { BackLink } from '../../features/applications/details/back-link.tsx'
import { useApplication } from '../../features/applications/use-application.ts'
import { useScholarship } from '../../features/scholarships/use-scholarship.ts'
import { privateMeta } from '../../page-meta.ts'
import { idFromSearch } from '../../paths.ts'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { useSteadyPending } from '../../ui/use-steady-pending.ts'
import { NotFoundMessage } from '../not-found-message.tsx'
import type { PageHandle } from './page-handle.ts'
import { ScholarshipDetailSkeleton } from './scholarship-detail-skeleton.tsx'
import styles from './scholarship-detail.module.css'

export const meta = () => privateMeta('Scholarship')

export const handle: PageHandle = { crumb: 'Scholarship', isMenuNarrow: true, isFullWidth: true }

export default function ScholarshipDetailPage() {
  const id = idFromSearch(useLocation().search)
  return <Detail key={id} id={id} />
}

function Detail({ id }: { id: string }) {
  const scholarship = useScholarship(id)
  const application = useApplication(id)
  usePrefetchedSuggestions(id)
  const isSkeletonShown = useSteadyPending(scholarship.isPending || application.isPending)
  const failed = [scholarship, application].filter(({ isError, data }) => isError && !data)
  const tryAgain = () => failed.forEach((query) => void query.refetch())

  if (id === '' || failed.some(({ error }) => isCode(error, 'NOT_FOUND')))
    return <NotFoundMessage />
  if (!scholarship.data && isCode(scholarship.error, 'FREE_VIEW_LIMIT'))
    return <LimitNotice sentence={scholarship.error?.message ?? ''} />
  if (failed.length > 0)
    return (
      <div className={styles.notice}>
        <BackLink />
        <PageHeading>Scholarship</PageHeading>
        <ErrorPanel
          message="We couldn’t load this scholarship."
          onRetry={tryAgain}
          isRetrying={failed.some(({ isFetching }) => isFetching)}
        />
      </div>
    )
  if (isSkeletonShown) return <ScholarshipDetailSkeleton />
  if (!scholarship.data || !application.data) return null
  return <ApplicationWorkspace scholarship={scholarship.data} application={application.data} />
}

/** The fixed sentence, calmly: it is the answer to the click, not an alarm. */
function LimitNotice({ sentence }: { sentence: string }) {
  return (
    <div className={styles.notice}>
      <BackLink />
      <PageHeading>No free views left for now</PageHeading>
      <p className={styles.limit}>{sentence}</p>
      <p>
        Each day on which you log in adds 3 free scholarships. Your own drafts and applications stay
        open.
      </p>
    </div>
  )
}

const isCode = (error: unknown, code: CallError['code']): boolean =>
  error instanceof CallError && error.code === code
