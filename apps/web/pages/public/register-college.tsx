import { RegistrationPage } from '../../features/registration/registration-page.tsx'
import { REGISTRATION_STEPS } from '../../features/registration/registration-steps.ts'
import { privateMeta } from '../../page-meta.ts'
import styles from './narrow-page.module.css'

export const meta = () => privateMeta('College and goals')

export default function RegisterCollegePage() {
  return (
    <div className={styles.page}>
      <RegistrationPage step={REGISTRATION_STEPS.college} className={styles.card} />
    </div>
  )
}
