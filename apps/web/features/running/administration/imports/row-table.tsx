import type { ImportRow, ListingGlance } from '@laurel/contract/imports-admin'
import { amountWords } from '@laurel/contract/words/amount-words'
import { deadlineWords } from '@laurel/contract/words/deadline-words'
import { Link } from 'react-router'
import { paths } from '../../../../paths.ts'
import { Button } from '../../../../ui/button.tsx'
import admin from '../administration.module.css'
import { type Column, RecordTable } from '../../../common/records/record-table.tsx'
import { ConfidenceMark } from './confidence-mark.tsx'
import { OutcomeBadge } from './import-badges.tsx'
import { countOf, KEPT_WORDS, knownWords } from './import-words.ts'
import styles from './imports.module.css'

interface RowTableProps {
  rows: readonly ImportRow[]
  /** What happened, rather than what would. */
  isDone: boolean
  isStale: boolean
  /** Told the line of a row that is to be put right. */
  onPutRight: (line: number) => void
}

/** The rows of a file with what was read of each. */
export const RowTable = ({ rows, isDone, isStale, onPutRight }: RowTableProps) => (
  <RecordTable
    caption="Rows, in the order of the file"
    columns={[title, outcomeWith(isDone, onPutRight), ...others]}
    rows={rows.map((row) => ({ ...row, id: String(row.line) }))}
    isStale={isStale}
  />
)

const title: Column<ImportRow> = {
  label: 'Row',
  cell: ({ line, title: words, sponsor, scholarshipId, undo }) => (
    <>
      {scholarshipId === null || undo === 'removed' ? (
        <b>{words || 'Without a title'}</b>
      ) : (
        <Link to={paths.scholarshipDetail(scholarshipId)} className={styles.title}>
          {words}
        </Link>
      )}
      <span className={admin.small}>
        {sponsor && `${sponsor} · `}line {line.toLocaleString('en-US')}
      </span>
    </>
  ),
}

const outcomeWith = (
  isDone: boolean,
  onPutRight: RowTableProps['onPutRight'],
): Column<ImportRow> => ({
  label: 'What happens',
  cell: ({ line, outcome, reason, heldBack, undo, keptBecause, canTakeIn }) => (
    <>
      <OutcomeBadge outcome={outcome} undo={undo} isDone={isDone} />
      {reason && <span className={styles.reason}>{reason}</span>}
      {canTakeIn && (
        <Button
          variant="subtle"
          className={styles.putRight}
          aria-label={`Put it right: line ${line.toLocaleString('en-US')}`}
          onClick={() => onPutRight(line)}
        >
          Put it right
        </Button>
      )}
      {heldBack && <span className={styles.reason}>Held back: {heldBack}</span>}
      {keptBecause && <span className={admin.small}>Kept: {KEPT_WORDS[keptBecause]}</span>}
    </>
  ),
})

const others: readonly Column<ImportRow>[] = [
  { label: 'Award', cell: ({ glance }) => glance && <Whole>{awardOf(glance)}</Whole> },
  {
    label: 'Deadline',
    cell: ({ glance }) => glance && <Whole>{deadlineWords(glance.deadline)}</Whole>,
  },
  { label: 'What was read', cell: ({ glance }) => glance && <Read glance={glance} /> },
]

/** Its column is never narrower than a word of it. */
const Whole = ({ children }: { children: string }) => (
  <span className={styles.whole}>{children}</span>
)

const awardOf = ({ amounts, award }: ListingGlance): string =>
  amountWords({ amounts, award, awards: 0 })

/** As many stand open. */
const SHOWN = 3

function Read({ glance }: { glance: ListingGlance }) {
  const { known, clauses, clauseCount, warnings } = glance
  const more = clauses.slice(SHOWN)
  return (
    <div className={styles.read}>
      <span>{knownWords({ known, clauses })}</span>
      <Clauses clauses={clauses.slice(0, SHOWN)} />
      {more.length > 0 && (
        <details>
          <summary>{clauseCount - SHOWN} more</summary>
          <Clauses clauses={more} />
          {clauseCount > clauses.length && (
            <p className={admin.small}>and {clauseCount - clauses.length} that are not kept here</p>
          )}
        </details>
      )}
      {warnings.length > 0 && (
        <details>
          <summary>{countOf(warnings.length, 'value')} to check</summary>
          <ul className={styles.clauses}>
            {warnings.map(({ field, value, problem }) => (
              <li key={`${field} ${problem} ${value}`}>
                {field}: {problem}
                {value !== '' && <span className={admin.small}>“{value}”</span>}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}

const Clauses = ({ clauses }: Pick<ListingGlance, 'clauses'>) => (
  <ul className={styles.clauses}>
    {clauses.map(({ words, confidence }, position) => (
      // The same words may be read twice; nothing moves in this list.
      <li key={position}>
        “{words}” <ConfidenceMark confidence={confidence} />
      </li>
    ))}
  </ul>
)
