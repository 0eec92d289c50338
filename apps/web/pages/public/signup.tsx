import { lazy, Suspense, useState } from 'react'
import { useSession } from '../../api/use-session.ts'
import { SignUpForm } from '../../features/accounts/sign-up-form.tsx'
import { RegistrationProgress } from '../../features/registration/registration-progress.tsx'
import { publicMeta } from '../../page-meta.ts'
import { paths } from '../../paths.ts'
import { PageHeading } from '../../ui/page-heading.tsx'
import styles from './narrow-page.module.css'

// Few who come here are signed in.
const SignedInNotice = lazy(() => import('../../features/accounts/signed-in-notice.tsx'))

export const meta = () =>
  publicMeta({
    title: 'Sign up',
    description: 'Create an account, answer a few questions and see the scholarships that fit you.',
    path: paths.signup,
  })

export default function SignupPage() {
  const session = useSession()
  // Who has just signed up is on the way to the next step.
  const [isSent, setSent] = useState(false)
  return (
    <div className={styles.page}>
      <div>
        <RegistrationProgress number={1} />
        <PageHeading>Create your account</PageHeading>
      </div>
      <div className={styles.card}>
        {session && !isSent ? (
          <Suspense fallback={<p aria-busy="true">One moment, please.</p>}>
            <SignedInNotice email={session.user.email} />
          </Suspense>
        ) : (
          <SignUpForm onSend={() => setSent(true)} />
        )}
      </div>
    </div>
  )
}
