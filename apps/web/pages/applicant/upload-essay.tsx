import { lazy, Suspense, useEffect } from 'react'
import { useLocation } from 'react-router'
import { privateMeta } from '../../page-meta.ts'
import { idFromSearch } from '../../paths.ts'
import type { PageHandle } from '../signed-in/page-handle.ts'
import { ScholarshipPage } from './scholarship-page.tsx'
import { UploadEssaySkeleton } from './upload-essay-skeleton.tsx'

const loadWorkspace = () => import('../../features/student/applications/essay-workspace.tsx')
const EssayWorkspace = lazy(loadWorkspace)

export const meta = () => privateMeta('Write your essay')

export const handle: PageHandle = { crumb: 'Essay', isMenuNarrow: true, isFullWidth: true }

/** Details on the left, the essay on the right (specification 2, "Essay editor"). */
export default function UploadEssayPage() {
  const id = idFromSearch(useLocation().search)
  // Beside the scholarship it shows, not after it.
  useEffect(() => void loadWorkspace(), [])
  const skeleton = <UploadEssaySkeleton />
  return (
    <Suspense fallback={skeleton}>
      <ScholarshipPage key={id} id={id} skeleton={skeleton}>
        {(data) => <EssayWorkspace {...data} />}
      </ScholarshipPage>
    </Suspense>
  )
}
