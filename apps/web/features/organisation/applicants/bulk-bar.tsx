import type { ApplicantFilter, ApplicantRow, OwnStage } from '@laurel/contract/applicant-shapes'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { useMay } from '../organiser/current-organisation.ts'
import { STANDING_WORDS } from './applicant-view.ts'
import styles from './bulk-bar.module.css'
import { ChangeDialog } from './change-dialog.tsx'
import {
  type Chosen,
  isChosen,
  NOTHING_CHOSEN,
  numberOf,
  selectionOf,
  withChosen,
} from './chosen.ts'
import type { Choices } from './filter-bar.tsx'
import { MessageDialog } from './message-dialog.tsx'
import type { useMoves } from './use-moves.ts'

interface BulkBarProps {
  scholarshipId: string
  applicants: readonly ApplicantRow[]
  /** How many the filter finds. */
  total: number
  chosen: Chosen
  setChosen: (chosen: Chosen) => void
  filter: ApplicantFilter
  moves: ReturnType<typeof useMoves>
  choices: Choices | undefined
  /** These are of another filter: nothing is chosen before its own are there. */
  isOutdated: boolean
}

/** Where most go from the tab that is open. */
const NEXT: Readonly<Record<string, OwnStage>> = {
  in_review: 'shortlist',
  shortlist: 'finalist',
  finalist: 'shortlist',
}

/** What is done with the chosen ones: all of the page, or all that the filter finds. */
export function BulkBar(props: BulkBarProps) {
  const { applicants, total, chosen, setChosen, filter, moves, isOutdated } = props
  const [open, setOpen] = useState<'change' | 'message'>()
  const mayChange = useMay('update_applicant')
  const mayWrite = useMay('message_applicant')
  const page = applicants.map(({ applicationId }) => applicationId)
  const onPage = page.filter((id) => isChosen(chosen, id)).length
  const number = numberOf(chosen, total)
  const next = NEXT[filter.stage ?? ''] ?? 'shortlist'
  const selection = selectionOf(chosen, filter)
  const close = () => setOpen(undefined)
  return (
    <div
      className={styles.bar}
      role="region"
      aria-label="Chosen applicants"
      data-on={number > 0 || undefined}
    >
      <label className={styles.all}>
        <input
          type="checkbox"
          disabled={isOutdated}
          checked={onPage === page.length}
          ref={(box) => {
            if (box) box.indeterminate = onPage > 0 && onPage < page.length
          }}
          onChange={(event) => setChosen(withChosen(chosen, page, event.target.checked, page))}
        />
        {number === 0 ? 'Choose all on this page' : `${number.toLocaleString('en-US')} chosen`}
      </label>
      {/* The label of a box is not read out as it changes, nor that there is something to do now. */}
      <VisuallyHidden role="status">
        {number > 0 && `${number.toLocaleString('en-US')} chosen`}
      </VisuallyHidden>
      {number > 0 && (
        <div className={styles.actions}>
          {chosen.kind === 'some' && onPage === page.length && total > page.length && (
            <Button
              variant="subtle"
              onClick={() => setChosen({ kind: 'all' })}
            >{`Choose all ${total.toLocaleString('en-US')}`}</Button>
          )}
          {mayChange && (
            <>
              <Button
                variant="filled"
                isBusy={moves.isBusy}
                onClick={() =>
                  moves.move({ ...selection, stage: next }, `moved to ${STANDING_WORDS[next]}`)
                }
              >
                Move to {STANDING_WORDS[next].toLowerCase()}
              </Button>
              <Button onClick={() => setOpen('change')}>Change</Button>
            </>
          )}
          {mayWrite && <Button onClick={() => setOpen('message')}>Message</Button>}
          <Button variant="subtle" onClick={() => setChosen(NOTHING_CHOSEN)}>
            Clear
          </Button>
        </div>
      )}
      {number > 0 && open === 'change' && (
        <ChangeDialog {...{ selection, number, moves }} choices={props.choices} onClose={close} />
      )}
      {number > 0 && open === 'message' && (
        <MessageDialog
          scholarshipId={props.scholarshipId}
          {...{ selection, number }}
          onClose={close}
        />
      )}
    </div>
  )
}
