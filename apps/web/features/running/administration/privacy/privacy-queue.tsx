import type { PrivacyView } from '@laurel/contract/privacy-admin'
import { useSearchParams } from 'react-router'
import { paths } from '../../../../paths.ts'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { PageHeading } from '../../../../ui/page-heading.tsx'
import { Queue } from '../../../common/records/queue.tsx'
import { RecordPages } from '../../../common/records/record-pages.tsx'
import { useOpened } from '../../../common/records/use-opened.ts'
import { ViewTabs } from '../../../common/records/view-tabs.tsx'
import { PrivacyItem } from './privacy-item.tsx'
import { privacyView, usePrivacyQueue } from './use-privacy-queue.ts'

const VIEWS: Readonly<Record<PrivacyView, { label: string; nothing: string }>> = {
  open: { label: 'Waiting', nothing: 'No request waits for you.' },
  unproved: { label: 'Not proved', nothing: 'Every request has been proved.' },
  settled: { label: 'Closed', nothing: 'Nothing has been closed yet.' },
}

/** Requests about personal data: what waits by the day it is due, what is not proved, what is closed. */
export function PrivacyQueue() {
  const [search] = useSearchParams()
  const { view, page } = privacyView(search)
  const query = usePrivacyQueue({ view, page })
  const opened = useOpened()
  return (
    <>
      <PageHeading>Privacy requests</PageHeading>
      <ViewTabs
        label="Privacy requests"
        views={VIEWS}
        current={view}
        path={paths.adminPrivacy}
        parameter="view"
        query={query}
      />
      <RecordPages
        query={query}
        noun="the privacy requests"
        rowNoun="requests"
        page={page}
        rowsOf={({ requests }) => requests}
        nothing={<EmptyState>{VIEWS[view].nothing}</EmptyState>}
      >
        {(rows) => (
          <Queue rows={rows} opened={opened}>
            {(request, opening) => <PrivacyItem key={request.id} request={request} {...opening} />}
          </Queue>
        )}
      </RecordPages>
    </>
  )
}
