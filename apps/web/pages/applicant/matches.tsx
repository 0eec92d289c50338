import { privateMeta } from '../../page-meta.ts'
import { PageHeading } from '../../ui/page-heading.tsx'
import type { PageHandle } from './page-handle.ts'

export const meta = () => privateMeta('Matches')

export const handle: PageHandle = { crumb: 'Matches' }

export default function MatchesPage() {
  return <PageHeading>Your Recommendation</PageHeading>
}
