import { applyEdits, htmlOf, type Stretches } from './apply-edits.ts'
import { isSameSeal, type EditRow, type EssaySeals, type RecordKey } from './seal-rows.ts'

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

export type RecordCheck =
  | { isIntact: true }
  /** The first row that cannot be trusted; undefined where the rows lead to another essay. */
  | { isIntact: false; brokenAt: number | undefined }

/** Whether the rows are those that were written, all of them, and lead to the essay as it is kept. */
export function checkRecord(
  seals: EssaySeals,
  key: RecordKey,
  rows: readonly EditRow[],
  kept: KeptEssay,
): RecordCheck {
  const brokenAt = findBreak(seals, key, rows)
  if (brokenAt !== undefined) return { isIntact: false, brokenAt }
  const isLast = (rows.at(-1)?.version ?? null) === kept.version
  const leadsThere = kept.html === undefined || htmlOf(replay(rows)) === kept.html
  return isLast && leadsThere ? { isIntact: true } : { isIntact: false, brokenAt: undefined }
}

/** Where rows cease to be what was written, one after the other; undefined: nowhere. */
export function findBreak(
  seals: EssaySeals,
  key: RecordKey,
  rows: readonly EditRow[],
): number | undefined {
  let before = ''
  for (const [position, row] of rows.entries()) {
    const isNext = row.ordinal === position + 1
    if (!isNext || !isSameSeal(seals.ofRow(key, row, before), row.seal)) return position + 1
    before = row.seal
  }
  return undefined
}
