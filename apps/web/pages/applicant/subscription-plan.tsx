import { ChoosePlan } from '../../features/money/plans/choose-plan.tsx'
import { privateMeta } from '../../page-meta.ts'
import type { PageHandle } from '../signed-in/page-handle.ts'

export const meta = () => privateMeta('Plans')

export const handle: PageHandle = { crumb: 'Plans' }

export default function SubscriptionPlanPage() {
  return <ChoosePlan />
}
