import type { Billing, Subscription } from '@laurel/contract/billing-shapes'
import { useRef } from 'react'
import { paths } from '../../../paths.ts'
import { productName } from '../../../product.ts'
import { Badge } from '../../../ui/badge.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { useSteadyPending } from '../../../ui/use-steady-pending.ts'
import { WaitingRows } from '../../../ui/waiting-rows.tsx'
import { GuidePanel } from './guide-panel.tsx'
import { Invoices } from './invoices.tsx'
import styles from './own-plan.module.css'
import { PlanActions } from './plan-actions.tsx'
import { EVERY, moneyWords, PLAN_NAMES } from './plan-words.ts'
import { dayOf } from '../../../instant-words.ts'
import {
  canCancel,
  cardWords,
  isSubscribed,
  owedInvoice,
  STATUS_BADGES,
  statusWords,
} from './subscription-words.ts'
import { useBilling, useNextCard } from './use-billing.ts'

/** What somebody is subscribed to, what can be done about it, and the invoices. */
export function OwnPlan() {
  const { data, isPending, isError, isFetching, refetch } = useBilling({ follows: true })
  const isWaiting = useSteadyPending(isPending)
  if (isError && !data)
    return (
      <ErrorPanel
        message="We couldn’t load your subscription."
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    )
  if (isWaiting || !data)
    return <WaitingRows label="Loading your subscription" isShown={isWaiting} count={1} />
  return (
    <div className={styles.area}>
      {data.subscription ? (
        <Panel billing={data} subscription={data.subscription} />
      ) : (
        <div className={styles.panel}>
          <h2>Free</h2>
          <p>You use {productName} for free. There is no active subscription.</p>
          <SeePlans />
        </div>
      )}
      <GuidePanel isMember={isSubscribed(data)} />
      {data.invoices.length > 0 && <Invoices invoices={data.invoices} />}
    </div>
  )
}

function Panel({ billing, subscription }: { billing: Billing; subscription: Subscription }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { plan, status, nextCharge } = subscription
  const { tone, word } = STATUS_BADGES[status]
  return (
    <section className={styles.panel} aria-labelledby="own-plan">
      <div className={styles.head}>
        <h2 id="own-plan" ref={heading} tabIndex={-1}>
          {plan ? `${PLAN_NAMES[plan.interval]} Plan` : 'Full access'}
        </h2>
        <Badge tone={tone}>{word}</Badge>
      </div>
      <p className={status === 'past_due' ? styles.alarm : undefined} role="status">
        {statusWords(billing, subscription)}
      </p>
      {plan?.coming && nextCharge && (
        <p role="status">
          From {dayOf(plan.coming.from)} this plan costs {plan.coming.price} instead of {plan.price}
          . If you do not agree, cancel: the membership then ends with the time that is paid, at the
          old price.
        </p>
      )}
      <Facts billing={billing} subscription={subscription} />
      {isSubscribed(billing) ? (
        <PlanActions
          billing={billing}
          subscription={subscription}
          // Its button may be gone after a change.
          onDone={() => heading.current?.focus()}
        />
      ) : (
        <SeePlans />
      )}
    </section>
  )
}

const SeePlans = () => (
  <div className={styles.actions}>
    <ButtonLink variant="filled" to={paths.subscriptionPlan}>
      See the plans
    </ButtonLink>
  </div>
)

function Facts({ billing, subscription }: { billing: Billing; subscription: Subscription }) {
  const owed = owedInvoice(billing)
  const card = useNextCard(canCancel(subscription))
  const { plan, startedAt, trialEndsAt, nextCharge, status } = subscription
  const rows = [
    plan && ['Price', `${plan.price} ${EVERY[plan.interval]}`],
    ['Since', dayOf(startedAt)],
    status === 'trialing' && trialEndsAt !== null && ['Trial ends', dayOf(trialEndsAt)],
    owed && ['Owed', moneyWords(owed.amountCents, owed.currency)],
    nextCharge && [
      status === 'trialing' ? 'First charge' : 'Next charge',
      `${moneyWords(nextCharge.amountCents)} on ${dayOf(nextCharge.at)}`,
    ],
    card && ['Card', cardWords(card)],
  ].filter((row) => Array.isArray(row))
  return (
    <dl className={styles.facts}>
      {rows.map(([name, text]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
