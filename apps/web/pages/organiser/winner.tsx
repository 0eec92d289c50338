import { useLocation } from 'react-router'
import { CallError } from '../../api/call-error.ts'
import { ChooseScholarship } from '../../features/organisation/announcements/choose-scholarship.tsx'
import { useWinners } from '../../features/organisation/announcements/use-winners.ts'
import { WinnersScreen } from '../../features/organisation/announcements/winners-screen.tsx'
import { Loaded } from '../../features/common/records/loaded.tsx'
import { privateMeta } from '../../page-meta.ts'
import { idFromSearch } from '../../paths.ts'
import { NotFoundMessage } from '../not-found-message.tsx'
import type { PageHandle } from '../signed-in/page-handle.ts'

export const meta = () => privateMeta('Winners')

export const handle: PageHandle = { crumb: 'Winners' }

export default function WinnerPage() {
  const { search } = useLocation()
  const id = idFromSearch(search)
  const cycle = new URLSearchParams(search).get('cycle') ?? undefined
  const query = useWinners(id, cycle)
  if (id === '') return <ChooseScholarship />
  if (query.error instanceof CallError && query.error.code === 'NOT_FOUND')
    return <NotFoundMessage />
  return (
    <Loaded query={query} noun="the winners">
      {(winners) => (
        <WinnersScreen key={`${id} ${winners.cycle}`} scholarshipId={id} winners={winners} />
      )}
    </Loaded>
  )
}
