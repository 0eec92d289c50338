import { privateMeta } from '../../page-meta.ts'
import { PageHeading } from '../../ui/page-heading.tsx'
import type { PageHandle } from './page-handle.ts'

export const meta = () => privateMeta('Profile')

export const handle: PageHandle = { crumb: 'Profile' }

export default function ProfilePage() {
  return <PageHeading>Profile</PageHeading>
}
