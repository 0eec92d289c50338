import { applyEdits, htmlOf, type Stretches } from './apply-edits.ts'
import {
  isSameSeal,
  type EditRow,
  type EssaySeals,
  type RecordKey,
  type SealedRow,
} from './seal-rows.ts'

/** The essay that a record leads to, stretch by stretch; its HTML is exact. */
export function replay(rows: readonly Pick<EditRow, 'edits'>[]): Stretches {
  let stretches: Stretches = []
  for (const { edits } of rows) ({ stretches } = applyEdits(stretches, edits))
  return stretches
}

/** An essay as it is kept beside its record. */
export interface KeptEssay {
  /** undefined: it has become a file. */
  html: string | undefined
  /** null: it was taken back. */
  version: number | null
}

/** A row as far as its seals tell. */
export type RecordedRow = SealedRow & Pick<EditRow, 'seal' | 'folded'>

export type RecordCheck =
  | { isIntact: true }
  /** The first row that cannot be trusted; undefined where the rows lead to another essay. */
  | { isIntact: false; brokenAt: number | undefined }

/** Whether the rows are those that were written, all of them, and lead to the essay as it is kept. */
export function checkRecord(
  seals: EssaySeals,
  key: RecordKey,
  rows: readonly RecordedRow[],
  kept: KeptEssay,
): RecordCheck {
  const brokenAt = findBreak(seals, key, rows)
  if (brokenAt !== undefined) return { isIntact: false, brokenAt }
  const isLast = (rows.at(-1)?.version ?? null) === kept.version
  const leadsThere = kept.html === undefined || htmlOf(replay(rows)) === kept.html
  return isLast && leadsThere ? { isIntact: true } : { isIntact: false, brokenAt: undefined }
}

/**
 * Where rows cease to be what was written, one after the other; undefined: nowhere. The first may
 * stand for those before it: the seal it was written with is what the next one goes on from.
 */
export function findBreak(
  seals: EssaySeals,
  key: RecordKey,
  rows: readonly RecordedRow[],
): number | undefined {
  let last = { ordinal: 0, seal: '' }
  for (const row of rows) {
    const isWhole = row.folded
      ? last.ordinal === 0 && isSameSeal(seals.ofFolded(key, row, row.folded), row.folded.seal)
      : row.ordinal === last.ordinal + 1 && isSameSeal(seals.ofRow(key, row, last.seal), row.seal)
    if (!isWhole) return last.ordinal + 1
    last = row
  }
  return undefined
}
