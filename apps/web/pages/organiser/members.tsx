import { Members } from '../../features/organisation/organiser/members/members.tsx'
import { privateMeta } from '../../page-meta.ts'
import type { PageHandle } from '../signed-in/page-handle.ts'

export const meta = () => privateMeta('Members')

export const handle: PageHandle = { crumb: 'Members' }

export default function MembersPage() {
  return <Members />
}
