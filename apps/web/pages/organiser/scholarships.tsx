import { Suspense } from 'react'
import { ScholarshipTable } from '../../features/organisation/editor/scholarship-table.tsx'
import { privateMeta } from '../../page-meta.ts'
import type { PageHandle } from '../signed-in/page-handle.ts'
import { optionalPart } from '../../ui/optional-part.ts'

const OwnClaims = optionalPart(
  () => import('../../features/organisation/organiser/claims/own-claims.tsx'),
)
const ScholarshipFiles = optionalPart(
  () => import('../../features/organisation/organiser/files/scholarship-files.tsx'),
)

export const meta = () => privateMeta('Scholarships')

export const handle: PageHandle = { crumb: 'Scholarships' }

export default function OrganiserScholarshipsPage() {
  return (
    <>
      <ScholarshipTable />
      <Suspense>
        <OwnClaims />
      </Suspense>
      <Suspense>
        <ScholarshipFiles />
      </Suspense>
    </>
  )
}
