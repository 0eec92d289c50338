import { useState } from 'react'
import { Navigate, useLocation } from 'react-router'
import { readEnding } from '../../api/session.ts'
import { useSession } from '../../api/use-session.ts'
import { paths } from '../../paths.ts'
import { PageHeading } from '../../ui/page-heading.tsx'
import { RegistrationForm } from './registration-form.tsx'
import { RegistrationProgress } from './registration-progress.tsx'
import type { RegistrationStep } from './registration-steps.ts'

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
        <RegistrationForm key={session.user.id} step={step} user={session.user} />
      </div>
    </>
  )
}
