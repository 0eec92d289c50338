import type { PrivacyView, QueuedPrivacyRequest } from '@laurel/contract/privacy-admin'
import { useSearchParams } from 'react-router'
import { paths } from '../../../paths.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageHeading } from '../../../ui/page-heading.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { ListTabs } from '../../scholarships/list-tabs.tsx'
import { PagePastEnd } from '../../scholarships/page-past-end.tsx'
import { Loaded } from '../loaded.tsx'
import { PAGE_SIZE } from '../page-window.ts'
import support from '../support/support.module.css'
import { useOpened } from '../use-opened.ts'
import { PrivacyItem } from './privacy-item.tsx'
import { privacyView, usePrivacyQueue } from './use-privacy-queue.ts'

const TABS: Readonly<Record<PrivacyView, { label: string; nothing: string }>> = {
  open: { label: 'Waiting', nothing: 'No request waits for you.' },
  unproved: { label: 'Not proved', nothing: 'Every request has been proved.' },
  settled: { label: 'Closed', nothing: 'Nothing has been closed yet.' },
}

/** Requests about personal data: what waits by the day it is due, what is not proved, what is closed. */
export function PrivacyQueue() {
  const [search] = useSearchParams()
  const view = privacyView(search)
  const queue = usePrivacyQueue(view)
  const isShown = !queue.isPlaceholderData
  return (
    <>
      <PageHeading>Privacy requests</PageHeading>
      <ListTabs
        label="Privacy requests"
        tabs={Object.entries(TABS).map(([each, { label }]) => ({
          label,
          to: each === 'open' ? paths.adminPrivacy : `?view=${each}`,
          isCurrent: each === view.view,
          ...(each === view.view && isShown && { count: queue.data?.total }),
        }))}
      />
      <Loaded query={queue} noun="the privacy requests">
        {({ total, requests }) => {
          if (requests.length > 0) return <Requests requests={requests} />
          return total > 0 ? (
            <PagePastEnd noun="requests" />
          ) : (
            <EmptyState>{TABS[view.view].nothing}</EmptyState>
          )
        }}
      </Loaded>
      <Pagination
        page={view.page}
        pageSize={PAGE_SIZE}
        total={queue.data?.total ?? 0}
        headingId="page-heading"
      />
    </>
  )
}

function Requests({ requests }: { requests: readonly QueuedPrivacyRequest[] }) {
  const { id: openId, open, close } = useOpened()
  return (
    <ul className={support.list}>
      {requests.map((request) => (
        <PrivacyItem
          key={request.id}
          request={request}
          isOpen={request.id === openId}
          onToggle={() => (request.id === openId ? close() : open(request.id))}
        />
      ))}
    </ul>
  )
}
