import { useLocation } from 'react-router'
import { ApplicationWorkspace } from '../../features/applications/application-workspace.tsx'
import { privateMeta } from '../../page-meta.ts'
import { idFromSearch } from '../../paths.ts'
import type { PageHandle } from './page-handle.ts'
import { ScholarshipDetailSkeleton } from './scholarship-detail-skeleton.tsx'
import { ScholarshipPage } from './scholarship-page.tsx'

export const meta = () => privateMeta('Scholarship')

export const handle: PageHandle = { crumb: 'Scholarship', isMenuNarrow: true, isFullWidth: true }

export default function ScholarshipDetailPage() {
  const id = idFromSearch(useLocation().search)
  return (
    <ScholarshipPage key={id} id={id} skeleton={<ScholarshipDetailSkeleton />}>
      {(data) => <ApplicationWorkspace {...data} />}
    </ScholarshipPage>
  )
}
