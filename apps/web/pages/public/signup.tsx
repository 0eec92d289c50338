import { lazy, Suspense, useState } from 'react'
import { useLocation } from 'react-router'
import { useSession } from '../../api/use-session.ts'
import { comesAsParent } from '../../features/people/accounts/come-back.ts'
import { returnTo } from '../../features/people/accounts/return-to.ts'
import { SignUpForm } from '../../features/people/accounts/sign-up-form.tsx'
import { RegistrationProgress } from '../../features/people/registration/registration-progress.tsx'
import { publicMeta } from '../../page-meta.ts'
import { paths } from '../../paths.ts'
import { PageHeading } from '../../ui/page-heading.tsx'
import styles from './narrow-page.module.css'

// Few who come here are signed in.
const SignedInNotice = lazy(() => import('../../features/people/accounts/signed-in-notice.tsx'))

export const meta = () =>
  publicMeta({
    title: 'Sign up',
    description: 'Create an account and see the scholarships that fit you.',
    path: paths.signup,
  })

/** Whoever comes for an organization is asked nothing about being a student. */
const isOrganisationsOwn = (from: string | undefined): boolean =>
  from === paths.organiserStart || from === paths.organisationInvitation

export default function SignupPage() {
  const session = useSession()
  // Who has just signed up is on the way to the next step.
  const { state } = useLocation()
  const isForOrganisation = isOrganisationsOwn(returnTo(state))
  const [isSent, setSent] = useState(false)
  return (
    <div className={styles.page}>
      <div>
        {!isForOrganisation && <RegistrationProgress number={1} />}
        <PageHeading>Create your account</PageHeading>
      </div>
      <div className={styles.card}>
        {session && !isSent ? (
          <Suspense fallback={<p aria-busy="true">One moment.</p>}>
            <SignedInNotice email={session.user.email} />
          </Suspense>
        ) : (
          <SignUpForm
            isForOrganisation={isForOrganisation}
            isForParent={comesAsParent(state)}
            onSend={() => setSent(true)}
          />
        )}
      </div>
    </div>
  )
}
