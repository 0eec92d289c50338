import { privateMeta } from '../../page-meta.ts'
import { PageHeading } from '../../ui/page-heading.tsx'
import type { PageHandle } from './page-handle.ts'

export const meta = () => privateMeta('Scholarship')

export const handle: PageHandle = { crumb: 'Scholarship', isMenuNarrow: true, isFullWidth: true }

export default function ScholarshipDetailPage() {
  return <PageHeading>Scholarship</PageHeading>
}
