import { lazy, Suspense } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { ApplicantsScreen } from '../../features/organisation/applicants/applicants-screen.tsx'
import { privateMeta } from '../../page-meta.ts'
import { idFromSearch } from '../../paths.ts'
import type { PageHandle } from '../signed-in/page-handle.ts'

/** Apart from the table: what cleans the texts of an application is heavy. */
const ApplicationScreen = lazy(async () => {
  const { ApplicationScreen: screen } =
    await import('../../features/organisation/applicants/one/application-screen.tsx')
  return { default: screen }
})

export const meta = () => privateMeta('Applicants')

export const handle: PageHandle = { crumb: 'Applicants' }

const IS_ID = /^[0-9a-f-]{36}$/

export default function ApplicantsPage() {
  const first = idFromSearch(useLocation().search)
  const [search] = useSearchParams()
  const applicationId = search.get('application')
  const scholarshipId = IS_ID.test(first) ? first : undefined
  return scholarshipId !== undefined && applicationId !== null ? (
    <Suspense fallback={null}>
      <ApplicationScreen scholarshipId={scholarshipId} applicationId={applicationId} />
    </Suspense>
  ) : (
    <ApplicantsScreen scholarshipId={scholarshipId} />
  )
}
