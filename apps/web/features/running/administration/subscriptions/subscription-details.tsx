import type { HeldSubscription } from '@laurel/contract/billing-admin'
import type { ReactNode } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { CopyField } from '../../../../ui/copy-field.tsx'
import form from '../administration.module.css'
import { shortMomentOf } from '../../../../instant-words.ts'
import { ChargeList } from './charge-list.tsx'
import styles from './subscription-details.module.css'
import { StatusBadge } from './subscription-table.tsx'
import { END_REASONS, endingOf, planOf, PROVIDERS } from './subscription-words.ts'

interface SubscriptionDetailsProps {
  subscription: HeldSubscription
  onTakeBack: () => void
}

/** All that is known of one subscription. */
export function SubscriptionDetails({ subscription, onTakeBack }: SubscriptionDetailsProps) {
  const { provider, status, invoices } = subscription
  const canTakeBack = provider === 'grant' && status === 'active'
  return (
    <div className={form.form}>
      <p>
        <StatusBadge status={status} />
      </p>
      <Facts subscription={subscription} />
      <ChargeList invoices={invoices} />
      <Ids subscription={subscription} />
      {canTakeBack && (
        <div className={form.actions}>
          <Button onClick={onTakeBack}>Revoke access</Button>
        </div>
      )}
    </div>
  )
}

function Facts({ subscription }: { subscription: HeldSubscription }) {
  const { applicant, provider, trialEndsAt, cancelsAt, endedAt, endReason, reason } = subscription
  const rows: [string, ReactNode][] = [
    ['Email', applicant?.email],
    ['Plan', planOf(subscription)],
    ['Provider', PROVIDERS[provider]],
    ['Reason', reason],
    ['Begun', shortMomentOf(subscription.startedAt)],
    ['Trial ends', trialEndsAt && shortMomentOf(trialEndsAt)],
    ['Period ends', provider !== 'grant' && shortMomentOf(subscription.periodEndsAt)],
    ['Cancelled as of', cancelsAt && shortMomentOf(cancelsAt)],
    ['Open until', <Ending key="ending" subscription={subscription} />],
    ['Ended', endedAt && shortMomentOf(endedAt)],
    ['Why it ended', endReason && END_REASONS[endReason]],
  ]
  return (
    <dl className={styles.facts}>
      {rows.map(
        ([name, text]) =>
          text && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ),
      )}
    </dl>
  )
}

const Ending = ({ subscription }: { subscription: HeldSubscription }) => (
  <>
    {shortMomentOf(subscription.accessUntil)}
    <span className={form.small}>{endingOf(subscription)}</span>
  </>
)

const Ids = ({
  subscription: { id, providerId, applicant, provider },
}: {
  subscription: HeldSubscription
}) => (
  <>
    {provider !== 'grant' && <CopyField label="Provider’s id" text={providerId} noun="id" />}
    <CopyField label="Subscription id" text={id} noun="id" />
    {applicant && <CopyField label="Applicant id" text={applicant.id} noun="id" />}
  </>
)
