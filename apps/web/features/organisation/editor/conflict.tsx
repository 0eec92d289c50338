import type { ListingContent } from '@laurel/contract/publishing-shapes'
import { listChanges } from '@laurel/contract/words/listing-changes'
import { Button } from '../../../ui/button.tsx'
import type { DraftSaver, DraftState } from './draft-saver.ts'
import { ChangeTable } from './change-table.tsx'
import styles from './conflict.module.css'

interface ConflictProps {
  state: DraftState
  saver: Pick<DraftSaver, 'keepMine' | 'takeTheirs'>
  /** Before the other version stands here. */
  onTheirs: () => void
  /** What was written on top of something published has no history before it is public. */
  isPublished?: boolean
}

/** Two people changed the same at once: both versions side by side, until one of them is chosen. */
export default function Conflict({ state, saver, onTheirs, isPublished = false }: ConflictProps) {
  const { newer, listing, audience } = state
  if (!newer) return null
  const mine: ListingContent = { ...newer, listing, ...audience }
  const changes = listChanges(newer, mine)
  return (
    <section className={styles.conflict} role="alert" aria-labelledby="conflict">
      <h2 id="conflict">Somebody else changed this meanwhile</h2>
      <p>
        You both changed the same. If you keep yours,{' '}
        {isPublished ? 'yours stands there instead of theirs' : 'theirs stays in the history'}; if
        you use theirs, what you changed since is gone.
      </p>
      <ChangeTable caption="Where they differ" changes={changes} sides={['Theirs', 'Yours']} />
      <div className={styles.actions}>
        <Button
          onClick={() => {
            onTheirs()
            saver.takeTheirs()
          }}
        >
          Use theirs
        </Button>
        <Button variant="filled" onClick={() => void saver.keepMine()}>
          Keep mine
        </Button>
      </div>
    </section>
  )
}
