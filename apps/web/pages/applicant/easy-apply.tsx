import { privateMeta } from '../../page-meta.ts'
import { PageHeading } from '../../ui/page-heading.tsx'
import type { PageHandle } from './page-handle.ts'

export const meta = () => privateMeta('Easy Apply')

export const handle: PageHandle = { crumb: 'Easy Apply' }

export default function EasyApplyPage() {
  return <PageHeading>Easy Apply Scholarships</PageHeading>
}
