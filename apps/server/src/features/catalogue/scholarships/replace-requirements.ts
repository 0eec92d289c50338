import { randomUUID } from 'node:crypto'
import { CV_FIELD_ID } from '@laurel/contract/requirement-limits'
import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { insertRows } from '../../../db/insert-rows.ts'
import { requirements } from '../../../db/schema/scholarships.ts'
import type { RequirementInput } from './scholarship-input.ts'

type Row = typeof requirements.$inferInsert

/** Without what is a row's own: those are kept, or made, by what it asks. */
export const toInput = ({
  id: _id,
  scholarshipId: _scholarshipId,
  position: _position,
  removedAt: _removedAt,
  fieldId,
  ...asked
}: typeof requirements.$inferSelect): RequirementInput => ({
  ...asked,
  isCv: fieldId === CV_FIELD_ID,
})

/**
 * Brings the requirements of scholarships up to date. One that asks the same keeps its id, so
 * drafts keep their answers; one that is gone stays for the applications that answered it.
 */
export async function replaceRequirements(
  tx: Transaction,
  changed: readonly { id: string; requirements: readonly RequirementInput[] }[],
  now: Date,
): Promise<void> {
  if (changed.length === 0) return
  const kept = await readKept(
    tx,
    changed.map(({ id }) => id),
  )
  const fresh: Row[] = []
  for (const { id: scholarshipId, requirements: wanted } of changed) {
    const identityOf = identifier()
    for (const [position, input] of wanted.entries()) {
      const key = identityOf(scholarshipId, input)
      const known = kept.get(key)
      kept.delete(key)
      const row = rowOf(scholarshipId, position, input, known ?? randomUUID())
      if (known === undefined) fresh.push(row)
      else await tx.update(requirements).set(row).where(eq(requirements.id, known))
    }
  }
  const gone = [...kept.values()]
  if (gone.length > 0)
    await tx.update(requirements).set({ removedAt: now }).where(inArray(requirements.id, gone))
  await insertRows(tx, requirements, fresh)
}

type Identify = (scholarshipId: string, asked: { title: string; dataType: string }) => string

/** Recognises a requirement by what it asks; the second of two alike is the second again next time. */
function identifier(): Identify {
  const seen = new Map<string, number>()
  return (scholarshipId, { title, dataType }) => {
    const key = `${scholarshipId}\n${dataType}\n${title}`
    const occurrence = (seen.get(key) ?? 0) + 1
    seen.set(key, occurrence)
    return `${key}\n${occurrence}`
  }
}

async function readKept(tx: Transaction, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await tx
    .select()
    .from(requirements)
    .where(and(inArray(requirements.scholarshipId, [...ids]), isNull(requirements.removedAt)))
    .orderBy(asc(requirements.position))
  const identityOf = identifier()
  return new Map(rows.map((row) => [identityOf(row.scholarshipId, row), row.id]))
}

function rowOf(scholarshipId: string, position: number, input: RequirementInput, id: string): Row {
  const { isCv, ...columns } = input
  return { ...columns, id, scholarshipId, position, fieldId: isCv ? CV_FIELD_ID : id }
}
