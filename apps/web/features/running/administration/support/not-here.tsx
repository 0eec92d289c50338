import { Link } from 'react-router'
import { paths } from '../../../../paths.ts'
import type { QueueStatus } from './queue-view.ts'
import styles from './support.module.css'

interface NotHereProps {
  requestId: string
  status: QueueStatus
}

/** A link led to a request that was resolved meanwhile, stands on another page, or never was. */
export function NotHere({ requestId, status }: NotHereProps) {
  const other: QueueStatus = status === 'Active' ? 'Resolved' : 'Active'
  return (
    <p className={styles.notHere} role="status">
      The request that this link leads to is not on this page.{' '}
      <Link to={paths.adminSupportRequest(requestId, other)}>Look under {other}</Link>
    </p>
  )
}
