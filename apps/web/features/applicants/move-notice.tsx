import { Button } from '../../ui/button.tsx'
import styles from './applicants.module.css'
import type { useMoves } from './use-moves.ts'

/** What the last change did, and the way back. */
export function MoveNotice({ moves }: { moves: ReturnType<typeof useMoves> }) {
  return (
    <div className={styles.notice} data-empty={moves.news === '' || undefined}>
      <span role="status">{moves.news}</span>
      {moves.undo && (
        <Button variant="subtle" isBusy={moves.isBusy} onClick={moves.undo}>
          Undo
        </Button>
      )}
    </div>
  )
}
