import type { DeskKind } from '@laurel/contract/desk-admin'
import { useState } from 'react'
import { ButtonLink } from '../../../../ui/button.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { paths } from '../../../../paths.ts'
import { Loaded } from '../../../common/records/loaded.tsx'
import { DeskBoard } from './desk-board.tsx'
import styles from './desk.module.css'
import { BATCH, useQueue } from './use-desk.ts'

interface DeskQueueProps {
  kind: DeskKind
  areKeysOn: boolean
  onHelp: () => void
}

const NOTHING: Readonly<Record<DeskKind, string>> = {
  unsure: 'Everything that was read is certain, or someone has decided.',
  unread: 'Every sentence on who may apply is understood or settled.',
  changed: 'No page of a listing changed since someone looked at it.',
  dead: 'No page of a listing is gone.',
  alike: 'No two entries look like the same award.',
  reports: 'Every report has its answer.',
  heldBack: 'No listing waits before students may see it.',
}

/** One batch of what waits after the other; those that were left open are not shown again. */
export function DeskQueue({ kind, areKeysOn, onHelp }: DeskQueueProps) {
  const [{ skipped, round }, setBatch] = useState({ skipped: 0, round: 0 })
  const queue = useQueue(kind, skipped)
  const goOn = async (left: number) => {
    // What was decided is gone from the list: the same place has others now.
    if (left === 0) await queue.refetch()
    setBatch({ skipped: skipped + left, round: round + 1 })
  }
  return (
    <div className={styles.work}>
      <Loaded query={queue} noun="what waits">
        {({ total, listings }) =>
          listings.length > 0 ? (
            <DeskBoard
              key={round}
              kind={kind}
              listings={listings}
              total={total - skipped}
              areKeysOn={areKeysOn}
              onHelp={onHelp}
              hasMore={total > skipped + BATCH}
              onMore={(left) => void goOn(left)}
            />
          ) : (
            <div className={styles.empty}>
              <EmptyState
                title="Nothing waits"
                action={<ButtonLink to={paths.adminImports}>Bring in a file</ButtonLink>}
              >
                {skipped > 0 ? 'What you left open waits for another time.' : NOTHING[kind]}
              </EmptyState>
            </div>
          )
        }
      </Loaded>
    </div>
  )
}
