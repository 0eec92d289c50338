import { Navigate, useLocation } from 'react-router'
import { isEssayOnly } from '@laurel/contract/requirement-status'
import { useScholarship } from '../../features/catalogue/listings/use-scholarship.ts'
import { privateMeta } from '../../page-meta.ts'
import { idFromSearch, paths } from '../../paths.ts'
import type { PageHandle } from '../signed-in/page-handle.ts'
import { ScholarshipDetailSkeleton } from './scholarship-detail-skeleton.tsx'

export const meta = () => privateMeta('Apply')

export const handle: PageHandle = { crumb: 'Apply', isMenuNarrow: true, isFullWidth: true }

/** The way into an application from a link: to the form, or straight to the essay when it is all that is asked. */
export default function ApplyPage() {
  const id = idFromSearch(useLocation().search)
  const { data, isPending } = useScholarship(id)
  if (id === '') return <Navigate to={paths.matches} replace />
  if (isPending) return <ScholarshipDetailSkeleton />
  const isForEssay = data !== undefined && isEssayOnly(data.requirements)
  return <Navigate to={isForEssay ? paths.uploadEssay(id) : paths.scholarshipDetail(id)} replace />
}
