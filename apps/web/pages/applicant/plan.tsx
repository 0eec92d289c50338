import { OwnPlan } from '../../features/money/plans/own-plan.tsx'
import { ProfileSummary } from '../../features/people/profile/profile-summary.tsx'
import { useFormFields, useProfile } from '../../features/people/profile/use-profile.ts'
import { privateMeta } from '../../page-meta.ts'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { SkeletonCards } from '../../ui/skeleton-cards.tsx'
import { BackArrow } from './back-arrow.tsx'
import type { PageHandle } from '../signed-in/page-handle.ts'
import styles from './plan.module.css'

export const meta = () => privateMeta('Your plan and profile')

export const handle: PageHandle = { crumb: 'Your plan and profile', hasBackArrow: true }

/** What somebody is subscribed to, and their whole profile to read. */
export default function PlanPage() {
  const profile = useProfile()
  const fields = useFormFields()
  const retry = () => void Promise.all([profile.refetch(), fields.refetch()])
  return (
    <div className={styles.page}>
      <div className={styles.top}>
        <BackArrow />
        <PageHeading>Your plan and profile</PageHeading>
      </div>
      <OwnPlan />
      {profile.data && fields.data ? (
        <ProfileSummary profile={profile.data} fields={fields.data} />
      ) : profile.isError || fields.isError ? (
        <ErrorPanel message="We couldn’t load your profile." onRetry={retry} />
      ) : (
        <SkeletonCards count={3} label="Loading your profile" />
      )}
    </div>
  )
}
