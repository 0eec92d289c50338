import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs'
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import type { SentApplication } from '@laurel/contract/applicant-shapes'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { Icon } from '../../../../ui/icon.tsx'
import { PageHeading } from '../../../../ui/page-heading.tsx'
import { useDocumentTitle } from '../../../../ui/use-document-title.ts'
import { Loaded } from '../../../common/records/loaded.tsx'
import { shortMomentOf } from '../../../../instant-words.ts'
import { ReceiptSender } from '../../../student/tracking/receipt/receipt-sender.tsx'
import { useApplicantView } from '../applicant-view.ts'
import { Handling } from './handling.tsx'
import { History } from './history.tsx'
import { Notes } from './notes.tsx'
import styles from './one.module.css'
import { SentAnswers } from './sent-answers.tsx'
import { useApplication } from './use-application.ts'
import { useStepKeys } from './use-step-keys.ts'

interface ApplicationScreenProps {
  scholarshipId: string
  applicationId: string
}

/** One application, with what the organisation does with it beside it. */
export function ApplicationScreen(props: ApplicationScreenProps) {
  const { filter } = useApplicantView()
  const application = useApplication(props, filter)
  return (
    <Loaded query={application} noun="this application">
      {(shown) => <Application application={shown} scholarshipId={props.scholarshipId} />}
    </Loaded>
  )
}

interface ShownProps {
  application: SentApplication
  scholarshipId: string
}

function Application({ application, scholarshipId }: ShownProps) {
  const { applicationId, name, number, scholarship, submittedAt, standing } = application
  useDocumentTitle(name || number)
  return (
    <>
      <Steps {...{ application, scholarshipId }} />
      <PageHeading of={applicationId}>{name || number}</PageHeading>
      <p className={styles.lead}>
        {scholarship.title}. Number {number}, sent {shortMomentOf(submittedAt)}.
      </p>
      <div className={styles.columns}>
        <div className={styles.sheet}>
          {standing === 'withdrawn' ? (
            <p>This application was withdrawn, so what was sent is no longer shown.</p>
          ) : (
            <>
              <SentAnswers answers={application.answers} />
              <ReceiptSender sender={application.sender} />
            </>
          )}
        </div>
        {/* What is done and typed about one is never another's. */}
        <aside
          key={applicationId}
          className={styles.beside}
          aria-label="What your organization does with it"
        >
          <Handling {...{ application, scholarshipId }} />
          <Notes {...{ application, scholarshipId }} />
          <History application={application} />
        </aside>
      </div>
    </>
  )
}

/** Back to the list, and to the ones before and after it there; J and K do the same. */
function Steps({ application: { previousId, nextId } }: ShownProps) {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const to = (applicationId: string | null) => {
    const next = new URLSearchParams(search)
    if (applicationId === null) next.delete('application')
    else next.set('application', applicationId)
    return { search: `?${next}` }
  }
  useStepKeys((step) => {
    const id = step === 'next' ? nextId : previousId
    if (id !== null) void navigate(to(id))
  })
  return (
    <nav className={styles.steps} aria-label="Applications">
      <Link to={to(null)} className={styles.step}>
        <Icon icon={IconChevronLeft} size={16} />
        All applicants
      </Link>
      <span className={styles.gap} />
      {previousId !== null && (
        <Link to={to(previousId)} className={styles.step} rel="prev" aria-keyshortcuts="k">
          <Icon icon={IconChevronLeft} size={16} />
          Previous
        </Link>
      )}
      {nextId !== null && (
        <Link to={to(nextId)} className={styles.step} rel="next" aria-keyshortcuts="j">
          Next
          <Icon icon={IconChevronRight} size={16} />
        </Link>
      )}
    </nav>
  )
}
