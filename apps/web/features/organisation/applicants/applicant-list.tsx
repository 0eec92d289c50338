import type { listApplicants } from '@laurel/contract/applicants'
import type { AnswerOf } from '@laurel/contract/define-call'
import { longDate } from '@laurel/contract/words/deadline-words'
import { STANDINGS, type StandingCounts } from '@laurel/contract/applicant-shapes'
import { clock } from '../../../clock.ts'
import { paths } from '../../../paths.ts'
import { CopyField } from '../../../ui/copy-field.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageHeading } from '../../../ui/page-heading.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { Loaded } from '../../common/records/loaded.tsx'
import { ListTabs } from '../../../ui/list-tabs.tsx'
import { PagePastEnd } from '../../../ui/page-past-end.tsx'
import { useMay } from '../organiser/current-organisation.ts'
import { ApplicantTable } from './applicant-table.tsx'
import { PAGE_SIZE, STANDING_WORDS, useApplicantView } from './applicant-view.ts'
import styles from './applicants.module.css'
import { BulkBar } from './bulk-bar.tsx'
import { NOTHING_CHOSEN } from './chosen.ts'
import { ExportButton } from './export-button.tsx'
import { FilterBar } from './filter-bar.tsx'
import { MoveNotice } from './move-notice.tsx'
import { findingOf, useApplicants, useChoices } from './use-applicants.ts'
import { useChosen } from './use-chosen.ts'
import { useMoves } from './use-moves.ts'

/** The table of one scholarship: stages as tabs, search, filters, changes of many at once. */
export function ApplicantList({ scholarshipId }: { scholarshipId: string }) {
  const view = useApplicantView()
  const list = useApplicants(scholarshipId, view)
  const { chosen, setChosen } = useChosen(view.filter)
  const moves = useMoves(scholarshipId, () => setChosen(NOTHING_CHOSEN))
  const mayExport = useMay('export_applicant')
  const isReader = list.data !== undefined && list.data.applicants !== null
  const choices = useChoices(scholarshipId, isReader)
  // What is shown until the list of another filter is there counts for nothing.
  const isOutdated = list.data !== undefined && list.data.finding !== findingOf(view.filter)
  return (
    <Loaded query={list} noun="the applicants">
      {({ title, counts, total, applicants, ...dates }) => (
        <>
          <div className={styles.top}>
            <div>
              <PageHeading count={allOf(counts)}>Applicants</PageHeading>
              <p className={styles.lead}>
                {title}. {closingWords(dates)}
              </p>
            </div>
            {applicants !== null && total > 0 && mayExport && (
              <ExportButton {...{ scholarshipId, total, isOutdated }} filter={view.filter} />
            )}
          </div>
          <StageTabs counts={counts} />
          {applicants === null ? (
            <p>Your role shows figures only. Ask an owner of your organization for more.</p>
          ) : allOf(counts) + counts.withdrawn === 0 ? (
            <NobodyYet scholarshipId={scholarshipId} isOpen={isOpen(dates)} />
          ) : (
            <>
              <FilterBar total={isOutdated ? undefined : total} choices={choices.data} />
              <MoveNotice moves={moves} />
              {applicants.length === 0 && total > 0 ? (
                <PagePastEnd noun="applicants" />
              ) : applicants.length === 0 ? (
                <EmptyState title="Nobody here">No applications match these filters.</EmptyState>
              ) : (
                <div className={styles.frame} aria-busy={list.isPlaceholderData || undefined}>
                  <BulkBar
                    {...{ scholarshipId, chosen, setChosen, total, applicants, moves, isOutdated }}
                    filter={view.filter}
                    choices={choices.data}
                  />
                  <ApplicantTable
                    {...{ scholarshipId, applicants, chosen, setChosen, isOutdated }}
                  />
                </div>
              )}
            </>
          )}
          <Pagination
            page={view.page}
            pageSize={PAGE_SIZE}
            total={applicants === null || isOutdated ? 0 : total}
            headingId="page-heading"
          />
        </>
      )}
    </Loaded>
  )
}

const allOf = (counts: StandingCounts): number =>
  STANDINGS.filter((each) => each !== 'withdrawn').reduce((sum, each) => sum + counts[each], 0)

type Dates = Pick<AnswerOf<typeof listApplicants>, 'closesAt' | 'lastDay' | 'isCalledOff'>

/** By the day of the scholarship's own time zone, as students read it. */
function closingWords({ lastDay, ...dates }: Dates): string {
  if (dates.isCalledOff) return 'Called off.'
  if (lastDay === null) return 'Open, without a last day.'
  return isOpen(dates) ? `Open until ${longDate(lastDay)}.` : `Closed ${longDate(lastDay)}.`
}

const isOpen = ({ closesAt, isCalledOff }: Omit<Dates, 'lastDay'>): boolean =>
  !isCalledOff && (closesAt === null || new Date(closesAt) >= clock.now())

function StageTabs({ counts }: { counts: StandingCounts }) {
  const { filter, to } = useApplicantView()
  const shown = STANDINGS.filter(
    (each) => (each !== 'decided' && each !== 'withdrawn') || counts[each] > 0,
  )
  const tabs = [undefined, ...shown].map((stage) => ({
    label: stage === undefined ? 'All' : STANDING_WORDS[stage],
    to: `${to({ stage }).pathname}${to({ stage }).search}`,
    isCurrent: filter.stage === stage,
    count: stage === undefined ? allOf(counts) : counts[stage],
  }))
  return (
    <div className={styles.tabs}>
      <ListTabs label="Stage" tabs={tabs} />
    </div>
  )
}

interface NobodyYetProps {
  scholarshipId: string
  isOpen: boolean
}

function NobodyYet({ scholarshipId, isOpen }: NobodyYetProps) {
  const link = new URL(paths.publicScholarship(scholarshipId), location.origin).href
  if (!isOpen) return <EmptyState title="Nobody applied">No application came in time.</EmptyState>
  return (
    <EmptyState
      title="No applicants yet"
      action={<CopyField label="Its link" noun="link" text={link} />}
    >
      Students who fit your rules see it on their list. Send the link to schools and clubs too.
    </EmptyState>
  )
}
