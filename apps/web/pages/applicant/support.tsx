import IconCrown from '@tabler/icons-react/dist/esm/icons/IconCrown.mjs'
import { Link } from 'react-router'
import { useUser } from '../../api/use-session.ts'
import { OwnForm } from '../../features/people/support/own-form.tsx'
import { OwnRequests } from '../../features/people/support/own-requests.tsx'
import { privateMeta } from '../../page-meta.ts'
import { paths } from '../../paths.ts'
import { supportHours } from '../../support-address.ts'
import { Icon } from '../../ui/icon.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import type { PageHandle } from '../signed-in/page-handle.ts'
import styles from './support.module.css'

export const meta = () => privateMeta('Support')

export const handle: PageHandle = { crumb: 'Support' }

export default function SupportPage() {
  const { isActiveSubscription } = useUser()
  return (
    <div className={styles.page}>
      <PageHeading>Support</PageHeading>
      <p className={styles.intro}>
        Tell us what you need. A person replies within 24 hours, {supportHours}. If it is about your
        plan, <Link to={paths.subscriptionSupport}>Subscription Support</Link> may be faster.
      </p>
      {isActiveSubscription && (
        <p className={styles.priority}>
          <Icon icon={IconCrown} />
          <span>
            <strong>Priority support:</strong> your requests come first.
          </span>
        </p>
      )}
      <div className={styles.card}>
        <OwnForm />
      </div>
      <OwnRequests />
    </div>
  )
}
