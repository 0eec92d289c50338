import { useMay } from '../../features/organisation/organiser/current-organisation.ts'
import { OrganisationRecord } from '../../features/organisation/organiser/record/record.tsx'
import { privateMeta } from '../../page-meta.ts'
import { NotFoundMessage } from '../not-found-message.tsx'
import type { PageHandle } from '../signed-in/page-handle.ts'

export const meta = () => privateMeta('Record')

export const handle: PageHandle = { crumb: 'Record' }

export default function RecordPage() {
  return useMay('read_audit') ? <OrganisationRecord /> : <NotFoundMessage />
}
