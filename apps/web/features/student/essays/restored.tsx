import { Button } from '../../../ui/button.tsx'
import styles from './essay-desk.module.css'

export interface Replaced {
  /** The text that gave way. */
  html: string
  /** What took its place, as a sentence. */
  words: string
}

/** Another version has become the text: one step takes it back. */
export function Restored({
  replaced,
  onUndo,
}: {
  replaced: Replaced
  onUndo: (html: string) => void
}) {
  return (
    <div className={styles.restored} role="status">
      <span>{replaced.words}</span>
      <Button variant="subtle" onClick={() => onUndo(replaced.html)}>
        Undo
      </Button>
    </div>
  )
}
