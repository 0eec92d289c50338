import { createHash, randomUUID } from 'node:crypto'
import { desc, eq, inArray } from 'drizzle-orm'
import { endOfDay, startOfDay } from '../../../days.ts'
import type { Transaction } from '../../../db/database.ts'
import { insertRows } from '../../../db/insert-rows.ts'
import { scholarshipVersions } from '../../../db/schema/publishing.ts'
import { scholarships } from '../../../db/schema/scholarships.ts'
import { findOrganisations } from './find-organisations.ts'
import { recordCatalogueChange } from '../matches/record-catalogue-change.ts'
import { replaceRequirements } from './replace-requirements.ts'
import type { ScholarshipInput } from './scholarship-input.ts'
import { amountMaxUsd, cycleOf, effortMinutes, roundAfter } from './rules.ts'

export type StoreOutcome = 'imported' | 'updated' | 'unchanged'

/**
 * A row of the catalogue and what became of it; nothing where somebody wrote there since (`edited`),
 * or where a file of an organisation names what it published (`public`).
 */
export interface Stored {
  id: string
  outcome: StoreOutcome | 'edited' | 'public'
}

/** A listing that was added, or changed. */
interface Changed {
  id: string
  row: ScholarshipInput
  isNew: boolean
}

/** What else belongs to storing, in the same transaction. */
interface Around {
  /** Whose they all are, whatever sponsor they name. */
  organisationId?: string | undefined
  /** Before listings are changed. */
  beforeUpdate?: (ids: readonly string[]) => Promise<void>
  /** Of published listings that their rows would take back: those that somebody wants published. */
  findSettled?: (ids: readonly string[]) => Promise<ReadonlySet<string>>
  /** After listings were added or changed, before anybody hears of it. */
  afterStore?: (changed: readonly Changed[]) => Promise<void>
}

/**
 * Takes a batch into the catalogue, recognising rows by their source key, and tells every process
 * what changed. Source keys must differ within a batch. Outcomes are in the order of the rows.
 * What an organisation wrote since stays as it is.
 */
export async function storeScholarships(
  tx: Transaction,
  rows: readonly ScholarshipInput[],
  now: Date,
  { organisationId: ownId, beforeUpdate, findSettled, afterStore }: Around = {},
): Promise<Stored[]> {
  if (rows.length === 0) return []
  const organisations =
    ownId === undefined
      ? await findOrganisations(
          tx,
          rows.map((row) => row.sponsor),
          now,
        )
      : undefined
  const existing = await readExisting(
    tx,
    rows.map((row) => row.sourceKey),
  )
  const edited = await findEdited(
    tx,
    [...existing.values()].map(({ id }) => id),
  )
  const settled = await findSettled?.(
    rows.flatMap(({ sourceKey, status }) => {
      const known = existing.get(sourceKey)
      return status === 'draft' && known?.status === 'published' ? [known.id] : []
    }),
  )
  const inserted: (typeof scholarships.$inferInsert)[] = []
  const updated: { id: string; columns: Partial<typeof scholarships.$inferInsert> }[] = []
  const changed: Changed[] = []
  const outcomes: Stored[] = []
  for (const row of rows) {
    const known = existing.get(row.sourceKey)
    const contentHash = hashOf(row)
    if (known?.contentHash === contentHash) {
      outcomes.push({ id: known.id, outcome: 'unchanged' })
      continue
    }
    if (known && edited.has(known.id)) {
      outcomes.push({ id: known.id, outcome: 'edited' })
      continue
    }
    // What students see changes as an amendment only, and never becomes a draft again.
    if (known && ownId !== undefined && known.status !== 'draft') {
      outcomes.push({ id: known.id, outcome: 'public' })
      continue
    }
    const organisationId = ownId ?? organisations?.get(row.sponsor)
    if (!organisationId) throw new Error(`No organisation was kept for ${row.sponsor}.`)
    const { date } = row.deadline
    const cycle = known ? roundAfter(known, date, now) : cycleOf(date)
    const columns = {
      ...columnsOf(row),
      // What another entry stands for is not published again by its own catalogue.
      ...(known && (known.status === 'merged' || settled?.has(known.id))
        ? { status: known.status }
        : {}),
      cycle,
      organisationId,
      contentHash,
      updatedAt: now,
    }
    const id = known?.id ?? randomUUID()
    if (known) updated.push({ id, columns })
    else inserted.push({ id, ...columns, createdAt: row.createdAt ?? now })
    changed.push({ id, row, isNew: !known })
    outcomes.push({ id, outcome: known ? 'updated' : 'imported' })
  }
  if (updated.length > 0) await beforeUpdate?.(updated.map(({ id }) => id))
  for (const { id, columns } of updated)
    await tx.update(scholarships).set(columns).where(eq(scholarships.id, id))
  await insertRows(tx, scholarships, inserted)
  await replaceRequirements(
    tx,
    changed.map(({ id, row }) => ({ id, requirements: row.requirements })),
    now,
  )
  await afterStore?.(changed)
  await recordCatalogueChange(
    tx,
    changed.map(({ id }) => id),
  )
  return outcomes
}

type Existing = Pick<
  typeof scholarships.$inferSelect,
  'id' | 'sourceKey' | 'contentHash' | 'cycle' | 'closesAt' | 'status'
>

async function readExisting(
  tx: Transaction,
  sourceKeys: readonly string[],
): Promise<Map<string, Existing>> {
  const { id, sourceKey, contentHash, cycle, closesAt, status } = scholarships
  const rows = await tx
    .select({ id, sourceKey, contentHash, cycle, closesAt, status })
    .from(scholarships)
    .where(inArray(sourceKey, [...sourceKeys]))
    .for('update')
  return new Map(rows.map((row) => [row.sourceKey, row]))
}

/** Those whose latest version an organisation wrote: no import writes over that. */
async function findEdited(tx: Transaction, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const { scholarshipId, version, act } = scholarshipVersions
  const rows = await tx
    .selectDistinctOn([scholarshipId], { scholarshipId, act })
    .from(scholarshipVersions)
    .where(inArray(scholarshipId, [...ids]))
    .orderBy(scholarshipId, desc(version))
  return new Set(rows.flatMap((row) => (row.act === 'imported' ? [] : [row.scholarshipId])))
}

function hashOf({ createdAt: _firstListed, ...content }: ScholarshipInput): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url')
}

function columnsOf(row: ScholarshipInput) {
  const { sponsor: _sponsor, requirements, createdAt: _createdAt, closesAt, ...rest } = row
  const { reading: _reading, ...columns } = rest
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
