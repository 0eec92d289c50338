import type { Plan } from '@laurel/contract/billing-shapes'
import {
  EVERY,
  monthlyWords,
  PLAN_NAMES,
  struckPrice,
} from '../../../features/money/plans/plan-words.ts'
import { Badge } from '../../../ui/badge.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Points } from './points.tsx'
import styles from './pricing.module.css'

const FULL: Readonly<Record<Plan['interval'], readonly string[]>> = {
  month: ['Open and apply to as many as you like', 'Apply to many at once'],
  quarter: ['Everything in Monthly', 'Covers a season of deadlines'],
  year: ['Everything in Monthly', 'Applies again when an award returns'],
}

interface PlanCardsProps {
  plans: readonly Plan[]
  /** Where a press leads: whoever has no account signs up first (specification 2, "Pricing"). */
  to: string
}

/** A card for each plan. */
export default function PlanCards({ plans, to }: PlanCardsProps) {
  return plans.map((plan) => <PlanCard key={plan.interval} plan={plan} plans={plans} to={to} />)
}

interface PlanCardProps extends PlanCardsProps {
  plan: Plan
}

function PlanCard({ plan, plans, to }: PlanCardProps) {
  const { interval, price, trialDays, savings } = plan
  const struck = struckPrice(plan, plans)
  const isPopular = interval === 'quarter'
  return (
    <li className={styles.card} data-popular={isPopular || undefined}>
      <h2>
        {PLAN_NAMES[interval]} {isPopular && <Badge tone="gold">Most Popular</Badge>}
      </h2>
      <p className={styles.price}>
        <b>{price}</b>
        {struck && <s>{struck}</s>}
        {savings > 0 && <Badge tone="success">{savings}% savings</Badge>}
      </p>
      <p className={styles.small}>
        {monthlyWords(plan)}, charged {EVERY[interval]}
      </p>
      <Points points={FULL[interval]} />
      <ButtonLink isWide to={to}>
        {trialDays > 0 ? `Try ${trialDays} days free` : 'Subscribe'}
      </ButtonLink>
    </li>
  )
}
