import type { Billing } from '@laurel/contract/billing-shapes'
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs'
import { paths } from '../../../paths.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { PageHeading } from '../../../ui/page-heading.tsx'
import styles from './checkout.module.css'
import { moneyWords } from './plan-words.ts'
import { dayOf } from '../../../instant-words.ts'

/** After a checkout that was paid: what is open now, and what is charged when. */
export function Subscribed({ billing: { subscription } }: { billing: Billing }) {
  const isTrial = subscription?.status === 'trialing'
  const next = subscription?.nextCharge
  return (
    <div className={styles.outcome}>
      <Icon icon={IconCircleCheck} size={40} className={styles.done} />
      <PageHeading>{isTrial ? 'Your free trial has begun' : 'You are subscribed'}</PageHeading>
      <p>Open and apply to as many scholarships as you like.</p>
      {next && (
        <p>
          {isTrial ? 'Nothing was charged today. The first charge is' : 'The next charge is'}{' '}
          {moneyWords(next.amountCents)} on {dayOf(next.at)}. You can cancel at any time on your
          plan page.
        </p>
      )}
      <div className={styles.actions}>
        <ButtonLink variant="filled" to={paths.dashboard}>
          Go to Dashboard
        </ButtonLink>
        <ButtonLink to={paths.plan}>View Subscription Plan</ButtonLink>
      </div>
    </div>
  )
}
