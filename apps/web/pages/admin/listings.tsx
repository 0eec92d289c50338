import { ListingsDesk } from '../../features/running/administration/desk/listings-desk.tsx'
import { privateMeta } from '../../page-meta.ts'
import type { PageHandle } from '../signed-in/page-handle.ts'

export const meta = () => privateMeta('Listings desk')

export const handle: PageHandle = { crumb: 'Listings desk', isMenuNarrow: true, isFullWidth: true }

export default function ListingsDeskPage() {
  return <ListingsDesk />
}
