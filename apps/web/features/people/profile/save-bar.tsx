import { Button } from '../../../ui/button.tsx'
import { useIsOnline } from '../../../ui/offline-bar.tsx'
import { useBarHeight } from '../../../ui/use-bar-height.ts'
import styles from './save-bar.module.css'

interface SaveBarProps {
  isSaving: boolean
  isSaved: boolean
  isDirty: boolean
  /** The server's sentence after a refused save. */
  refusal: string | undefined
}

/** Saves the tab; says what is saved already and what is kept on this device only. */
export function SaveBar({ isSaving, isSaved, isDirty, refusal }: SaveBarProps) {
  const bar = useBarHeight()
  const isOnline = useIsOnline()
  const words = () => {
    if (isSaving) return 'Saving…'
    if (isSaved) return 'Saved'
    if (!isDirty) return ''
    return isOnline ? 'Not saved yet. Kept on this device.' : 'You’re offline. Kept on this device.'
  }
  return (
    <div className={styles.bar} ref={bar} data-print="hide">
      {refusal && (
        <p className={styles.refusal} role="alert">
          {refusal}
        </p>
      )}
      {/* Not `disabled`: the focus would be lost with it. A saved tab is not sent again. */}
      <Button type="submit" variant="filled" isBusy={isSaving} aria-disabled={isSaved || undefined}>
        Save
      </Button>
      <p className={styles.state}>{words()}</p>
    </div>
  )
}
