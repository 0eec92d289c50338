import { Link } from 'react-router'
import { LinkOutcome } from '../../features/people/privacy/link-outcome.tsx'
import styles from '../../features/people/privacy/privacy.module.css'
import { RequestForm } from '../../features/people/privacy/request-form.tsx'
import type { PrivacyKind } from '../../features/people/privacy/request-rules.ts'
import { useLinkToken } from '../../features/people/privacy/use-link-token.ts'
import { publicMeta } from '../../page-meta.ts'
import { paths } from '../../paths.ts'
import { productName } from '../../product.ts'
import { PageHeading } from '../../ui/page-heading.tsx'
import page from './narrow-page.module.css'

export const meta = () =>
  publicMeta({
    title: 'Do not sell my personal information',
    description: 'Nothing is sold here. Put your wish on record all the same.',
    path: paths.doNotSell,
  })

const confirm = async (token: string) => {
  const { confirmRequest } = await import('../../features/people/privacy/send-privacy-request.ts')
  return confirmRequest(token)
}

const HEADINGS: Partial<Record<PrivacyKind, string>> = {
  do_not_sell: 'Do not sell my personal information',
  unsubscribe: 'Unsubscribe',
}

const OUTCOMES: Partial<Record<PrivacyKind, string>> = {
  do_not_sell: 'Your request is confirmed and counts from now on. None of your data was ever sold.',
  unsubscribe: 'You won’t get these emails any more.',
}

export default function DoNotSellPage() {
  const link = useLinkToken(confirm)
  // Requests of all kinds are confirmed by a link to here.
  const confirmed = link.step === 'done' ? link.done.kind : 'do_not_sell'
  return (
    <div className={page.page}>
      <PageHeading>{HEADINGS[confirmed] ?? 'Your privacy request'}</PageHeading>
      <LinkOutcome
        state={link}
        working="Confirming your request"
        title={({ kind }) => (kind === 'unsubscribe' ? 'You are unsubscribed' : 'Confirmed')}
      >
        {({ kind, reference }) => (
          <>
            <p>{OUTCOMES[kind] ?? 'Your request is confirmed. We handle it now and email you.'}</p>
            <p>
              Your reference is <strong className={styles.reference}>{reference}</strong>.
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
          {productName} does not sell personal information. Sale is off for everyone, and nobody can
          switch it on.
        </p>
        <p>
          You can put your wish on record all the same. We note it, email you a link that confirms
          it, and handle it within 15 business days (in Nevada 60 days). You need no account. The{' '}
          <Link to={paths.privacy}>Privacy Policy</Link> has the details.
        </p>
      </div>
      <div className={page.card}>
        <RequestForm kind="do_not_sell" />
      </div>
    </>
  )
}
