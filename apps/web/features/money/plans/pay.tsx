import type { Plan } from '@laurel/contract/billing-shapes'
import { Navigate } from 'react-router'
import { CallError } from '../../../api/call-error.ts'
import { paths } from '../../../paths.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { useSteadyPending } from '../../../ui/use-steady-pending.ts'
import { WaitingRows } from '../../../ui/waiting-rows.tsx'
import styles from './checkout.module.css'
import { failureWords } from './failure-words.ts'
import { planOfPrice } from './offered-plans.ts'
import { OrderSummary } from './order-summary.tsx'
import { NO_CHECKOUT } from './plan-words.ts'
import { isSubscribed } from './subscription-words.ts'
import { useBilling, usePlans } from './use-billing.ts'
import { useCheckout } from './use-checkout.ts'

/** As the server says it. */
const TRIAL_TAKEN = 'You have had the free trial already. Please choose a plan without it.'

/** Leads to the checkout of one price. */
export function Pay({ priceId }: { priceId: string }) {
  const plans = usePlans()
  const billing = useBilling()
  const hasFailed = plans.isError || billing.isError
  const isLoaded = plans.data !== undefined && billing.data !== undefined
  const isWaiting = useSteadyPending(!isLoaded && !hasFailed)
  if (plans.data && billing.data && !isWaiting) {
    if (isSubscribed(billing.data)) return <Navigate to={paths.plan} replace />
    const { hasTrialLeft } = billing.data
    const plan = planOfPrice(plans.data, priceId, hasTrialLeft)
    if (!plan) return <Problem message={NO_CHECKOUT} />
    // An old address of a plan with a trial: the server would refuse it, below a price of $0.
    if (plan.trialDays > 0 && !hasTrialLeft) return <Problem message={TRIAL_TAKEN} />
    return <Checkout plan={plan} hasTrialLeft={hasTrialLeft} />
  }
  if (!hasFailed) return <WaitingRows label="Loading your order" isShown={isWaiting} count={1} />
  return (
    <ErrorPanel
      message={NO_CHECKOUT}
      onRetry={() => void Promise.all([plans.refetch(), billing.refetch()])}
      isRetrying={plans.isFetching || billing.isFetching}
    />
  )
}

function Checkout({ plan, hasTrialLeft }: { plan: Plan; hasTrialLeft: boolean }) {
  const { isOpening, error, open } = useCheckout(plan)
  if (error instanceof CallError && error.code === 'ALREADY_SUBSCRIBED')
    return <Navigate to={paths.plan} replace />
  return (
    <div className={styles.checkout}>
      <OrderSummary plan={plan} hasTrialLeft={hasTrialLeft} />
      {isOpening ? (
        <p className={styles.opening} role="status">
          Opening the secure payment page…
        </p>
      ) : (
        <Problem message={failureWords(error)} onRetry={open} />
      )}
    </div>
  )
}

function Problem({ message, onRetry }: { message: string; onRetry?: () => void }) {
  return (
    <div className={styles.problem} role="alert">
      <p>{message}</p>
      <div className={styles.actions}>
        {onRetry && (
          <Button variant="filled" onClick={onRetry}>
            Try again
          </Button>
        )}
        <ButtonLink to={paths.subscriptionPlan}>Back to the plans</ButtonLink>
      </div>
    </div>
  )
}
