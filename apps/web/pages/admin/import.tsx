import { useSearchParams } from 'react-router'
import { ImportDetails } from '../../features/running/administration/imports/import-details.tsx'
import { privateMeta } from '../../page-meta.ts'
import { paths } from '../../paths.ts'
import { NotFoundMessage } from '../not-found-message.tsx'
import type { PageHandle } from '../signed-in/page-handle.ts'

export const meta = () => privateMeta('Import')

export const handle: PageHandle = {
  crumb: 'Import',
  parents: [{ label: 'Imports', to: paths.adminImports }],
}

export default function ImportPage() {
  const [search] = useSearchParams()
  const id = search.get('id') ?? ''
  return id === '' ? <NotFoundMessage /> : <ImportDetails key={id} id={id} />
}
