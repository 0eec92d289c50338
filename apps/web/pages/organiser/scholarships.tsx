import { ScholarshipTable } from '../../features/editor/scholarship-table.tsx'
import { privateMeta } from '../../page-meta.ts'
import type { PageHandle } from '../signed-in/page-handle.ts'

export const meta = () => privateMeta('Scholarships')

export const handle: PageHandle = { crumb: 'Scholarships' }

export default function OrganiserScholarshipsPage() {
  return <ScholarshipTable />
}
