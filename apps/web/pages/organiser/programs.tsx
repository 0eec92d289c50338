import { useMay } from '../../features/organisation/organiser/current-organisation.ts'
import { Programs } from '../../features/organisation/organiser/programs/programs.tsx'
import { privateMeta } from '../../page-meta.ts'
import { NotFoundMessage } from '../not-found-message.tsx'
import type { PageHandle } from '../signed-in/page-handle.ts'

export const meta = () => privateMeta('API keys')

export const handle: PageHandle = { crumb: 'API keys' }

export default function ProgramsPage() {
  return useMay('manage_integration') ? <Programs /> : <NotFoundMessage />
}
