import { and, inArray, isNotNull } from 'drizzle-orm'
import type { Clock } from '../../../clock.ts'
import { sqlStateOf, type Transaction } from '../../../db/database.ts'
import { importRows } from '../../../db/schema/imports.ts'
import { organisationMembers } from '../../../db/schema/organisations.ts'
import { findOrganisations } from '../scholarships/find-organisations.ts'
import { type Stored, storeScholarships } from '../scholarships/store-scholarships.ts'
import type { OwnRows } from '../parsing/adapt-row.ts'
import type { TakenRow } from './import-record.ts'
import type { Organiser } from './invite-organiser.ts'
import type { RowWithTexts } from '../parsing/read-further.ts'
import { readListings, recordUpdates } from './record-updates.ts'
import { type ListingVersion, readVersions } from './restore-listing.ts'
import { storeReadings } from './store-readings.ts'

/** A row that was read, with its place in its file. */
export interface LinedRow extends RowWithTexts {
  line: number
}

interface Storing {
  clock: Clock
  /** Whether it is kept how listings were before rows change them. */
  keepsBefore: boolean
  organiser?: Organiser
  own?: OwnRows
}

/** Why a row of a listing that its organisation wrote since is not taken. */
export const EDITED =
  'It was edited here since. What was written here stays; the row was not taken.'
/** Why a row of something is not taken that its organisation published. */
export const PUBLIC =
  'It is not a draft any more, so it is changed in its editor; the row was not taken.'
/** Why a row is not taken that the tables cannot hold. */
export const REFUSED = 'The database refuses the row.'

/** The row itself is at fault: bad data, a broken rule, a limit of the database. */
export const isRowAtFault = (error: unknown): boolean =>
  /^(?:22|23|54)/.test(sqlStateOf(error) ?? '')

/**
 * Takes rows that were read into the catalogue, with their readings and what listings tell of their
 * changes. Outcomes are in the order of the rows; `taken` leaves out what somebody edited since.
 */
export async function storeRows(
  tx: Transaction,
  rows: readonly LinedRow[],
  { clock, keepsBefore, organiser, own }: Storing,
): Promise<{ outcomes: Stored[]; taken: TakenRow[] }> {
  let versions = new Map<string, ListingVersion>()
  let before: Awaited<ReturnType<typeof readListings>> = new Map()
  const outcomes = await storeScholarships(
    tx,
    rows.map(({ scholarship }) => scholarship),
    clock.now(),
    {
      organisationId: own?.organisationId,
      async beforeUpdate(ids) {
        if (keepsBefore) versions = await readVersions(tx, ids)
        before = await readListings(tx, ids)
      },
      findSettled: (ids) => findPublishedByHand(tx, ids),
      async afterStore(changed) {
        await storeReadings(
          tx,
          changed.map(({ id, row, isNew }) => ({ id, isNew, reading: row.reading })),
        )
        await recordUpdates(tx, before, clock.now())
        await own?.keep(
          tx,
          changed.map(({ id }) => id),
        )
      },
    },
  )
  if (organiser) await joinSponsors(tx, organiser, rows, clock.now())
  const taken = rows.flatMap(({ line, ...read }, at) => {
    const { id, outcome } = outcomes[at] ?? {}
    return id === undefined || outcome === undefined || outcome === 'edited' || outcome === 'public'
      ? []
      : [{ line, read, outcome, scholarshipId: id, before: versions.get(id) }]
  })
  return { outcomes, taken }
}

/** Those that were held back once, and that somebody published all the same. */
const findPublishedByHand = async (
  tx: Transaction,
  ids: readonly string[],
): Promise<ReadonlySet<string>> => {
  if (ids.length === 0) return new Set()
  const rows = await tx
    .selectDistinct({ id: importRows.scholarshipId })
    .from(importRows)
    .where(
      and(
        inArray(importRows.scholarshipId, [...ids]),
        isNotNull(importRows.heldBack),
        isNotNull(importRows.dismissedAt),
      ),
    )
  return new Set(rows.flatMap(({ id }) => (id === null ? [] : [id])))
}

/** The organiser looks after what is applied for here, and may do all there is to do. */
const joinSponsors = async (
  tx: Transaction,
  organiser: Organiser,
  batch: readonly LinedRow[],
  joinedAt: Date,
): Promise<void> => {
  const sponsors = batch
    .filter(({ scholarship }) => scholarship.delivery === 'laurel')
    .map(({ scholarship }) => scholarship.sponsor)
  if (sponsors.length === 0) return
  const found = await findOrganisations(tx, sponsors, joinedAt)
  await tx
    .insert(organisationMembers)
    .values(
      [...new Set(found.values())].map((organisationId) => ({
        organisationId,
        userId: organiser.userId,
        role: 'owner' as const,
        joinedAt,
      })),
    )
    .onConflictDoNothing()
}
