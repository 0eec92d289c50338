import type { OrganiserScholarship } from '@laurel/contract/publishing-shapes'
import { longDate } from '@laurel/contract/words/deadline-words'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { Loaded } from '../administration/loaded.tsx'
import { PAGE_SIZE, windowOf, withinLists } from '../administration/page-window.ts'
import { type Column, RecordTable } from '../administration/record-table.tsx'
import { failureWords } from '../family/failure-words.ts'
import { useMay, useOrganisation } from '../organiser/current-organisation.ts'
import { FailureLine } from '../tracking/failure-line.tsx'
import { StateBadge } from './state-badge.tsx'
import styles from './scholarship-table.module.css'
import { useCreateScholarship, useScholarships } from './use-scholarships.ts'

const number = (value: number) => value.toLocaleString('en-US')
const day = (value: string | null) => (value === null ? '–' : longDate(value))

const COLUMNS: readonly [Column<OrganiserScholarship>, ...Column<OrganiserScholarship>[]] = [
  {
    label: 'Name',
    cell: ({ id, title }) => (
      <Link className={styles.name} to={paths.organiserScholarship(id)}>
        {title || 'Without a name'}
      </Link>
    ),
  },
  { label: 'State', cell: ({ state }) => <StateBadge state={state} /> },
  { label: 'Last day', cell: ({ deadline }) => day(deadline) },
  { label: 'Winners told by', cell: ({ announceBy }) => day(announceBy) },
  { label: 'Saved', isNumber: true, cell: ({ counts }) => number(counts.saved) },
  { label: 'Begun', isNumber: true, cell: ({ counts }) => number(counts.begun) },
  { label: 'Sent', isNumber: true, cell: ({ counts }) => number(counts.sent) },
]

const copyColumn = (copy: (id: string) => void): Column<OrganiserScholarship> => ({
  label: 'Next year',
  cell: ({ id, title }) => (
    <Button
      variant="subtle"
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
  const page = withinLists(Math.max(1, Math.trunc(Number(search.get('page'))) || 1))
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
      <Loaded query={list} noun="your scholarships">
        {({ scholarships, total }) =>
          total === 0 ? (
            <EmptyState title="No scholarships yet">
              Write your first one: it is saved as you type, and public only once you publish it.
            </EmptyState>
          ) : (
            <>
              <RecordTable
                caption="Scholarships"
                columns={mayWrite ? [...COLUMNS, copyColumn(create)] : COLUMNS}
                rows={scholarships}
                isStale={list.isPlaceholderData}
              />
              <Pagination page={page} pageSize={PAGE_SIZE} total={total} headingId="page-heading" />
            </>
          )
        }
      </Loaded>
    </>
  )
}
