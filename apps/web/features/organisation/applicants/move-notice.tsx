import { useEffect, useRef } from 'react'
import { Button } from '../../../ui/button.tsx'
import styles from './applicants.module.css'
import type { useMoves } from './use-moves.ts'

/** What the last change did, and the way back. */
export function MoveNotice({ moves }: { moves: ReturnType<typeof useMoves> }) {
  const { news, isBusy } = moves
  const words = useRef<HTMLSpanElement>(null)
  // What was pressed goes with what was chosen; whoever uses the keyboard goes on from here.
  useEffect(() => {
    if (news !== '' && document.activeElement === document.body) words.current?.focus()
  }, [news, isBusy])
  return (
    <div className={styles.notice} data-empty={news === '' || undefined}>
      <span ref={words} role="status" tabIndex={-1}>
        {news}
      </span>
      {moves.undo && (
        <Button variant="subtle" isBusy={isBusy} onClick={moves.undo}>
          Undo
        </Button>
      )}
    </div>
  )
}
