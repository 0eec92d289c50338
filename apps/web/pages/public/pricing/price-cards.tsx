import type { Plan } from '@laurel/contract/billing-shapes'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import { freeLimitWords } from '@laurel/contract/free-limit'
import { EVERY, monthlyWords, PLAN_NAMES, struckPrice } from '../../../features/plans/plan-words.ts'
import { paths } from '../../../paths.ts'
import { productName } from '../../../product.ts'
import { Badge } from '../../../ui/badge.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import styles from './pricing.module.css'

/** Where a press leads: whoever has no account signs up first (specification 2, "Pricing"). */
export interface WayIn {
  to: string
  isSignedIn: boolean
}

const FREE = ['All matches, each with its reasons', 'Drafts, documents and reminders']
const FULL: Readonly<Record<Plan['interval'], readonly string[]>> = {
  month: ['Open and apply to as many as you like', 'Apply to many at once'],
  quarter: ['Everything in Monthly', 'Covers a season of deadlines'],
  year: ['Everything in Monthly', 'Applies again when an award returns'],
}

export const FreeCard = ({ isSignedIn }: Pick<WayIn, 'isSignedIn'>) => (
  <li className={styles.card}>
    <h2>Free</h2>
    <p className={styles.price}>
      <b>$0</b>
    </p>
    <p className={styles.small}>always</p>
    <Points points={[...FREE, freeLimitWords(productName).replace(/^Free: /, '')]} />
    <ButtonLink variant="filled" isWide to={isSignedIn ? paths.dashboard : paths.signup}>
      {isSignedIn ? 'To your dashboard' : 'Get started'}
    </ButtonLink>
  </li>
)

interface PlanCardProps extends WayIn {
  plan: Plan
  plans: readonly Plan[]
}

export function PlanCard({ plan, plans, to }: PlanCardProps) {
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

const Points = ({ points }: { points: readonly string[] }) => (
  <ul className={styles.points}>
    {points.map((point) => (
      <li key={point}>
        <Icon icon={IconCheck} size={16} />
        {point}
      </li>
    ))}
  </ul>
)
