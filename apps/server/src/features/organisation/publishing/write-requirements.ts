import { CV_FIELD_ID } from '@laurel/contract/requirement-limits'
import type { WrittenRequirement } from '@laurel/contract/publishing-shapes'
import { ESSAY_FILE } from '@laurel/contract/scholarship-shapes'
import { inArray } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { requirements } from '../../../db/schema/scholarships.ts'
import { CallFailure } from '../../../http/failures.ts'
import { toRequirementInput } from './convert-requirement.ts'

type Row = typeof requirements.$inferSelect

const rowOf = (
  scholarshipId: string,
  position: number,
  written: WrittenRequirement,
  known: Row | undefined,
): Row => {
  const { isCv, ...columns } = toRequirementInput(written)
  const { id } = written
  const row = { ...columns, id, scholarshipId, position, removedAt: null }
  // An essay that is handed in as a file, of an import, stays one.
  const isEssayFile = known?.fieldName === ESSAY_FILE && columns.dataType === 'file'
  const essay = { requirementType: 'essay', fieldName: ESSAY_FILE } as const
  return { ...row, ...(isEssayFile && essay), fieldId: isCv ? CV_FIELD_ID : id }
}

/**
 * Brings what a scholarship asks to send to what was written, each thing by its own id. What is gone
 * stays in the table for applications that answered it.
 */
export async function writeRequirements(
  tx: Transaction,
  scholarshipId: string,
  written: readonly WrittenRequirement[],
  present: readonly Row[],
  now: Date,
): Promise<void> {
  const known = new Map(present.map((row) => [row.id, row]))
  const rows = written.map((each, at) => rowOf(scholarshipId, at, each, known.get(each.id)))
  const wanted = new Set(rows.map(({ id }) => id))
  const gone = [...known.keys()].filter((id) => !wanted.has(id))
  if (gone.length > 0)
    await tx.update(requirements).set({ removedAt: now }).where(inArray(requirements.id, gone))
  await refuseForeign(tx, scholarshipId, rows)
  for (const { id, ...row } of rows)
    await tx
      .insert(requirements)
      .values({ id, ...row })
      .onConflictDoUpdate({ target: requirements.id, set: row })
}

/** An id names one thing of one scholarship, for good. */
async function refuseForeign(
  tx: Transaction,
  scholarshipId: string,
  rows: readonly Row[],
): Promise<void> {
  const ids = rows.map(({ id }) => id)
  const owned = await tx
    .select({ id: requirements.id, scholarshipId: requirements.scholarshipId })
    .from(requirements)
    .where(inArray(requirements.id, ids))
  const foreign = new Set(
    owned.flatMap((row) => (row.scholarshipId === scholarshipId ? [] : row.id)),
  )
  const refused = ids.flatMap((id, at) =>
    foreign.has(id) || ids.indexOf(id) !== at
      ? [[`listing.requirements.${at}.id`, 'This id is in use already.'] as const]
      : [],
  )
  if (refused.length > 0)
    throw new CallFailure('VALIDATION_FAILED', { fields: Object.fromEntries(refused) })
}
