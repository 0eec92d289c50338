import { RegistrationPage } from '../../features/registration/registration-page.tsx'
import { REGISTRATION_STEPS } from '../../features/registration/registration-steps.ts'
import { privateMeta } from '../../page-meta.ts'
import styles from './narrow-page.module.css'

export const meta = () => privateMeta('School')

export default function RegisterSchoolPage() {
  return (
    <div className={styles.page}>
      <RegistrationPage step={REGISTRATION_STEPS.school} className={styles.card} />
    </div>
  )
}
