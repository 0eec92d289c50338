import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs'
import IconCrown from '@tabler/icons-react/dist/esm/icons/IconCrown.mjs'
import { useBarHeight } from '../../../ui/use-bar-height.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import styles from './bulk-bar.module.css'
import { applyWords, failureWords, progressWords, selectedWords } from './bulk-words.ts'
import type { BulkProgress } from './send-bulk.ts'
import type { BulkPhase } from './use-bulk.ts'
import type { BulkSelection } from './use-bulk-selection.ts'

export const BULK_BUTTON_ID = 'bulk-apply'

interface BulkBarProps {
  /** How long the list is; undefined until it is known. */
  total: number | undefined
  selection: BulkSelection
  phase: BulkPhase
  /** What those without a subscription are told before they choose; undefined for subscribers. */
  needsPlan: string | undefined
  onApply: () => void
}

/** How many are chosen, once it is known of how many. */
const barWords = ({ listedCount, selectedIds }: BulkSelection, total: number | undefined) =>
  listedCount === undefined ? undefined : selectedWords(selectedIds.length, listedCount, total)

/** Reads out what the bar says as it comes and as it changes: it stands there before the bar does. */
export function BulkBarSaid(
  props: Pick<BulkBarProps, 'total' | 'selection' | 'phase'> & { isShown: boolean },
) {
  const { isShown, phase, selection, total } = props
  const isSaid = isShown && phase.name !== 'sending'
  return <VisuallyHidden role="status">{isSaid && barWords(selection, total)}</VisuallyHidden>
}

/** How many are chosen, all or none of them, and the button that applies to them. */
export function BulkBar({ total, selection, phase, needsPlan, onApply }: BulkBarProps) {
  const bar = useBarHeight()
  const { listedCount, selectedIds, toggleAll } = selection
  const isSending = phase.name === 'sending'
  const isEverySelected = listedCount !== undefined && selectedIds.length === listedCount
  return (
    <section
      ref={bar}
      className={styles.bar}
      data-print="hide"
      data-beside-chat="maximised"
      aria-label="Apply to selected scholarships"
    >
      {phase.name === 'failed' && (
        <p className={styles.failure} role="alert">
          <Icon icon={IconAlertCircle} />
          {failureWords(phase.error?.message ?? 'Something went wrong')}
        </p>
      )}
      {isSending && <Progress progress={phase.progress} />}
      <p className={styles.count}>{!isSending && barWords(selection, total)}</p>
      <Button
        variant="subtle"
        onClick={toggleAll}
        disabled={isSending || listedCount === undefined}
      >
        {isEverySelected ? 'Unselect all' : 'Select all'}
      </Button>
      <Button
        id={BULK_BUTTON_ID}
        variant="filled"
        className={styles.apply}
        isBusy={isSending}
        disabled={!isSending && selectedIds.length === 0}
        onClick={onApply}
      >
        {needsPlan !== undefined && <Icon icon={IconCrown} size={18} />}
        {applyWords(selectedIds.length)}
      </Button>
      {needsPlan !== undefined && (
        <p className={styles.plan}>{needsPlan}. One by one, you can apply for free.</p>
      )}
    </section>
  )
}

function Progress({ progress }: { progress: BulkProgress }) {
  const { done, total } = progress
  const words = progressWords(progress)
  return (
    <div className={styles.progress}>
      <span role="status">{words}</span>
      <div
        className={styles.track}
        role="progressbar"
        aria-label="Applications"
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={done}
        aria-valuetext={words}
      >
        <b style={{ transform: `scaleX(${total === 0 ? 0 : done / total})` }} />
      </div>
    </div>
  )
}
