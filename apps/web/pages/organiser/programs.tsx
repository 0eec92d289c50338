import { Programs } from '../../features/organiser/programs/programs.tsx'
import { privateMeta } from '../../page-meta.ts'
import type { PageHandle } from '../signed-in/page-handle.ts'

export const meta = () => privateMeta('API keys')

export const handle: PageHandle = { crumb: 'API keys' }

export default function ProgramsPage() {
  return <Programs />
}
