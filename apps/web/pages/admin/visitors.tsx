import { useSearchParams } from 'react-router'
import { PartnerList } from '../../features/running/administration/partners/partner-list.tsx'
import { viewOf } from '../../features/running/administration/partners/partner-tabs.tsx'
import { PayoutList } from '../../features/running/administration/partners/payout-list.tsx'
import { VisitorsScreen } from '../../features/running/administration/visitors/visitors.tsx'
import { privateMeta } from '../../page-meta.ts'
import type { PageHandle } from '../signed-in/page-handle.ts'

export const meta = () => privateMeta('Visitors')

export const handle: PageHandle = { crumb: 'Visitors' }

const SCREENS = { visitors: VisitorsScreen, partners: PartnerList, payouts: PayoutList }

/** Who comes, who sent them, and what these are paid: one address, since every page loads the list of all. */
export default function VisitorsPage() {
  const [search] = useSearchParams()
  const Screen = SCREENS[viewOf(search.get('view'))]
  return <Screen />
}
