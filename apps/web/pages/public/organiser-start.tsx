import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import { useSession } from '../../api/use-session.ts'
import { privateMeta } from '../../page-meta.ts'
import { paths } from '../../paths.ts'
import { productName } from '../../product.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import styles from './narrow-page.module.css'

const StartForm = lazy(() => import('../../features/organisation/organiser/start/start-form.tsx'))

export const meta = () => privateMeta('For organizations')

/** Whoever gives scholarships begins here; the account comes first. */
export default function OrganiserStartPage() {
  const session = useSession()
  return (
    <div className={styles.page}>
      <PageHeading>Give scholarships with {productName}</PageHeading>
      <p>
        Publish scholarships, receive applications and announce winners. We look at every
        organization before its first publication; everything else works at once.
      </p>
      {session ? (
        <>
          <div className={styles.card}>
            <Suspense fallback={<p aria-busy="true">One moment, please.</p>}>
              <StartForm key={session.user.id} />
            </Suspense>
          </div>
          <p>
            Looking for scholarships instead? <Link to={paths.dashboard}>Your student page</Link>
          </p>
        </>
      ) : (
        <SignIn />
      )}
    </div>
  )
}

const COME_BACK = { from: paths.organiserStart }

const SignIn = () => (
  <>
    <p>You need an account of your own first. Then you tell us about your organization.</p>
    <ButtonLink variant="filled" size="large" to={paths.signup} state={COME_BACK}>
      Create an account
    </ButtonLink>
    <p>
      Have an account?{' '}
      <Link to={paths.login} state={COME_BACK}>
        Log in
      </Link>
    </p>
    <p>Does your organization work here already? Ask one of its owners to invite you by email.</p>
  </>
)
