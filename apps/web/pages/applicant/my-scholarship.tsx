import { privateMeta } from '../../page-meta.ts'
import { PageHeading } from '../../ui/page-heading.tsx'
import type { PageHandle } from './page-handle.ts'

export const meta = () => privateMeta('My Scholarship')

export const handle: PageHandle = { crumb: 'My Scholarship' }

export default function MyScholarshipPage() {
  return <PageHeading>My Scholarship</PageHeading>
}
