import { useSearchParams } from 'react-router'
import { ProfileEditor } from '../../features/profile/profile-editor.tsx'
import { ProfileHeader } from '../../features/profile/profile-header.tsx'
import type { ProfileTab } from '../../features/profile/profile-values.ts'
import { useFormFields, useProfile } from '../../features/profile/use-profile.ts'
import { useStats } from '../../features/listings/use-lists.ts'
import { privateMeta } from '../../page-meta.ts'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { SkeletonCards } from '../../ui/skeleton-cards.tsx'
import type { PageHandle } from './page-handle.ts'

export const meta = () => privateMeta('Profile')

export const handle: PageHandle = { crumb: 'Profile' }

const TABS: readonly string[] = ['personal', 'contact', 'education'] satisfies ProfileTab[]
const isTab = (name: string | null): name is ProfileTab => name !== null && TABS.includes(name)

export default function ProfilePage() {
  const [search, setSearch] = useSearchParams()
  const profile = useProfile()
  const fields = useFormFields()
  const stats = useStats()
  const asked = search.get('tab')
  const tab = isTab(asked) ? asked : 'personal'
  const retry = () => void Promise.all([profile.refetch(), fields.refetch()])

  return (
    <>
      <PageHeading>Profile</PageHeading>
      <ProfileHeader stats={stats.data} />
      {profile.data && fields.data ? (
        <ProfileEditor
          profile={profile.data}
          optionsOf={(key) => fields.data.get(key)?.options ?? {}}
          tab={tab}
          onTab={(next) => setSearch({ tab: next }, { preventScrollReset: true })}
        />
      ) : profile.isError || fields.isError ? (
        <ErrorPanel message="We couldn’t load your profile." onRetry={retry} />
      ) : (
        <SkeletonCards count={1} label="Loading your profile" />
      )}
    </>
  )
}
