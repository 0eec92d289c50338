import { PrivacyQueue } from '../../features/running/administration/privacy/privacy-queue.tsx'
import { privateMeta } from '../../page-meta.ts'
import type { PageHandle } from '../signed-in/page-handle.ts'

export const meta = () => privateMeta('Privacy requests')

export const handle: PageHandle = { crumb: 'Privacy requests' }

export default function PrivacyQueuePage() {
  return <PrivacyQueue />
}
