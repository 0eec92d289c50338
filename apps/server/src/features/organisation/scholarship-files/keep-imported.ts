import { max, inArray } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { scholarshipVersions } from '../../../db/schema/publishing.ts'
import { recordAudit } from '../../common/audit/record-audit.ts'
import type { Member } from '../organisations/require-member.ts'
import { toContent } from '../publishing/convert-listing.ts'
import { keepVersion } from '../publishing/keep-version.ts'
import { readRequirements, readScholarships } from '../../catalogue/scholarships/queries.ts'

/**
 * Keeps a version of each draft that a file wrote, so that somebody who is editing one hears of it,
 * and so that the next file knows that nobody edited it since.
 */
export async function keepImported(
  tx: Transaction,
  { organisationId, userId }: Member,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  if (ids.length === 0) return
  const rows = await readScholarships(tx, ids)
  const asked = await readRequirements(tx, ids)
  const bases = await readBases(tx, ids)
  for (const [scholarshipId, row] of rows) {
    const content = toContent(row, asked.get(scholarshipId) ?? [], undefined)
    const base = bases.get(scholarshipId) ?? 0
    await keepVersion(tx, { scholarshipId, userId, base, act: 'imported', content }, now)
  }
  const details = { number: ids.length }
  const event = { organisationId, actorId: userId, action: 'import_scholarships', details }
  await recordAudit(tx, [event], now)
}

async function readBases(tx: Transaction, ids: readonly string[]): Promise<Map<string, number>> {
  const { scholarshipId, version } = scholarshipVersions
  const rows = await tx
    .select({ scholarshipId, base: max(version) })
    .from(scholarshipVersions)
    .where(inArray(scholarshipId, [...ids]))
    .groupBy(scholarshipId)
  return new Map(rows.map((row) => [row.scholarshipId, row.base ?? 0]))
}
