import { useSearchParams } from 'react-router'
import { pageFromSearch, paths } from '../../../paths.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageHeading } from '../../../ui/page-heading.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { ListTabs } from '../../scholarships/list-tabs.tsx'
import { PagePastEnd } from '../../scholarships/page-past-end.tsx'
import styles from '../administration.module.css'
import { Loaded } from '../loaded.tsx'
import { PAGE_SIZE, withinLists } from '../page-window.ts'
import { EVENT_STATES, listedState, type ListedState } from './event-state.ts'
import { EventTable } from './event-table.tsx'
import { useEvents } from './use-events.ts'

const states = Object.keys(EVENT_STATES) as ListedState[]

const NOTHING: Readonly<Record<ListedState, string>> = {
  all: 'No events from payment providers yet.',
  applied: 'No event has been applied yet.',
  waiting: 'No event is waiting.',
  problem: 'Every event was applied.',
}

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
      <ListTabs
        label="State"
        tabs={states.map((each) => ({
          label: EVENT_STATES[each],
          to: each === 'all' ? paths.adminBillingEvents : `?state=${each}`,
          isCurrent: each === state,
        }))}
      />
      <Loaded query={log} noun="the event log">
        {({ total, events }) =>
          events.length > 0 ? (
            <EventTable events={events} isStale={log.isPlaceholderData} />
          ) : total > 0 ? (
            <PagePastEnd noun="events" />
          ) : (
            <EmptyState>{NOTHING[state]}</EmptyState>
          )
        }
      </Loaded>
      <Pagination
        page={page}
        pageSize={PAGE_SIZE}
        total={log.data?.total ?? 0}
        headingId="page-heading"
      />
    </>
  )
}
