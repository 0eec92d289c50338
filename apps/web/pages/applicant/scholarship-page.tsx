import type { ApplicantDetails } from '@laurel/contract/application-shapes'
import type { ScholarshipDetail } from '@laurel/contract/scholarship-shapes'
import type { ReactNode } from 'react'
import { CallError } from '../../api/call-error.ts'
import { useSuggestionsSoon } from '../../features/student/answer-bank/use-suggestions.ts'
import { BackLink } from '../../features/student/applications/details/back-link.tsx'
import { useApplication } from '../../features/student/applications/use-application.ts'
import { useScholarship } from '../../features/catalogue/listings/use-scholarship.ts'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { useDocumentTitle } from '../../ui/use-document-title.ts'
import { useSteadyPending } from '../../ui/use-steady-pending.ts'
import { NotFoundMessage } from '../not-found-message.tsx'
import styles from './scholarship-detail.module.css'

interface ScholarshipPageProps {
  id: string
  /** Its shape while it loads. */
  skeleton: ReactNode
  children: (data: { scholarship: ScholarshipDetail; application: ApplicantDetails }) => ReactNode
}

/** A scholarship with one's application to it, or why it cannot be shown. */
export function ScholarshipPage({ id, skeleton, children }: ScholarshipPageProps) {
  const scholarship = useScholarship(id)
  const application = useApplication(id)
  const isRestReady = !scholarship.isPending && !application.isPending
  const isWaiting = useSuggestionsSoon(id, isRestReady)
  const isSkeletonShown = useSteadyPending(!isRestReady || isWaiting)
  const failed = [scholarship, application].filter(({ isError, data }) => isError && !data)
  const tryAgain = () => failed.forEach((query) => void query.refetch())

  if (id === '' || failed.some(({ error }) => isCode(error, 'NOT_FOUND')))
    return <NotFoundMessage />
  if (!scholarship.data && isCode(scholarship.error, 'FREE_VIEW_LIMIT'))
    return <LimitNotice sentence={scholarship.error?.message ?? ''} />
  if (failed.length > 0)
    return (
      <Notice title="Scholarship">
        <ErrorPanel
          message="We couldn’t load this scholarship."
          onRetry={tryAgain}
          isRetrying={failed.some(({ isFetching }) => isFetching)}
        />
      </Notice>
    )
  if (isSkeletonShown) return skeleton
  if (!scholarship.data || !application.data || isWaiting) return null
  return children({ scholarship: scholarship.data, application: application.data })
}

/** The fixed sentence, calmly: it is the answer to the click, not an alarm. */
function LimitNotice({ sentence }: { sentence: string }) {
  return (
    <Notice title="No free views left for now">
      <p className={styles.limit}>{sentence}</p>
      <p>
        You get 3 more each day you log in. Unused ones carry over. Your own drafts and applications
        stay open.
      </p>
      <p className={styles.ways}>
        <ButtonLink variant="filled" to={paths.subscriptionPlan}>
          Get Full Access
        </ButtonLink>
        <ButtonLink to={paths.myScholarship('draft')}>Go to your drafts</ButtonLink>
      </p>
    </Notice>
  )
}

/** In the place of a scholarship: why it is not shown. */
function Notice({ title, children }: { title: string; children: ReactNode }) {
  useDocumentTitle(title)
  return (
    <div className={styles.notice}>
      <BackLink />
      <PageHeading>{title}</PageHeading>
      {children}
    </div>
  )
}

const isCode = (error: unknown, code: CallError['code']): boolean =>
  error instanceof CallError && error.code === code
