import type { imports } from '../../../db/schema/imports.ts'

/**
 * The states of an import and the moves between them.
 *
 *   checking ──▶ checked ──▶ importing ──▶ imported ──▶ undoing ──▶ undone
 *      │            │            │  ▲          stopped ───┘   ▲        │
 *      ▼            ▼            │  │ (the command,           └────────┘
 *    failed     discarded        ▼  │  broken off)             what was kept, once more
 *                              failed
 *
 * A server works on what is checking, importing or undoing, and goes on where another one stopped.
 * The command begins at importing and is its own worker.
 */
export type ImportState = (typeof imports.$inferSelect)['state']

interface Stated {
  state: ImportState
}

/** What a server has to work on. */
export const AT_WORK = ['checking', 'importing', 'undoing'] as const

export const canConfirm = ({ state }: Stated): boolean => state === 'checked'

export const canDiscard = ({ state }: Stated): boolean => state === 'checked'

/** Rows that were set aside come in by hand once the others are in. */
export const canTakeRowsIn = ({ state }: Stated): boolean =>
  state === 'imported' || state === 'stopped'

/** Undone again, it looks once more at what was kept. */
const UNDOABLE: readonly ImportState[] = ['imported', 'stopped', 'failed', 'undone']

/** A command that was killed never said that it stopped: its hold has run out. */
export const canUndo = (
  row: Stated & { origin: 'screen' | 'command'; heldUntil: Date | null },
  now: Date,
): boolean => {
  const isDeserted =
    row.state === 'importing' &&
    row.origin === 'command' &&
    (row.heldUntil === null || row.heldUntil < now)
  return UNDOABLE.includes(row.state) || isDeserted
}
