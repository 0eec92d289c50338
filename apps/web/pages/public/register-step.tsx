import { lazy, Suspense } from 'react'
import { type MetaArgs, useLocation } from 'react-router'
import { RegistrationPage } from '../../features/people/registration/registration-page.tsx'
import { stepOfPath } from '../../features/people/registration/registration-steps.ts'
import { privateMeta } from '../../page-meta.ts'
import { NotFoundMessage } from '../not-found-message.tsx'
import styles from './narrow-page.module.css'

const RegisterStart = lazy(() => import('./register-start.tsx'))

const START = /^\/auth\/register1?\/*$/

const titleOf = (pathname: string): string =>
  stepOfPath(pathname)?.title ?? (START.test(pathname) ? 'Sign up' : 'Page not found')

export const meta = ({ location }: MetaArgs) => privateMeta(titleOf(location.pathname))

/** The steps of the registration below /auth, each under its own address. */
export default function RegisterStepPage() {
  const { pathname } = useLocation()
  const step = stepOfPath(pathname)
  if (step)
    return (
      <div className={styles.page}>
        <RegistrationPage key={step.number} step={step} className={styles.card} />
      </div>
    )
  if (!START.test(pathname)) return <NotFoundMessage />
  return (
    <Suspense fallback={<div className={styles.waiting} aria-busy="true" />}>
      <RegisterStart />
    </Suspense>
  )
}
