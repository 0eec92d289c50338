import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs'
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs'
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs'
import type { ApplicantDetails } from '@laurel/contract/application-shapes'
import type { ScholarshipDetail } from '@laurel/contract/scholarship-shapes'
import { paths } from '../../../paths.ts'
import { productName } from '../../../product.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { describeReason } from '@laurel/contract/words/describe-reason'
import { sentNote } from '@laurel/contract/words/describe-verdict'
import { longDate } from '@laurel/contract/words/deadline-words'
import { useAddressed } from '../../people/questions/use-addressed.ts'
import type { ApplicationMode } from './application-mode.ts'
import styles from './mode-notice.module.css'
import { Notice } from './notice.tsx'
import { ProviderActions } from './provider-actions.tsx'

interface ModeNoticeProps {
  scholarship: ScholarshipDetail
  application: ApplicantDetails
  mode: ApplicationMode
}

/** What there is to know before the requirements, unless the application is simply open. */
export function ModeNotice({ scholarship, application, mode }: ModeNoticeProps) {
  if (mode === 'sent') return <SentNotice application={application} />
  if (mode === 'closed') return <ClosedNotice scholarship={scholarship} />
  if (mode === 'conflict') return <ConflictNotice scholarship={scholarship} />
  if (mode === 'ineligible') return <IneligibleNotice scholarship={scholarship} />
  return (
    <>
      <PreparedNotice application={application} />
      {mode === 'provider' && <ProviderActions scholarship={scholarship} />}
    </>
  )
}

/** A draft that was filled in from an earlier round waits for the student's word. */
function PreparedNotice({ application }: Pick<ModeNoticeProps, 'application'>) {
  const { preparedFromCycle } = application
  if (preparedFromCycle === null) return null
  const round = /^\d{4}$/.test(preparedFromCycle) ? preparedFromCycle : 'the last round'
  return (
    <Notice icon={IconRefresh} title={`We kept your answers from ${round}. Check them and send.`}>
      <p>What is asked may have changed since. Nothing is sent until you submit it.</p>
    </Notice>
  )
}

function SentNotice({ application }: Pick<ModeNoticeProps, 'application'>) {
  const { applicationId, submittedAt, recipient, stage } = application
  const isWithdrawn = stage === 'withdrawn'
  return (
    <Notice
      icon={isWithdrawn ? IconArrowBackUp : IconCheck}
      title={isWithdrawn ? 'Application withdrawn' : 'Application sent'}
      isGood={!isWithdrawn}
    >
      <p>{sentWords(submittedAt, recipient)}</p>
      <p>
        <b>{sentNote(stage ?? undefined)}.</b>
      </p>
      <div className={styles.actions} data-print="hide">
        {applicationId !== null && (
          <ButtonLink to={paths.receipt(applicationId)}>View receipt</ButtonLink>
        )}
        <ButtonLink to={paths.trackApplications()}>Track it</ButtonLink>
      </div>
    </Notice>
  )
}

function sentWords(submittedAt: string | null, recipient: string | null): string {
  const to = recipient === null ? '' : ` to ${recipient}`
  if (submittedAt === null) return `It was sent${to}. Nothing in it can be changed now.`
  const at = new Date(submittedAt)
  const day = at.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })
  const time = at.toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' })
  return `It was sent${to} on ${day} at ${time}. Nothing in it can be changed now.`
}

function ClosedNotice({ scholarship }: Pick<ModeNoticeProps, 'scholarship'>) {
  const { date, opens } = scholarship.deadline
  const isPast = date !== null
  return (
    <Notice icon={IconLock} title="This scholarship is closed.">
      <p>
        {isPast ? `It took applications until ${longDate(date)}. ` : ''}
        {opens !== undefined ? `It opens on ${longDate(opens)}. ` : ''}
        You can still read it, and anything you wrote is kept.
      </p>
      <div>
        <ButtonLink to={paths.matches}>Browse matches</ButtonLink>
      </div>
    </Notice>
  )
}

/** Said before anybody begins, not when it is sent. */
function ConflictNotice({ scholarship }: Pick<ModeNoticeProps, 'scholarship'>) {
  const isStaff = scholarship.conflict === 'STAFF_IN_DRAW'
  return (
    <Notice icon={IconInfoCircle} title="You can read this scholarship, but not apply to it">
      <p>
        {isStaff
          ? `It is a random draw, and people who run ${productName} cannot enter one.`
          : `You belong to ${scholarship.user.firstName}, which gives it, or live with somebody who does.`}
      </p>
      {!isStaff && <p>If that is not so, ask the member who declared your address to remove it.</p>}
    </Notice>
  )
}

function IneligibleNotice({ scholarship }: Pick<ModeNoticeProps, 'scholarship'>) {
  const addressed = useAddressed()
  const { reasons } = scholarship.match
  const failed = reasons.filter(({ soft, result }) => !soft && result === 'notMet')
  return (
    <Notice icon={IconInfoCircle} title="You can read this scholarship, but not apply to it">
      <p>It has a rule that your profile does not meet:</p>
      <ul>
        {failed.map((reason, position) => (
          // Clauses have no identity but their place.
          <li key={position}>{addressed(describeReason(reason))}</li>
        ))}
      </ul>
      <p>If your profile is wrong, change it there and this page updates.</p>
      <div>
        <ButtonLink to={paths.profile()}>Check your profile</ButtonLink>
      </div>
    </Notice>
  )
}
