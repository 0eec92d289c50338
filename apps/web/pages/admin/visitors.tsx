import { VisitorsScreen } from '../../features/administration/visitors/visitors.tsx'
import { privateMeta } from '../../page-meta.ts'
import type { PageHandle } from '../signed-in/page-handle.ts'

export const meta = () => privateMeta('Visitors')

export const handle: PageHandle = { crumb: 'Visitors' }

export default function VisitorsPage() {
  return <VisitorsScreen />
}
