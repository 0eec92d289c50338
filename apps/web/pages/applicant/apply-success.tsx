import { Navigate, useLocation } from 'react-router'
import { NextSteps } from '../../features/student/applications/sent/next-steps.tsx'
import { EssayCard } from '../../features/student/applications/sent/essay-card.tsx'
import { useApplication } from '../../features/student/applications/use-application.ts'
import { sentWords } from '../../features/money/popups/sent-words.ts'
import { useSentPopups } from '../../features/money/popups/use-sent-popups.ts'
import { useScholarship } from '../../features/catalogue/listings/use-scholarship.ts'
import { privateMeta } from '../../page-meta.ts'
import { idFromSearch, paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import styles from './apply-success.module.css'
import { MoreScholarships } from './apply-success-more.tsx'
import type { PageHandle } from '../signed-in/page-handle.ts'

export const meta = () => privateMeta('Application sent')

export const handle: PageHandle = { crumb: 'Application sent' }

export default function ApplySuccessPage() {
  const id = idFromSearch(useLocation().search)
  const scholarship = useScholarship(id)
  const application = useApplication(id)
  useSentPopups(
    id,
    scholarship.data?.title,
    application.data?.submittedAt ?? null,
    application.data?.recipient ?? null,
  )
  if (id === '') return <Navigate to={paths.myScholarship('applied')} replace />
  // The address alone makes no application sent.
  if (application.data && application.data.status !== 'Received')
    return <Navigate to={paths.scholarshipDetail(id)} replace />
  if (application.isError)
    return (
      <>
        <PageHeading>Your application</PageHeading>
        <ErrorPanel
          message="We couldn’t look up your application."
          onRetry={() => void application.refetch()}
          isRetrying={application.isFetching}
        />
      </>
    )
  if (!application.data) return <div className={styles.waiting} aria-busy="true" />
  return (
    <div className={styles.page}>
      <section className={styles.banner}>
        <PageHeading>Application sent !</PageHeading>
        {application.data.recipient !== null && (
          <p>
            {sentWords({
              recipient: application.data.recipient,
              ...(application.data.submittedAt !== null && {
                submittedAt: application.data.submittedAt,
              }),
            })}
          </p>
        )}
        {scholarship.data && <NextSteps scholarship={scholarship.data} />}
        <div className={styles.actions}>
          <ButtonLink variant="filled" to={paths.trackApplications()}>
            Track it
          </ButtonLink>
          {application.data.applicationId !== null && (
            <ButtonLink to={paths.receipt(application.data.applicationId)}>View receipt</ButtonLink>
          )}
        </div>
      </section>
      <EssayCard />
      {scholarship.data && <MoreScholarships sent={scholarship.data} />}
    </div>
  )
}
