import IconChevronUp from '@tabler/icons-react/dist/esm/icons/IconChevronUp.mjs'
import IconFlag from '@tabler/icons-react/dist/esm/icons/IconFlag.mjs'
import { useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { focusAfter } from '../../../../ui/focus-after.ts'
import { Icon } from '../../../../ui/icon.tsx'
import styles from './action-bar.module.css'
import { FieldError } from '../../../../ui/field-error.tsx'
import { doneWords, ProgressLeaves, ProgressList } from '../requirements/progress-list.tsx'
import {
  countUnfilled,
  gapWords,
  type RequirementProgress,
} from '../requirements/requirement-progress.ts'
import { isInTrouble, saveWords } from '../drafts/save-words.ts'
import type { ApplicationForm } from '../use-application-form.ts'
import { GapsLeft } from './gaps-left.tsx'
import { Review } from './review.tsx'
import { useBarHeight } from '../../../../ui/use-bar-height.ts'

/** Sticky at every width: what is still missing, 'Save draft' and 'Submit application'. */
export function ActionBar({ form }: { form: ApplicationForm }) {
  const bar = useBarHeight()
  const { busy, progress } = form
  return (
    <div className={styles.bar} ref={bar} data-print="hide">
      <Trouble form={form} />
      <div className={styles.inner}>
        {progress.length > 0 && <Remaining form={form} />}
        {progress.length > 0 && <ProgressSheet form={form} />}
        <GapsLeft form={form} />
        <Review form={form} />
        <div className={styles.actions}>
          <Button
            className={styles.action}
            isBusy={busy === 'draft'}
            onClick={() => void form.saveDraft()}
          >
            Save draft
          </Button>
          <Button
            variant="filled"
            className={styles.action}
            isBusy={busy === 'submit' && !form.review.isAsking}
            onClick={() => void form.submit()}
          >
            Submit application
          </Button>
        </div>
      </div>
    </div>
  )
}

/** Why the last click did nothing, or that typing is not saved yet: in sight wherever one is. */
function Trouble({ form }: { form: ApplicationForm }) {
  const { failure, state } = form
  const words = failure ?? (isInTrouble(state) ? saveWords(state) : undefined)
  return words === undefined ? null : <FieldError id="save-trouble">{words}</FieldError>
}

const hasGap = ({ gap }: RequirementProgress) => gap !== undefined
const isUnderWay = ({ status }: RequirementProgress) => status === 'inProgress'

/** On wide screens: how many are still needed, and a link to the first of them. */
function Remaining({ form }: { form: ApplicationForm }) {
  const unfilled = form.progress.find((each) => each.unfilled.length > 0)
  const first = form.progress.find(hasGap) ?? unfilled ?? form.progress.find(isUnderWay)
  if (!first) return <p className={styles.remaining}>Everything that is required is filled in.</p>
  const { id, title } = first.requirement
  return (
    <p className={styles.remaining}>
      <LeftWords form={form} />
      {!form.isFlagged && <span className={styles.quiet}>Next:</span>}
      <a
        href={`#requirement-${id}`}
        onClick={(event) => {
          event.preventDefault()
          form.panels.goTo(id)
        }}
      >
        {title}
      </a>
    </p>
  )
}

/** Below 1200 px: a button that opens the list of requirements. */
function ProgressSheet({ form }: { form: ApplicationForm }) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const goTo = (id: string) => focusAfter(close, () => form.panels.goTo(id))
  return (
    <>
      <button
        type="button"
        className={styles.sheetButton}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <b>{doneWords(form.progress)}</b>
        <ProgressLeaves progress={form.progress} />
        <span className={styles.left}>
          <LeftWords form={form} />
          <Icon icon={IconChevronUp} size={16} />
        </span>
      </button>
      <Dialog isOpen={isOpen} onClose={close} title={doneWords(form.progress)}>
        <ProgressList progress={form.progress} onGoTo={goTo} />
      </Dialog>
    </>
  )
}

/** "3 still needed"; after a failed submit "3 missing". */
function LeftWords({ form }: { form: ApplicationForm }) {
  const count = form.progress.filter(hasGap).length
  const unfilled = countUnfilled(form.progress)
  if (count === 0 && unfilled > 0) return <span className={styles.quiet}>{gapWords(unfilled)}</span>
  const underWay = form.progress.filter(isUnderWay).length
  if (count === 0 && underWay > 0)
    return <span className={styles.quiet}>{underWay} still in progress</span>
  if (count === 0) return <span className={styles.quiet}>Ready to submit</span>
  if (!form.isFlagged) return <span className={styles.quiet}>{count} still needed</span>
  return (
    <span className={styles.missing}>
      <Icon icon={IconFlag} size={16} />
      {count} missing
    </span>
  )
}
