import { and, eq, lt } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import type { Transaction } from '../../../db/database.ts'
import { essayEdits, type EssayEdit } from '../../../db/schema/essays.ts'
import { nextTurn } from '../../../in-turns.ts'
import { replayPast } from './find-sources.ts'
import type { EditRow, EssaySeals, RecordKey } from './seal-rows.ts'

/** A month of writing; a record is read and compared as a whole where more than a word comes. */
const RECORD_LIMIT_CHARACTERS = 1_000_000
/** What is left of it when older versions are folded, so that this is seldom done. */
const LEFT_CHARACTERS = RECORD_LIMIT_CHARACTERS / 2
/** What a row takes to keep and to replay beside its edits: many small ones count as well. */
const ROW_CHARACTERS = 400

export const sizeOf = (edits: readonly EssayEdit[]): number =>
  ROW_CHARACTERS + JSON.stringify(edits).length

/** Whether a record must be folded before another row comes; rows of an older program count nothing. */
export const isTooLarge = (last: EditRow | undefined): boolean =>
  last !== undefined && (last.sizeCharacters ?? Infinity) > RECORD_LIMIT_CHARACTERS

/** Brings a record back to a size that can be worked with; answers with its rows as they are then. */
export async function foldRecord(
  tx: Transaction,
  { essaySeals }: Pick<App, 'essaySeals'>,
  key: RecordKey,
  rows: readonly EditRow[],
): Promise<EditRow[]> {
  await nextTurn()
  const after = foldRows(essaySeals, key, rows)
  await nextTurn()
  if (after.length < rows.length) await writeFolded(tx, key, after)
  return after
}

/**
 * One row, sealed apart, takes the place of the oldest; those after it go on from the seal that it
 * was written with.
 */
export function foldRows(
  seals: EssaySeals,
  key: RecordKey,
  rows: readonly EditRow[],
  leftCharacters = LEFT_CHARACTERS,
): EditRow[] {
  const kept = latestOf(rows, leftCharacters)
  const old = rows.slice(0, rows.length - kept.length)
  const [first, last] = [old.at(0), old.at(-1)]
  if (!first || !last) return measure(kept)
  const past = replayPast(old)
  const content = {
    versions: last.ordinal,
    firstSavedAt: first.folded?.firstSavedAt ?? first.savedAt.toISOString(),
    gone: past.gone().map((stretches) => [...stretches]),
  }
  const row = { ...last, edits: [{ at: 0, removed: 0, added: [...past.stretches] }] }
  const folded = { ...content, seal: seals.ofFolded(key, row, content) }
  return measure([{ ...row, folded }, ...kept])
}

/** The last rows that fit. */
function latestOf(rows: readonly EditRow[], leftCharacters: number): EditRow[] {
  let [first, characters] = [rows.length, 0]
  while (first > 0) {
    characters += sizeOf(rows[first - 1]?.edits ?? [])
    if (characters > leftCharacters) break
    first--
  }
  return rows.slice(first)
}

function measure(rows: readonly EditRow[]): EditRow[] {
  let sizeCharacters = 0
  return rows.map((row) => {
    sizeCharacters += sizeOf(row.edits)
    return { ...row, sizeCharacters }
  })
}

async function writeFolded(
  tx: Transaction,
  { applicationId, requirementId }: RecordKey,
  [row]: readonly EditRow[],
): Promise<void> {
  if (row === undefined) return
  const own = and(
    eq(essayEdits.applicationId, applicationId),
    eq(essayEdits.requirementId, requirementId),
  )
  const { edits, folded, sizeCharacters, ordinal } = row
  await tx.delete(essayEdits).where(and(own, lt(essayEdits.ordinal, ordinal)))
  await tx
    .update(essayEdits)
    .set({ edits, folded, sizeCharacters })
    .where(and(own, eq(essayEdits.ordinal, ordinal)))
}
