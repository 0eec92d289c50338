import { lazy, Suspense, useState } from 'react'
import { Navigate, useLocation } from 'react-router'
import { readEnding } from '../../../api/session.ts'
import { useSession } from '../../../api/use-session.ts'
import { paths } from '../../../paths.ts'
import { PageHeading } from '../../../ui/page-heading.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { RegistrationProgress } from './registration-progress.tsx'
import type { RegistrationStep } from './registration-steps.ts'
import styles from './registration.module.css'

// The questions with their lists come after the page they are on.
const RegistrationForm = lazy(() => import('./registration-form.tsx'))

/** As many as fill a screen. */
const SHAPES = [1, 2, 3, 4, 5, 6, 7]

interface RegistrationPageProps {
  step: RegistrationStep
  className?: string | undefined
}

/** Without an account it begins with the first step; a session that has ended is renewed. */
function ToTheBeginning() {
  const { pathname } = useLocation()
  const [state] = useState({ from: pathname })
  return readEnding() === undefined ? (
    <Navigate to={paths.register1} replace />
  ) : (
    <Navigate to={paths.login} replace state={state} />
  )
}

/** A later step of the registration. */
export function RegistrationPage({ step, className }: RegistrationPageProps) {
  const session = useSession()
  if (!session) return <ToTheBeginning />
  return (
    <>
      <div>
        <RegistrationProgress number={step.number} />
        <PageHeading>{step.title}</PageHeading>
      </div>
      <div className={className}>
        <Suspense fallback={<QuestionShapes />}>
          <RegistrationForm key={session.user.id} step={step} user={session.user} />
        </Suspense>
      </div>
    </>
  )
}

function QuestionShapes() {
  return (
    <div className={styles.form} aria-busy="true">
      <VisuallyHidden role="status">Loading the questions</VisuallyHidden>
      {SHAPES.map((shape) => (
        <div key={shape} className={styles.shape} aria-hidden="true" />
      ))}
    </div>
  )
}
