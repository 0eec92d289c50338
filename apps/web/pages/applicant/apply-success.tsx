import { privateMeta } from '../../page-meta.ts'
import { PageHeading } from '../../ui/page-heading.tsx'
import type { PageHandle } from './page-handle.ts'

export const meta = () => privateMeta('Application sent')

export const handle: PageHandle = { crumb: 'Application sent' }

export default function ApplySuccessPage() {
  return <PageHeading>Application sent !</PageHeading>
}
