import { useStats } from '../../features/catalogue/listings/use-lists.ts'
import { CrownLink } from '../../features/money/plans/crown-link.tsx'
import { ProfileHeader } from '../../features/people/profile/profile-header.tsx'
import { SECOND_SCREEN } from '../../features/people/profile/profile-screens.ts'
import { privateMeta } from '../../page-meta.ts'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import button from '../../ui/button.module.css'
import { classNames } from '../../ui/class-names.ts'
import { PageHeading } from '../../ui/page-heading.tsx'
import { BackArrow } from './back-arrow.tsx'
import type { PageHandle } from '../signed-in/page-handle.ts'
import { ProfileBody } from './profile-body.tsx'
import styles from './profile-screen.module.css'

export const meta = () => privateMeta(SECOND_SCREEN.title)

export const handle: PageHandle = { crumb: SECOND_SCREEN.title, isWithoutMenu: true }

/** The profile on a screen of its own, without side bars. */
export default function ProfileScreenPage() {
  const stats = useStats()
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
        <CrownLink className={classNames(button.button, button.outline)} pageName="profile" />
      </div>
      <ProfileBody screen={SECOND_SCREEN} />
    </>
  )
}
