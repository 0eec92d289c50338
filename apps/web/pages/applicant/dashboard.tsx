import { privateMeta } from '../../page-meta.ts'
import { PageHeading } from '../../ui/page-heading.tsx'
import type { PageHandle } from './page-handle.ts'

export const meta = () => privateMeta('Dashboard')

export const handle: PageHandle = { crumb: 'Dashboard' }

export default function DashboardPage() {
  return <PageHeading>Dashboard</PageHeading>
}
