import type { OrganiserScholarship } from '@laurel/contract/publishing-shapes'
import { shortDay } from '@laurel/contract/words/deadline-words'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { pageFromSearch, paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageHeading } from '../../../ui/page-heading.tsx'
import { RecordPages } from '../../common/records/record-pages.tsx'
import { windowOf, withinLists } from '../../common/records/page-window.ts'
import { type Column, RecordTable } from '../../common/records/record-table.tsx'
import { failureWords } from '../../../api/failure-words.ts'
import { useMay, useOrganisation } from '../organiser/current-organisation.ts'
import { FailureLine } from '../../../ui/failure-line.tsx'
import { StateBadge } from './state-badge.tsx'
import styles from './scholarship-table.module.css'
import { useCreateScholarship, useScholarships } from './use-scholarships.ts'

const number = (value: number) => value.toLocaleString('en-US')
const crowd = (value: number | null) =>
  value === null ? <span className={styles.few}>under 20</span> : number(value)
const day = (value: string | null) => (value === null ? '–' : shortDay(value))

const COLUMNS: readonly [Column<OrganiserScholarship>, ...Column<OrganiserScholarship>[]] = [
  {
    label: 'Name',
    cell: ({ id, title }) => (
      <Link className={styles.name} to={paths.organiserScholarship(id)}>
        {title || 'Without a name'}
      </Link>
    ),
  },
  { label: 'State', isShort: true, cell: ({ state }) => <StateBadge state={state} /> },
  { label: 'Last day', isShort: true, cell: ({ deadline }) => day(deadline) },
  { label: 'Winners told by', isShort: true, cell: ({ announceBy }) => day(announceBy) },
  { label: 'Saved', isNumber: true, cell: ({ counts }) => crowd(counts.saved) },
  { label: 'Begun', isNumber: true, cell: ({ counts }) => crowd(counts.begun) },
  { label: 'Sent', isNumber: true, cell: ({ counts }) => number(counts.sent) },
]

const copyColumn = (copy: (id: string) => void): Column<OrganiserScholarship> => ({
  label: 'Next year',
  isShort: true,
  cell: ({ id, title }) => (
    <Button
      variant="subtle"
      className={styles.copy}
      aria-label={`Copy for next year: ${title || 'the one without a name'}`}
      onClick={() => copy(id)}
    >
      Copy
    </Button>
  ),
})

/** What an organisation gives and drafts. */
export function ScholarshipTable() {
  const organisation = useOrganisation()
  const mayWrite = useMay('update_scholarship')
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const page = withinLists(pageFromSearch(search))
  const list = useScholarships(organisation.id, windowOf(page))
  const creating = useCreateScholarship()
  const create = (copyOf?: string) =>
    creating.mutate(
      { organisationId: organisation.id, ...(copyOf !== undefined && { copyOf }) },
      { onSuccess: ({ id }) => void navigate(paths.organiserScholarship(id)) },
    )
  return (
    <>
      <div className={styles.head}>
        <PageHeading>Scholarships</PageHeading>
        {mayWrite && (
          <Button variant="filled" isBusy={creating.isPending} onClick={() => create()}>
            New scholarship
          </Button>
        )}
      </div>
      {creating.isError && (
        <FailureLine id="create-problem">
          {failureWords(creating.error, 'That did not work. Please try again.')}
        </FailureLine>
      )}
      <RecordPages
        query={list}
        noun="your scholarships"
        rowNoun="scholarships"
        page={page}
        rowsOf={({ scholarships }) => scholarships}
        nothing={
          <EmptyState title="No scholarships yet">
            Write your first one: it is saved as you type, and public only once you publish it.
          </EmptyState>
        }
      >
        {(scholarships, isStale) => (
          <RecordTable
            caption="Scholarships"
            columns={mayWrite ? [...COLUMNS, copyColumn(create)] : COLUMNS}
            rows={scholarships}
            isStale={isStale}
          />
        )}
      </RecordPages>
    </>
  )
}
