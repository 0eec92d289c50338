import { CheckoutLeft } from '../../features/money/plans/checkout-left.tsx'
import { privateMeta } from '../../page-meta.ts'
import { paths } from '../../paths.ts'
import type { PageHandle } from '../signed-in/page-handle.ts'

export const meta = () => privateMeta('Payment')

export const handle: PageHandle = {
  crumb: 'Payment',
  parents: [{ label: 'Plans', to: paths.subscriptionPlan }],
}

export default function PaymentReturnPage() {
  return (
    // What comes of it is read out when it is known.
    <div aria-live="polite">
      <CheckoutLeft />
    </div>
  )
}
