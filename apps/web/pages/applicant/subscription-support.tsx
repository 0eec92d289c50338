import { SubscriptionSupport } from '../../features/money/plans/subscription-support.tsx'
import { privateMeta } from '../../page-meta.ts'
import type { PageHandle } from '../signed-in/page-handle.ts'

export const meta = () => privateMeta('Subscription Support')

export const handle: PageHandle = { crumb: 'Subscription Support' }

export default function SubscriptionSupportPage() {
  return <SubscriptionSupport />
}
