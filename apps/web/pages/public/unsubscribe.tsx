import { Link } from 'react-router'
import { LinkOutcome } from '../../features/people/privacy/link-outcome.tsx'
import styles from '../../features/people/privacy/privacy.module.css'
import { RequestForm } from '../../features/people/privacy/request-form.tsx'
import { useLinkToken } from '../../features/people/privacy/use-link-token.ts'
import { publicMeta } from '../../page-meta.ts'
import { paths } from '../../paths.ts'
import { PageHeading } from '../../ui/page-heading.tsx'
import page from './narrow-page.module.css'

export const meta = () =>
  publicMeta({
    title: 'Unsubscribe',
    description: 'End the reminders and suggestions we send by email.',
    path: paths.unsubscribe,
  })

const end = async (token: string) => {
  const { unsubscribe } = await import('../../features/people/privacy/send-privacy-request.ts')
  return unsubscribe(token)
}

export default function UnsubscribePage() {
  const link = useLinkToken(end)
  return (
    <div className={page.page}>
      <PageHeading>Unsubscribe</PageHeading>
      <LinkOutcome state={link} working="Unsubscribing" title={() => 'You are unsubscribed'}>
        {({ email }) => (
          <>
            <p>
              You won’t get these emails any more at <strong>{email}</strong>. Receipts and emails
              about your account are still sent.
            </p>
            <p>
              Changed your mind? <Link to={`${paths.setting}#mails`}>Choose your emails</Link>
            </p>
          </>
        )}
      </LinkOutcome>
      {link.step !== 'done' && <Request />}
    </div>
  )
}

function Request() {
  return (
    <>
      <div className={styles.words}>
        <p>
          This ends deadline reminders, news of prepared drafts, and suggestions. Receipts and
          emails about your account are still sent.
        </p>
        <p>
          With an account you can also <Link to={`${paths.setting}#mails`}>choose each kind</Link>.
        </p>
      </div>
      <div className={page.card}>
        <RequestForm kind="unsubscribe" />
      </div>
    </>
  )
}
