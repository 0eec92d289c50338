import { PAGE_SIZE } from '@laurel/contract/scholarships'
import type { TrackedApplication } from '@laurel/contract/tracking'
import { type ReactNode, useState } from 'react'
import { useSearchParams } from 'react-router'
import { clock } from '../../../clock.ts'
import { pageFromSearch, paths } from '../../../paths.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { useSteadyPending } from '../../../ui/use-steady-pending.ts'
import { WaitingRows } from '../../../ui/waiting-rows.tsx'
import { SampleNote } from '../../catalogue/scholarships/sample-note.tsx'
import { pageOf } from '../../catalogue/scholarships/list-state.ts'
import { useReturnFocus } from '../../catalogue/scholarships/return-focus.ts'
import { ElsewhereRow } from './elsewhere-row.tsx'
import { groupApplications, type Groups } from '@laurel/contract/words/group-applications'
import { MissedRow } from './missed-row.tsx'
import { ProgressRow } from './progress-row.tsx'
import { rowKeyOf } from './row-id.ts'
import { SentRow } from './sent-row.tsx'
import { summaryWords } from '@laurel/contract/words/summary-words'
import styles from './tracking.module.css'
import { useApplications } from './use-applications.ts'

const SENT_ID = 'sent'

/** Every application of every round: what to do, what was sent and what became of it. */
export function ApplicationList() {
  const { data, isError, isFetching, refetch } = useApplications()
  const isWaiting = useSteadyPending(data === undefined && !isError)
  if (isError && !data)
    return (
      <ErrorPanel
        message="We couldn’t load your applications."
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    )
  if (isWaiting || !data)
    return <WaitingRows label="Loading your applications" isShown={isWaiting} />
  return data.length === 0 ? <NoApplications /> : <AllGroups applications={data} />
}

function NoApplications() {
  return (
    <EmptyState
      title="No applications yet"
      action={
        <ButtonLink to={paths.matches} variant="filled">
          Browse matches
        </ButtonLink>
      }
    >
      What you start or send is kept here, with its receipt and result.
    </EmptyState>
  )
}

/** Only what was sent is paged; its further pages show nothing else. */
function AllGroups({ applications }: { applications: readonly TrackedApplication[] }) {
  const [now] = useState(clock.now)
  const [search] = useSearchParams()
  useReturnFocus(true)
  const { inProgress, sent, elsewhere, missed } = groupApplications(applications)
  const lastPage = Math.max(1, Math.ceil(sent.length / PAGE_SIZE))
  const page = Math.min(pageFromSearch(search), lastPage)
  const isFirstPage = page === 1
  return (
    <>
      <p className={styles.summary}>{summaryWords(applications)}</p>
      {isFirstPage && (
        <Group title="In progress" rows={inProgress}>
          {(application, position) => (
            <ProgressRow application={application} now={now} isFirst={position === 0} />
          )}
        </Group>
      )}
      <Group
        title={isFirstPage ? 'Sent' : `Sent, page ${page}`}
        rows={pageOf(sent, page, PAGE_SIZE)}
        count={sent.length}
        id={SENT_ID}
      >
        {(application) => <SentRow application={application} now={now} />}
      </Group>
      <Pages page={page} total={sent.length} />
      {isFirstPage && <Rest elsewhere={elsewhere} missed={missed} />}
      {applications.some(({ scholarship }) => scholarship.isSample) && <SampleNote />}
    </>
  )
}

function Rest({ elsewhere, missed }: Pick<Groups, 'elsewhere' | 'missed'>) {
  return (
    <>
      <Group title="Applied on the sponsor’s site" rows={elsewhere}>
        {(application) => <ElsewhereRow application={application} />}
      </Group>
      <Group title="Not sent in time" rows={missed}>
        {(application) => <MissedRow application={application} />}
      </Group>
    </>
  )
}

function Pages({ page, total }: { page: number; total: number }) {
  if (total <= PAGE_SIZE) return null
  return (
    <div className={styles.pages}>
      <Pagination page={page} pageSize={PAGE_SIZE} total={total} headingId={SENT_ID} />
    </div>
  )
}

interface GroupProps {
  title: string
  rows: readonly TrackedApplication[]
  /** All of them, when `rows` is one page. */
  count?: number
  id?: string
  children: (application: TrackedApplication, position: number) => ReactNode
}

function Group({ title, rows, count = rows.length, id, children }: GroupProps) {
  if (rows.length === 0) return null
  return (
    <section className={styles.group}>
      <h2 id={id} tabIndex={-1}>
        {title} <span className={styles.count}>{count.toLocaleString('en-US')}</span>
      </h2>
      <ul className={styles.rows}>
        {rows.map((row, position) => (
          <li key={rowKeyOf(row)}>{children(row, position)}</li>
        ))}
      </ul>
    </section>
  )
}
