import { RevenuePicture } from '../../features/running/administration/revenue/revenue-picture.tsx'
import { privateMeta } from '../../page-meta.ts'
import type { PageHandle } from '../signed-in/page-handle.ts'

export const meta = () => privateMeta('Revenue')

export const handle: PageHandle = { crumb: 'Revenue' }

export default function RevenuePicturePage() {
  return <RevenuePicture />
}
