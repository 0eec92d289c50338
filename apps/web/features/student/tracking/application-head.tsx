import type { TrackedApplication } from '@laurel/contract/tracking'
import { SponsorLine } from '../../catalogue/scholarships/sponsor-line.tsx'
import { headingIdOf } from './row-id.ts'
import styles from './tracking.module.css'

/** Sponsor and title: what every row begins with. */
export function ApplicationHead({ application }: { application: TrackedApplication }) {
  const { scholarship } = application
  return (
    <div className={styles.head}>
      <SponsorLine name={scholarship.user.firstName} />
      <h3 id={headingIdOf(application)} tabIndex={-1} className={styles.title}>
        {scholarship.title}
      </h3>
    </div>
  )
}
