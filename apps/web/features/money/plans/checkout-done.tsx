import { useSearchParams } from 'react-router'
import { isUnknown, NoCheckout, Outcome, Waiting } from './checkout-outcome.tsx'
import { NO_CHECKOUT } from './plan-words.ts'
import { Subscribed } from './subscribed.tsx'
import { useOutcome } from './use-outcome.ts'

/** Where a provider sends whoever has paid: it is asked before anything is said. */
export function CheckoutDone() {
  const [search] = useSearchParams()
  const id = search.get('checkout') ?? ''
  const { data, error, isError, isFetching, isAwaited, refetch } = useOutcome(id, true)
  if (isUnknown(id, error)) return <NoCheckout />
  const ask = { onAsk: () => void refetch(), isAsking: isFetching }
  if (data?.status === 'completed')
    return data.billing.isActive ? (
      <Subscribed billing={data.billing} />
    ) : (
      <Outcome title="This subscription has ended">
        <p>
          It is not active. There is one free trial per person and card, so this one ended and
          nothing was charged. You can choose a plan without the trial.
        </p>
      </Outcome>
    )
  if (data?.status === 'abandoned')
    return (
      <Outcome title="You did not subscribe">
        <p>You left the checkout before paying. Nothing was charged.</p>
      </Outcome>
    )
  if (isError && !data)
    return (
      <Outcome title="We couldn’t confirm your payment" {...ask}>
        <p role="alert">
          {NO_CHECKOUT}. If you paid, your plan opens automatically once the provider confirms it.
        </p>
      </Outcome>
    )
  if (isAwaited) return <Waiting title="Confirming your payment" />
  return (
    <Outcome title="The payment is not confirmed yet" {...ask}>
      <p>
        The payment provider has not confirmed it yet. If you paid, your plan opens automatically.
        Don’t pay again.
      </p>
    </Outcome>
  )
}
