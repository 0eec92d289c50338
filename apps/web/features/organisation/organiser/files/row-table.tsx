import type { ImportedRow } from '@laurel/contract/scholarship-files'
import { amountWords } from '@laurel/contract/words/amount-words'
import { deadlineWords } from '@laurel/contract/words/deadline-words'
import { Link } from 'react-router'
import { clock } from '../../../../clock.ts'
import { paths } from '../../../../paths.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { type Column, RecordTable } from '../../../common/records/record-table.tsx'
import styles from './files.module.css'
import { OUTCOMES, readWords } from './report-words.ts'

/** As many are shown; a longer file is told by its counts. */
const MOST_SHOWN = 200

/** The rows of a file with what was read of each, those that need somebody first. */
export function RowTable({ rows, isDone }: { rows: readonly ImportedRow[]; isDone: boolean }) {
  const shown = rows.toSorted((a, b) => urgency(a) - urgency(b)).slice(0, MOST_SHOWN)
  return (
    <div className={styles.table}>
      <RecordTable
        caption="Rows of the file"
        columns={[title, outcomeWith(isDone), ...others]}
        rows={shown.map((row) => ({ ...row, id: String(row.line) }))}
        isStale={false}
      />
      {rows.length > shown.length && (
        <p className={styles.small}>
          and {(rows.length - shown.length).toLocaleString('en-US')} more rows
        </p>
      )}
    </div>
  )
}

const urgency = ({ outcome }: ImportedRow): number =>
  outcome === 'refused' ? 0 : outcome === 'conflict' ? 1 : 2

const title: Column<ImportedRow> = {
  label: 'Row',
  cell: ({ line, title: words, scholarshipId }) => (
    <>
      {scholarshipId === null ? (
        <b>{words || 'Without a name'}</b>
      ) : (
        <Link className={styles.name} to={paths.organiserScholarship(scholarshipId)}>
          {words}
        </Link>
      )}
      <span className={styles.small}>line {line.toLocaleString('en-US')}</span>
    </>
  ),
}

const outcomeWith = (isDone: boolean): Column<ImportedRow> => ({
  label: 'What happens',
  cell: ({ outcome, problems }) => {
    const { tone, icon, would, did } = OUTCOMES[outcome]
    return (
      <>
        <Badge tone={tone} icon={icon}>
          {isDone ? did : would}
        </Badge>
        {problems.map(({ field, problem }) => (
          <span key={`${field} ${problem}`} className={styles.small}>
            {field === null ? problem : `${field}: ${problem}`}
          </span>
        ))}
      </>
    )
  },
})

const others: readonly Column<ImportedRow>[] = [
  {
    label: 'Award',
    cell: ({ read }) =>
      read && amountWords({ amounts: read.amounts, award: read.award, awards: 0 }),
  },
  { label: 'Deadline', cell: ({ read }) => read && deadlineWords(read.deadline, clock.now()) },
  { label: 'Who and what', cell: ({ read }) => read && readWords(read) },
]
