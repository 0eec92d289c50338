import { Link } from 'react-router'
import { useSession } from '../../api/use-session.ts'
import { GuestForm } from '../../features/people/support/guest-form.tsx'
import { WaysToReach } from '../../features/people/support/ways-to-reach.tsx'
import { publicMeta } from '../../page-meta.ts'
import { paths } from '../../paths.ts'
import { PageHeading } from '../../ui/page-heading.tsx'
import styles from './contact.module.css'

export const meta = () =>
  publicMeta({
    title: 'Contact',
    description: 'Write to us: a person replies within 24 hours, Mon-Fri.',
    path: paths.contact,
  })

export default function ContactPage() {
  const isSignedIn = useSession() !== undefined
  return (
    <div className={styles.page}>
      <div className={styles.words}>
        <PageHeading>Contact</PageHeading>
        <p>Write to us about anything. A person replies within 24 hours.</p>
        {isSignedIn && (
          <p>
            You are logged in: on <Link to={paths.support}>Support</Link> you also see what we
            answer.
          </p>
        )}
      </div>
      <div className={styles.card}>
        <GuestForm />
      </div>
      <WaysToReach />
    </div>
  )
}
