import { CheckoutDone } from '../../features/money/plans/checkout-done.tsx'
import { privateMeta } from '../../page-meta.ts'
import { paths } from '../../paths.ts'
import type { PageHandle } from '../signed-in/page-handle.ts'

export const meta = () => privateMeta('Your subscription')

export const handle: PageHandle = {
  crumb: 'Your subscription',
  parents: [{ label: 'Plans', to: paths.subscriptionPlan }],
}

export default function SuccessPage() {
  return (
    // What comes of it is read out when it is known.
    <div aria-live="polite">
      <CheckoutDone />
    </div>
  )
}
