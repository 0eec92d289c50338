import { createHash, randomUUID } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import { endOfDay, startOfDay } from '../../days.ts'
import type { Transaction } from '../../db/database.ts'
import { scholarships } from '../../db/schema/scholarships.ts'
import { findOrganisations } from './find-organisations.ts'
import { recordCatalogueChange } from '../matches/record-catalogue-change.ts'
import { replaceRequirements } from './replace-requirements.ts'
import type { RequirementInput, ScholarshipInput } from './scholarship-input.ts'
import { amountMaxUsd, cycleOf, effortMinutes, roundAfter } from './rules.ts'

export type StoreOutcome = 'imported' | 'updated' | 'unchanged'

/**
 * Takes a batch into the catalogue, recognising rows by their source key, and tells every process
 * what changed. Source keys must differ within a batch. Outcomes are in the order of the rows.
 */
export async function storeScholarships(
  tx: Transaction,
  rows: readonly ScholarshipInput[],
  now: Date,
): Promise<StoreOutcome[]> {
  if (rows.length === 0) return []
  const organisations = await findOrganisations(
    tx,
    rows.map((row) => row.sponsor),
    now,
  )
  const existing = await readExisting(
    tx,
    rows.map((row) => row.sourceKey),
  )
  const inserted: (typeof scholarships.$inferInsert)[] = []
  const changed: { id: string; requirements: RequirementInput[] }[] = []
  const outcomes: StoreOutcome[] = []
  for (const row of rows) {
    const known = existing.get(row.sourceKey)
    const contentHash = hashOf(row)
    if (known?.contentHash === contentHash) {
      outcomes.push('unchanged')
      continue
    }
    const organisationId = organisations.get(row.sponsor)
    if (!organisationId) throw new Error(`No organisation was kept for ${row.sponsor}.`)
    const { date } = row.deadline
    const cycle = known ? roundAfter(known, date, now) : cycleOf(date)
    const columns = { ...columnsOf(row), cycle, organisationId, contentHash, updatedAt: now }
    const id = known?.id ?? randomUUID()
    if (known) await tx.update(scholarships).set(columns).where(eq(scholarships.id, id))
    else inserted.push({ id, ...columns, createdAt: row.createdAt ?? now })
    changed.push({ id, requirements: row.requirements })
    outcomes.push(known ? 'updated' : 'imported')
  }
  if (inserted.length > 0) await tx.insert(scholarships).values(inserted)
  await replaceRequirements(tx, changed, now)
  await recordCatalogueChange(
    tx,
    changed.map(({ id }) => id),
  )
  return outcomes
}

type Existing = Pick<
  typeof scholarships.$inferSelect,
  'id' | 'sourceKey' | 'contentHash' | 'cycle' | 'closesAt'
>

async function readExisting(
  tx: Transaction,
  sourceKeys: readonly string[],
): Promise<Map<string, Existing>> {
  const { id, sourceKey, contentHash, cycle, closesAt } = scholarships
  const rows = await tx
    .select({ id, sourceKey, contentHash, cycle, closesAt })
    .from(scholarships)
    .where(inArray(sourceKey, [...sourceKeys]))
    .for('update')
  return new Map(rows.map((row) => [row.sourceKey, row]))
}

function hashOf({ createdAt: _firstListed, ...content }: ScholarshipInput): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url')
}

function columnsOf(row: ScholarshipInput) {
  const { sponsor: _sponsor, requirements, createdAt: _createdAt, closesAt, ...columns } = row
  const { date, timeZone, opens } = row.deadline
  return {
    ...columns,
    amountMaxUsd: amountMaxUsd(row.amounts, row.award),
    timeZone,
    earlyAccessUntil: row.earlyAccessUntil ?? null,
    opensAt: opens === undefined ? null : startOfDay(opens, timeZone),
    closesAt: closesAt ?? (date === null ? null : endOfDay(date, timeZone)),
    effortMinutes: effortMinutes(requirements),
  }
}
