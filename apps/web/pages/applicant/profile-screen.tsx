import IconCrown from '@tabler/icons-react/dist/esm/icons/IconCrown.mjs'
import { useUser } from '../../api/use-session.ts'
import { builtScreens } from '../../built-screens.ts'
import { useStats } from '../../features/listings/use-lists.ts'
import { ProfileHeader } from '../../features/profile/profile-header.tsx'
import { SECOND_SCREEN } from '../../features/profile/profile-screens.ts'
import { privateMeta } from '../../page-meta.ts'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { BackArrow } from './back-arrow.tsx'
import type { PageHandle } from './page-handle.ts'
import { ProfileBody } from './profile-body.tsx'
import styles from './profile-screen.module.css'

export const meta = () => privateMeta(SECOND_SCREEN.title)

export const handle: PageHandle = { crumb: SECOND_SCREEN.title, isWithoutMenu: true }

/** The profile on a screen of its own, without side bars. */
export default function ProfileScreenPage() {
  const stats = useStats()
  const { isActiveSubscription } = useUser()
  return (
    <>
      <div className={styles.top}>
        <BackArrow />
        <PageHeading>{SECOND_SCREEN.title}</PageHeading>
        <ButtonLink to={paths.dashboard} className={styles.dashboard}>
          Go to Dashboard
        </ButtonLink>
      </div>
      <div className={styles.person}>
        <ProfileHeader stats={stats.data} />
        {builtScreens.plans && (
          <ButtonLink to={isActiveSubscription ? paths.plan : paths.subscriptionPlan}>
            <Icon icon={IconCrown} />
            {isActiveSubscription ? 'View Subscription Plan' : 'Get Full Access'}
          </ButtonLink>
        )}
      </div>
      <ProfileBody screen={SECOND_SCREEN} />
    </>
  )
}
