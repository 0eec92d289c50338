import type { QueuedSupportRequest } from '@laurel/contract/support-admin'
import { useSearchParams } from 'react-router'
import { paths } from '../../../paths.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageHeading } from '../../../ui/page-heading.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { ListTabs } from '../../scholarships/list-tabs.tsx'
import { PagePastEnd } from '../../scholarships/page-past-end.tsx'
import { Loaded } from '../loaded.tsx'
import { PAGE_SIZE } from '../page-window.ts'
import { type QueueStatus, queueView } from './queue-view.ts'
import { QueuedRequest } from './queued-request.tsx'
import styles from './support.module.css'
import { useGone } from './use-gone.ts'
import { useQueue } from './use-queue.ts'

const STATUSES: readonly QueueStatus[] = ['Active', 'Resolved']

const NOTHING: Readonly<Record<QueueStatus, string>> = {
  Active: 'Nobody waits for an answer.',
  Resolved: 'Nothing has been resolved yet.',
}

/** What people asked: who waits for an answer, subscribers first, and what is resolved. */
export function SupportQueue() {
  const [search] = useSearchParams()
  const view = queueView(search)
  const { status, page } = view
  const queue = useQueue(view)
  useGone(view, queue.isPlaceholderData ? undefined : queue.data?.requests)
  return (
    <>
      <PageHeading>Support queue</PageHeading>
      <ListTabs
        label="Status"
        tabs={STATUSES.map((each) => ({
          label: each,
          to: each === 'Active' ? paths.adminSupport : `?status=${each}`,
          isCurrent: each === status,
          ...(each === status && !queue.isPlaceholderData && { count: queue.data?.total }),
        }))}
      />
      <Loaded query={queue} noun="the support queue">
        {({ total, requests }) => {
          if (requests.length > 0)
            return <Requests requests={requests} now={new Date(queue.dataUpdatedAt)} />
          return total > 0 ? (
            <PagePastEnd noun="requests" />
          ) : (
            <EmptyState>{NOTHING[status]}</EmptyState>
          )
        }}
      </Loaded>
      <Pagination
        page={page}
        pageSize={PAGE_SIZE}
        total={queue.data?.total ?? 0}
        headingId="page-heading"
      />
    </>
  )
}

/** Which one is open stands in the address, so that a reload leads back to it. */
function Requests({ requests, now }: { requests: readonly QueuedSupportRequest[]; now: Date }) {
  const [search, setSearch] = useSearchParams()
  const { openId } = queueView(search)
  const toggle = (id: string) => {
    const next = new URLSearchParams(search)
    if (id === openId) next.delete('open')
    else next.set('open', id)
    setSearch(next, { replace: true, preventScrollReset: true })
  }
  return (
    <ul className={styles.list}>
      {requests.map((request) => (
        <QueuedRequest
          key={request.id}
          request={request}
          now={now}
          isOpen={request.id === openId}
          onToggle={() => toggle(request.id)}
        />
      ))}
    </ul>
  )
}
