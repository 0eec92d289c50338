import type { Plan } from '@laurel/contract/billing-shapes'
import IconCrown from '@tabler/icons-react/dist/esm/icons/IconCrown.mjs'
import { useId } from 'react'
import { Badge } from '../../../ui/badge.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { monthlyWords, PLAN_NAMES, struckPrice } from './plan-words.ts'
import styles from './plan-tiles.module.css'
import type { PlanChoice } from './use-plan-choice.ts'

interface PlanTilesProps {
  choice: PlanChoice
  /** One below the other, as within a popup. */
  isStacked?: boolean
}

/** The plans side by side; one is chosen. */
export function PlanTiles({ choice, isStacked }: PlanTilesProps) {
  const name = useId()
  const { plans, chosen, choose } = choice
  return (
    <fieldset className={styles.tiles} data-stacked={isStacked}>
      <legend>
        <VisuallyHidden>Plan</VisuallyHidden>
      </legend>
      {plans.map((plan) => (
        <label key={plan.interval} className={styles.tile}>
          <input
            type="radio"
            name={name}
            value={plan.interval}
            checked={plan.interval === chosen.interval}
            onChange={() => choose(plan.interval)}
          />
          <Tile plan={plan} plans={plans} />
        </label>
      ))}
    </fieldset>
  )
}

function Tile({ plan, plans }: { plan: Plan; plans: readonly Plan[] }) {
  const { interval, price, savings } = plan
  const struck = struckPrice(plan, plans)
  return (
    <>
      <span className={styles.name}>
        {PLAN_NAMES[interval]}
        {interval === 'quarter' && (
          <Badge tone="gold" icon={IconCrown}>
            Most Popular
          </Badge>
        )}
      </span>
      <span className={styles.price}>
        <b>{price}</b>
        {struck && (
          <s>
            <VisuallyHidden>was </VisuallyHidden>
            {struck}
          </s>
        )}
      </span>
      <span className={styles.monthly}>{monthlyWords(plan)}</span>
      <span className={styles.saving}>
        {savings > 0 ? (
          <Badge tone="success">{savings}% savings</Badge>
        ) : (
          interval === 'month' && 'Paid monthly'
        )}
      </span>
    </>
  )
}
