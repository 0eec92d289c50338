import { useStats } from '../../features/catalogue/listings/use-lists.ts'
import { ProfileHeader } from '../../features/people/profile/profile-header.tsx'
import { PROFILE_SCREEN } from '../../features/people/profile/profile-screens.ts'
import { privateMeta } from '../../page-meta.ts'
import { PageHeading } from '../../ui/page-heading.tsx'
import type { PageHandle } from '../signed-in/page-handle.ts'
import { ProfileBody } from './profile-body.tsx'

export const meta = () => privateMeta('Profile')

export const handle: PageHandle = { crumb: 'Profile' }

export default function ProfilePage() {
  const stats = useStats()
  return (
    <>
      <PageHeading>Profile</PageHeading>
      <ProfileHeader stats={stats.data} />
      <ProfileBody screen={PROFILE_SCREEN} />
    </>
  )
}
