import { useOrganisation } from '../../features/organiser/current-organisation.ts'
import { privateMeta } from '../../page-meta.ts'
import type { PageHandle } from '../signed-in/page-handle.ts'

export const meta = () => privateMeta('Overview')

export const handle: PageHandle = { crumb: 'Overview' }

export default function OrganiserHomePage() {
  const { name } = useOrganisation()
  return <h1>{name}</h1>
}
