import type { QueuedSupportRequest } from '@laurel/contract/support-admin'
import { useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import { paths } from '../../../paths.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageHeading } from '../../../ui/page-heading.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { ListTabs } from '../../scholarships/list-tabs.tsx'
import { PagePastEnd } from '../../scholarships/page-past-end.tsx'
import { Loaded } from '../loaded.tsx'
import { PAGE_SIZE } from '../page-window.ts'
import { useOpened } from '../use-opened.ts'
import { NotHere } from './not-here.tsx'
import { type QueueStatus, queueView } from './queue-view.ts'
import { QueuedRequest } from './queued-request.tsx'
import { bodyIdOf } from './settle.ts'
import styles from './support.module.css'
import { useGone } from './use-gone.ts'
import { useQueue } from './use-queue.ts'

const STATUSES: readonly QueueStatus[] = ['Active', 'Resolved']

const NOTHING: Readonly<Record<QueueStatus, string>> = {
  Active: 'No one is waiting for an answer.',
  Resolved: 'Nothing has been resolved yet.',
}

/** What people asked: who waits for an answer, subscribers first, and what is resolved. */
export function SupportQueue() {
  const [search] = useSearchParams()
  const view = queueView(search)
  const { status, page } = view
  const opened = useOpened()
  const queue = useQueue(view)
  const listed = queue.isPlaceholderData ? undefined : queue.data?.requests
  const isMissing = useMissing(opened.id, listed)
  useGone(view, opened.id, listed)
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
      {isMissing && opened.id !== null && <NotHere requestId={opened.id} status={status} />}
      <Loaded query={queue} noun="the support queue">
        {({ total, requests }) => {
          if (requests.length > 0)
            return <Requests {...{ requests, opened }} now={new Date(queue.dataUpdatedAt)} />
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

interface RequestsProps {
  requests: readonly QueuedSupportRequest[]
  now: Date
  opened: ReturnType<typeof useOpened>
}

function Requests({ requests, now, opened: { id: openId, open, close } }: RequestsProps) {
  // A link leads to one that may stand far down.
  const showOpened = useEffectEvent(() => {
    if (openId !== null)
      document.getElementById(bodyIdOf(openId))?.scrollIntoView({ block: 'nearest' })
  })
  useEffect(() => showOpened(), [])
  return (
    <ul className={styles.list}>
      {requests.map((request) => (
        <QueuedRequest
          key={request.id}
          request={request}
          now={now}
          isOpen={request.id === openId}
          onToggle={() => (request.id === openId ? close() : open(request.id))}
        />
      ))}
    </ul>
  )
}

/** Whether a link leads to a request that is not listed; one that leaves the list is told otherwise. */
function useMissing(
  openId: string | null,
  listed: readonly QueuedSupportRequest[] | undefined,
): boolean {
  const [seenId, setSeenId] = useState<string>()
  if (openId === null || listed === undefined) return false
  const isHere = listed.some(({ id }) => id === openId)
  if (isHere && seenId !== openId) setSeenId(openId)
  return !isHere && seenId !== openId
}
