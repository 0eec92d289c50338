import { lazy, Suspense, useEffect } from 'react'
import { useLocation } from 'react-router'
import { privateMeta } from '../../page-meta.ts'
import { idFromSearch } from '../../paths.ts'
import type { PageHandle } from '../signed-in/page-handle.ts'
import { ScholarshipDetailSkeleton } from './scholarship-detail-skeleton.tsx'
import { ScholarshipPage } from './scholarship-page.tsx'

const loadWorkspace = () => import('../../features/student/applications/application-workspace.tsx')
const ApplicationWorkspace = lazy(loadWorkspace)

export const meta = () => privateMeta('Scholarship')

export const handle: PageHandle = { crumb: 'Scholarship', isMenuNarrow: true, isFullWidth: true }

export default function ScholarshipDetailPage() {
  const id = idFromSearch(useLocation().search)
  // Beside the scholarship it shows, not after it.
  useEffect(() => void loadWorkspace(), [])
  const skeleton = <ScholarshipDetailSkeleton />
  return (
    <Suspense fallback={skeleton}>
      <ScholarshipPage key={id} id={id} skeleton={skeleton}>
        {(data) => <ApplicationWorkspace {...data} />}
      </ScholarshipPage>
    </Suspense>
  )
}
