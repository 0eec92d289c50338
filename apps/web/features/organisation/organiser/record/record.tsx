import { listAudit } from '@laurel/contract/organisation-audit'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { call } from '../../../../api/call.ts'
import { keys } from '../../../../api/keys.ts'
import { pageFromSearch } from '../../../../paths.ts'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { PageHeading } from '../../../../ui/page-heading.tsx'
import { shortMomentOf } from '../../../../instant-words.ts'
import { RecordPages } from '../../../common/records/record-pages.tsx'
import { windowOf, withinLists } from '../../../common/records/page-window.ts'
import { useOrganisation } from '../current-organisation.ts'
import styles from '../organiser.module.css'
import { eventWords } from './event-words.ts'

/** Who did what, for owners; nothing of it can be changed. */
export function OrganisationRecord() {
  const { id, name } = useOrganisation()
  const [search] = useSearchParams()
  const page = withinLists(pageFromSearch(search))
  const query = windowOf(page)
  const record = useQuery({
    queryKey: keys.organisationRecord(id, query),
    queryFn: ({ signal }) => call(listAudit, { params: { id }, query, signal }),
    placeholderData: keepPreviousData,
    // Everything that is done changes it.
    staleTime: 0,
  })
  return (
    <>
      <PageHeading>Record</PageHeading>
      <p className={styles.lead}>
        Who did what in {name}, the latest first. Nobody can change it. Students see which of you
        read their application by role and day, never by name.
      </p>
      <RecordPages
        query={record}
        noun="the record"
        rowNoun="entries"
        page={page}
        rowsOf={({ events }) => events}
        nothing={<EmptyState title="Nothing yet">What members do is recorded here.</EmptyState>}
      >
        {(events, isStale) => (
          <ol className={styles.rows} aria-busy={isStale || undefined}>
            {events.map((event) => (
              <li key={event.ordinal} className={styles.row}>
                <span className={styles.who} dir="auto">
                  {eventWords(event)}
                </span>
                <time className={styles.small} dateTime={event.happenedAt}>
                  {shortMomentOf(event.happenedAt)}
                </time>
              </li>
            ))}
          </ol>
        )}
      </RecordPages>
    </>
  )
}
