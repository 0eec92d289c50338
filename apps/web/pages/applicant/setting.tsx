import { Settings } from '../../features/running/settings/settings.tsx'
import { privateMeta } from '../../page-meta.ts'
import { PageHeading } from '../../ui/page-heading.tsx'
import type { PageHandle } from '../signed-in/page-handle.ts'

export const meta = () => privateMeta('Setting')

export const handle: PageHandle = { crumb: 'Setting' }

export default function SettingPage() {
  return (
    <>
      <PageHeading>Setting</PageHeading>
      <Settings />
    </>
  )
}
