import { useSearchParams } from 'react-router'
import { pageFromSearch, paths } from '../../../../paths.ts'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { PageHeading } from '../../../../ui/page-heading.tsx'
import styles from '../administration.module.css'
import { RecordPages } from '../../../common/records/record-pages.tsx'
import { ViewTabs } from '../../../common/records/view-tabs.tsx'
import { withinLists } from '../../../common/records/page-window.ts'
import { EVENT_STATES, listedState } from './event-state.ts'
import { EventTable } from './event-table.tsx'
import { useEvents } from './use-events.ts'

/** What the providers of payments told, and what became of it. */
export function EventLog() {
  const [search] = useSearchParams()
  const state = listedState(search.get('state'))
  const page = withinLists(pageFromSearch(search))
  const log = useEvents(state, page)
  return (
    <>
      <PageHeading {...(log.data && { count: log.data.total })}>Event log</PageHeading>
      <p className={styles.lead}>
        Events from payment providers. One that fails is retried automatically, less often each
        time, or right away from here.
      </p>
      <ViewTabs
        label="State"
        views={EVENT_STATES}
        current={state}
        path={paths.adminBillingEvents}
        parameter="state"
      />
      <RecordPages
        query={log}
        noun="the event log"
        rowNoun="events"
        page={page}
        rowsOf={({ events }) => events}
        nothing={<EmptyState>{EVENT_STATES[state].nothing}</EmptyState>}
      >
        {(events, isStale) => <EventTable events={events} isStale={isStale} />}
      </RecordPages>
    </>
  )
}
