import { SupportQueue } from '../../features/running/administration/support/support-queue.tsx'
import { privateMeta } from '../../page-meta.ts'
import type { PageHandle } from '../signed-in/page-handle.ts'

export const meta = () => privateMeta('Support queue')

export const handle: PageHandle = { crumb: 'Support queue' }

export default function SupportQueuePage() {
  return <SupportQueue />
}
