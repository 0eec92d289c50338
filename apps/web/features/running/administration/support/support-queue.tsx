import type { QueuedSupportRequest } from '@laurel/contract/support-admin'
import { useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import { paths } from '../../../../paths.ts'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { PageHeading } from '../../../../ui/page-heading.tsx'
import { Queue } from '../../../common/records/queue.tsx'
import { RecordPages } from '../../../common/records/record-pages.tsx'
import { ViewTabs } from '../../../common/records/view-tabs.tsx'
import { useOpened } from '../../../common/records/use-opened.ts'
import { NotHere } from './not-here.tsx'
import { type QueueStatus, queueView } from './queue-view.ts'
import { QueuedRequest } from './queued-request.tsx'
import { bodyIdOf } from './settle.ts'
import { useGone } from './use-gone.ts'
import { useQueue } from './use-queue.ts'

const VIEWS: Readonly<Record<QueueStatus, { label: string; nothing: string }>> = {
  Active: { label: 'Active', nothing: 'No one is waiting for an answer.' },
  Resolved: { label: 'Resolved', nothing: 'Nothing has been resolved yet.' },
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
      <ViewTabs
        label="Status"
        views={VIEWS}
        current={status}
        path={paths.adminSupport}
        parameter="status"
        query={queue}
      />
      {isMissing && opened.id !== null && <NotHere requestId={opened.id} status={status} />}
      <RecordPages
        query={queue}
        noun="the support queue"
        rowNoun="requests"
        page={page}
        rowsOf={({ requests }) => requests}
        nothing={<EmptyState>{VIEWS[status].nothing}</EmptyState>}
      >
        {(requests) => <Requests {...{ requests, opened }} now={new Date(queue.dataUpdatedAt)} />}
      </RecordPages>
    </>
  )
}

interface RequestsProps {
  requests: readonly QueuedSupportRequest[]
  now: Date
  opened: ReturnType<typeof useOpened>
}

function Requests({ requests, now, opened }: RequestsProps) {
  const { id: openId } = opened
  // A link leads to one that may stand far down.
  const showOpened = useEffectEvent(() => {
    if (openId !== null)
      document.getElementById(bodyIdOf(openId))?.scrollIntoView({ block: 'nearest' })
  })
  useEffect(() => showOpened(), [])
  return (
    <Queue rows={requests} opened={opened}>
      {(request, opening) => (
        <QueuedRequest key={request.id} request={request} now={now} {...opening} />
      )}
    </Queue>
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
