import { Button } from '../../ui/button.tsx'
import styles from './essay-desk.module.css'

export interface Replaced {
  /** The text that gave way. */
  html: string
  /** Which version took its place, in words. */
  from: string
}

/** An earlier version has become the text: one step takes it back. */
export function Restored({
  replaced,
  onUndo,
}: {
  replaced: Replaced
  onUndo: (html: string) => void
}) {
  return (
    <div className={styles.restored} role="status">
      <span>The version of {replaced.from} is your text now.</span>
      <Button variant="subtle" onClick={() => onUndo(replaced.html)}>
        Undo
      </Button>
    </div>
  )
}
