import { SignUpForm } from '../../features/accounts/sign-up-form.tsx'
import { publicMeta } from '../../page-meta.ts'
import { paths } from '../../paths.ts'
import { PageHeading } from '../../ui/page-heading.tsx'
import styles from './narrow-page.module.css'

export const meta = () =>
  publicMeta({
    title: 'Sign up',
    description: 'Create an account, answer a few questions and see the scholarships that fit you.',
    path: paths.signup,
  })

export default function SignupPage() {
  return (
    <div className={styles.page}>
      <PageHeading>Create your account</PageHeading>
      <div className={styles.card}>
        <SignUpForm />
      </div>
    </div>
  )
}
