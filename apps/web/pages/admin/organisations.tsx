import { VettingQueue } from '../../features/running/administration/organisations/vetting-queue.tsx'
import { privateMeta } from '../../page-meta.ts'
import type { PageHandle } from '../signed-in/page-handle.ts'

export const meta = () => privateMeta('Organizations')

export const handle: PageHandle = { crumb: 'Organizations' }

export default function VettingQueuePage() {
  return <VettingQueue />
}
