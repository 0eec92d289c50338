import { type MetaArgs, useLocation } from 'react-router'
import { RegistrationPage } from '../../features/registration/registration-page.tsx'
import { stepOfPath } from '../../features/registration/registration-steps.ts'
import { privateMeta } from '../../page-meta.ts'
import styles from './narrow-page.module.css'

export const meta = ({ location }: MetaArgs) => privateMeta(stepOfPath(location.pathname).title)

/** Steps 2 to 4 of the registration, each under its own address. */
export default function RegisterStepPage() {
  const { pathname } = useLocation()
  const step = stepOfPath(pathname)
  return (
    <div className={styles.page}>
      <RegistrationPage key={step.number} step={step} className={styles.card} />
    </div>
  )
}
