import { SubscriptionList } from '../../features/running/administration/subscriptions/subscription-list.tsx'
import { privateMeta } from '../../page-meta.ts'
import type { PageHandle } from '../signed-in/page-handle.ts'

export const meta = () => privateMeta('Subscriptions')

export const handle: PageHandle = { crumb: 'Subscriptions' }

export default function SubscriptionListPage() {
  return <SubscriptionList />
}
