import { useLocation } from 'react-router'
import { EssayWorkspace } from '../../features/applications/essay-workspace.tsx'
import { privateMeta } from '../../page-meta.ts'
import { idFromSearch } from '../../paths.ts'
import type { PageHandle } from './page-handle.ts'
import { ScholarshipPage } from './scholarship-page.tsx'
import { UploadEssaySkeleton } from './upload-essay-skeleton.tsx'

export const meta = () => privateMeta('Write your essay')

export const handle: PageHandle = { crumb: 'Essay', isMenuNarrow: true, isFullWidth: true }

/** Details on the left, the essay on the right (specification 2, "Essay editor"). */
export default function UploadEssayPage() {
  const id = idFromSearch(useLocation().search)
  return (
    <ScholarshipPage key={id} id={id} skeleton={<UploadEssaySkeleton />}>
      {(data) => <EssayWorkspace {...data} />}
    </ScholarshipPage>
  )
}
