import { ImportList } from '../../features/running/administration/imports/import-list.tsx'
import { privateMeta } from '../../page-meta.ts'
import type { PageHandle } from '../signed-in/page-handle.ts'

export const meta = () => privateMeta('Imports')

export const handle: PageHandle = { crumb: 'Imports' }

export default function ImportListPage() {
  return <ImportList />
}
