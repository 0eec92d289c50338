import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs'
import { useId } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import styles from './essay-desk.module.css'

export interface Finish {
  label: string
  /** What it does and does not do. */
  note: string
  isBusy: boolean
  /** Why the last try did nothing. It is said here: toasts are out of sight behind a drawer. */
  problem: string | undefined
  run: () => void
}

/** Ends the writing. While the essay is empty it says why it cannot. */
export function FinishButton({ finish, isEmpty }: { finish: Finish; isEmpty: boolean }) {
  const id = useId()
  return (
    <div className={styles.finish}>
      {finish.problem !== undefined && (
        <p role="alert" className={styles.problem}>
          <Icon icon={IconAlertCircle} size={16} />
          {finish.problem}
        </p>
      )}
      <p id={id} className={styles.note}>
        {isEmpty ? 'Nothing is written yet, so there is nothing to hand in.' : finish.note}
      </p>
      <Button
        variant="filled"
        className={styles.finishButton}
        isBusy={finish.isBusy}
        aria-disabled={isEmpty || undefined}
        aria-describedby={id}
        onClick={finish.run}
      >
        {finish.label}
      </Button>
    </div>
  )
}
