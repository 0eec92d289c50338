import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs'
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import type { DeskListing } from '@laurel/contract/desk-admin'
import { Button } from '../../../../ui/button.tsx'
import iconButton from '../../../../ui/icon-button.module.css'
import { Icon } from '../../../../ui/icon.tsx'
import { LeafProgress } from '../../../../ui/leaf-progress.tsx'
import { ClauseRow } from './clause-row.tsx'
import { isOpen } from './desk-moves.ts'
import { Findings } from './findings.tsx'
import { Flags } from './flags.tsx'
import styles from './read-pane.module.css'
import { HeldBack } from './held-back.tsx'
import { Pairs } from './pairs.tsx'
import { Reports } from './reports.tsx'
import type { DeskWork } from './use-desk-work.ts'

/** More leaves than this are no picture of anything. */
const MOST_LEAVES = 12

/** What was read, clause by clause, and what to say to each. */
export function ReadPane({ listing, work }: { listing: DeskListing; work: DeskWork }) {
  const { clauses } = listing
  const done = clauses.filter((clause) => !isOpen(clause)).length
  const { at, of } = work.position
  return (
    <section className={styles.read} aria-label="What we read">
      <header className={styles.readHead}>
        <h2>What we read</h2>
        <LeafProgress
          leaves={
            clauses.length > MOST_LEAVES
              ? []
              : clauses.map((clause) => {
                  if (clause.id === work.clauseId && isOpen(clause)) return 'current'
                  return isOpen(clause) ? 'open' : 'done'
                })
          }
        >
          {done} of {clauses.length}
        </LeafProgress>
      </header>
      <div className={styles.rows}>
        <Findings listing={listing} work={work} />
        <Reports reports={listing.reports} />
        <HeldBack listing={listing} work={work} />
        <Pairs listing={listing} work={work} />
        <ol>
          {clauses.map((clause, position) => (
            <ClauseRow
              key={clause.id}
              clause={clause}
              number={position + 1}
              isCurrent={clause.id === work.clauseId}
              work={work}
            />
          ))}
        </ol>
        {clauses.length === 0 && <p className={styles.note}>Nothing was read of it.</p>}
        <Flags key={listing.id} listing={listing} />
      </div>
      <footer className={styles.foot}>
        <button
          type="button"
          className={iconButton.button}
          aria-label="Listing before"
          onClick={() => work.stepListing(-1)}
        >
          <Icon icon={IconChevronLeft} />
        </button>
        <span>
          {at} of {of}
        </span>
        <button
          type="button"
          className={iconButton.button}
          aria-label="Next listing"
          onClick={() => work.stepListing(1)}
        >
          <Icon icon={IconChevronRight} />
        </button>
        <span className={styles.undo}>
          <Button onClick={work.undo} disabled={!work.canUndo}>
            Undo <kbd>Z</kbd>
          </Button>
        </span>
      </footer>
    </section>
  )
}
