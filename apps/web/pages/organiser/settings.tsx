import { OrganisationSettings } from '../../features/organisation/organiser/profile/organisation-settings.tsx'
import { privateMeta } from '../../page-meta.ts'
import type { PageHandle } from '../signed-in/page-handle.ts'

export const meta = () => privateMeta('Organization settings')

export const handle: PageHandle = { crumb: 'Settings' }

export default function OrganisationSettingsPage() {
  return <OrganisationSettings />
}
