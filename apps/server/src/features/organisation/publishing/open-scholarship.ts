import type { ListingContent } from '@laurel/contract/publishing-shapes'
import type { RoundState } from '@laurel/contract/round-states'
import { eq } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { scholarships } from '../../../db/schema/scholarships.ts'
import { CallFailure } from '../../../http/failures.ts'
import type { ScholarshipMember } from '../organisations/require-member.ts'
import {
  readRequirements,
  readScholarships,
  type RequirementRow,
  type ScholarshipRow,
} from '../../catalogue/scholarships/queries.ts'
import { toContent, type RoundRow } from './convert-listing.ts'
import { readEdited, readRound, readStanding, readVersion } from './queries.ts'

/** A scholarship that nobody else writes meanwhile. */
export interface Opened {
  member: ScholarshipMember
  row: ScholarshipRow
  asked: readonly RequirementRow[]
  round: RoundRow | undefined
  state: RoundState
  version: number
  content: ListingContent
}

/** Throws NOT_FOUND when it went meanwhile, and STALE_VERSION with what somebody else saved. */
export async function openScholarship(
  tx: Transaction,
  member: ScholarshipMember,
  now: Date,
  base?: number,
): Promise<Opened> {
  const { scholarshipId } = member
  await tx
    .select({ id: scholarships.id })
    .from(scholarships)
    .where(eq(scholarships.id, scholarshipId))
    .for('update')
  const row = (await readScholarships(tx, [scholarshipId])).get(scholarshipId)
  if (!row || row.status === 'merged') throw new CallFailure('NOT_FOUND')
  const version = await readVersion(tx, scholarshipId)
  if (base !== undefined && base !== version) await refuseStale(tx, member, now)
  const asked = (await readRequirements(tx, [scholarshipId])).get(scholarshipId) ?? []
  const round = await readRound(tx, scholarshipId, row.cycle)
  const state = await readStanding(tx, member, row, round, now)
  return { member, row, asked, round, state, version, content: toContent(row, asked, round) }
}

/** Throws STALE_VERSION with what somebody else saved. */
export async function refuseStale(
  tx: Transaction,
  member: ScholarshipMember,
  now: Date,
): Promise<never> {
  throw new CallFailure('STALE_VERSION', {
    message: 'Somebody else changed this scholarship meanwhile. Both versions are kept.',
    current: await readEdited(tx, member, now),
  })
}
