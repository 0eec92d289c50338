import { paths } from '../../../paths.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import styles from './profile-invitation.module.css'

/** In place of the questions, while the profile settles nothing and no single answer would. */
export function ProfileInvitation({ possible }: { possible: number }) {
  return (
    <section className={styles.panel} aria-labelledby="profile-invitation">
      <h2 id="profile-invitation">See which of them fit</h2>
      <p>
        {possible === 1 ? '1 scholarship' : `${possible.toLocaleString('en-US')} scholarships`} may
        fit you. A few answers about school and home tell for many of them.
      </p>
      <ButtonLink to={paths.profile()}>Complete your profile</ButtonLink>
    </section>
  )
}
