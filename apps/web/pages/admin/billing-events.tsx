import { EventLog } from '../../features/running/administration/events/event-log.tsx'
import { privateMeta } from '../../page-meta.ts'
import type { PageHandle } from '../signed-in/page-handle.ts'

export const meta = () => privateMeta('Event log')

export const handle: PageHandle = { crumb: 'Event log' }

export default function EventLogPage() {
  return <EventLog />
}
