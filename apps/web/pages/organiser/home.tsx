import { OrganiserHome } from '../../features/organisation/organiser/home/organiser-home.tsx'
import { privateMeta } from '../../page-meta.ts'
import type { PageHandle } from '../signed-in/page-handle.ts'

export const meta = () => privateMeta('Overview')

export const handle: PageHandle = { crumb: 'Overview' }

export default function OrganiserHomePage() {
  return <OrganiserHome />
}
