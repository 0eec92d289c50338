import { Programs } from '../../features/organiser/programs/programs.tsx'
import { privateMeta } from '../../page-meta.ts'
import type { PageHandle } from '../signed-in/page-handle.ts'

export const meta = () => privateMeta('Programs')

export const handle: PageHandle = { crumb: 'Programs' }

export default function ProgramsPage() {
  return <Programs />
}
