import { Button } from '@mantine/core'
import { useBarHeight } from '../applications/sending/use-bar-height.ts'
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
  return (
    <div className={styles.bar} ref={bar}>
      {refusal && (
        <p className={styles.refusal} role="alert">
          {refusal}
        </p>
      )}
      <Button type="submit" loading={isSaving} disabled={isSaved} aria-busy={isSaving || undefined}>
        Save
      </Button>
      <p className={styles.state}>
        {isSaved && 'Saved'}
        {isDirty && 'Not saved yet. Kept on this device.'}
      </p>
    </div>
  )
}
