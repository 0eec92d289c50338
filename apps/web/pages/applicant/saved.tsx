import { privateMeta } from '../../page-meta.ts'
import { PageHeading } from '../../ui/page-heading.tsx'
import type { PageHandle } from './page-handle.ts'

export const meta = () => privateMeta('Wishlist / Saved')

export const handle: PageHandle = { crumb: 'Wishlist / Saved' }

export default function SavedPage() {
  return <PageHeading>Wishlist / Saved</PageHeading>
}
