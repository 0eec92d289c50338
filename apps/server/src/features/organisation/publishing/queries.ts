import type { EditedScholarship, OrganiserScholarship } from '@laurel/contract/publishing-shapes'
import { type RoundFacts, type RoundState, roundStateOf } from '@laurel/contract/round-states'
import { and, count, desc, eq, max, sql } from 'drizzle-orm'
import type { Queryable } from '../../../db/database.ts'
import { applications } from '../../../db/schema/applications.ts'
import { organisationProfiles } from '../../../db/schema/organisations.ts'
import { amendmentDrafts, scholarshipVersions } from '../../../db/schema/publishing.ts'
import { applicationHandlings, rounds } from '../../../db/schema/rounds.ts'
import { savedScholarships, scholarships } from '../../../db/schema/scholarships.ts'
import { CallFailure } from '../../../http/failures.ts'
import type { Member, ScholarshipMember } from '../organisations/require-member.ts'
import { readRequirements, readScholarships } from '../../catalogue/scholarships/queries.ts'
import { toContent, type RoundRow } from './convert-listing.ts'
import { tellCounts, type Counts } from './tell-crowd.ts'

const ofPresentRound = and(
  eq(rounds.scholarshipId, scholarships.id),
  eq(rounds.cycle, scholarships.cycle),
)

/** How many saved, began and sent, as columns of a query on scholarships. */
const COUNTS = {
  saved: sql<number>`(select count(*)::int from ${savedScholarships} as saved
    where saved.scholarship_id = ${scholarships}.id)`.as('saved'),
  begun: sql<number>`(select count(*)::int from ${applications} as begun
    where begun.scholarship_id = ${scholarships}.id and begun.cycle = ${scholarships}.cycle
      and begun.status = 'Draft')`.as('begun'),
  sent: sql<number>`(select count(*)::int from ${applications} as sent
    where sent.scholarship_id = ${scholarships}.id and sent.cycle = ${scholarships}.cycle
      and sent.status = 'Received')`.as('sent'),
}

const NOBODY: Counts = { saved: 0, begun: 0, sent: 0 }

/** Whether somebody of the organisation moved an application of the present round on. */
const IS_REVIEWED = sql<boolean>`exists (select 1 from ${applications} as moved
  join ${applicationHandlings} as handled on handled.application_id = moved.id
  where moved.scholarship_id = ${scholarships}.id and moved.cycle = ${scholarships}.cycle
    and handled.stage <> 'new')`.as('is_reviewed')

type About = Pick<RoundFacts, 'vetting' | 'isReviewed'>

/** Where the present round of a scholarship is. */
function standingOf(
  scholarship: RoundFacts['scholarship'],
  round: RoundRow | undefined,
  about: About,
  now: Date,
): RoundState {
  const { cycle } = scholarship
  const { decidedAt = null, announcedAt = null, cancelledAt = null } = round ?? {}
  const facts = { scholarship, round: { cycle, decidedAt, announcedAt, cancelledAt }, ...about }
  return roundStateOf(facts, now)
}

/** The same for one. */
export async function readStanding(
  db: Queryable,
  { scholarshipId, organisationId }: Pick<ScholarshipMember, 'scholarshipId' | 'organisationId'>,
  scholarship: RoundFacts['scholarship'],
  round: RoundRow | undefined,
  now: Date,
): Promise<RoundState> {
  const [read] = await db
    .select({ isReviewed: IS_REVIEWED })
    .from(scholarships)
    .where(eq(scholarships.id, scholarshipId))
  const vetting = await readVetting(db, organisationId)
  return standingOf(scholarship, round, { vetting, isReviewed: read?.isReviewed ?? false }, now)
}

/** What an organisation gives and drafts, changed last first. */
export async function listOrganiserScholarships(
  db: Queryable,
  { organisationId }: Member,
  { offset, limit }: { offset: number; limit: number },
  now: Date,
): Promise<{ scholarships: OrganiserScholarship[]; total: number }> {
  const isOwn = and(
    eq(scholarships.organisationId, organisationId),
    sql`${scholarships.status} <> 'merged'`,
  )
  const [all] = await db.select({ number: count() }).from(scholarships).where(isOwn)
  const rows = await db
    .select({ row: scholarships, round: rounds, isReviewed: IS_REVIEWED, ...COUNTS })
    .from(scholarships)
    .leftJoin(rounds, ofPresentRound)
    .where(isOwn)
    .orderBy(desc(scholarships.updatedAt), desc(scholarships.id))
    .offset(offset)
    .limit(limit - offset)
  const vetting = await readVetting(db, organisationId)
  return {
    total: all?.number ?? 0,
    scholarships: rows.map(({ row, round, isReviewed, ...counts }) => ({
      id: row.id,
      title: row.title,
      state: standingOf(row, round ?? undefined, { vetting, isReviewed }, now),
      deadline: row.deadline.date,
      timeZone: row.timeZone,
      announceBy: round?.announceBy ?? null,
      counts: tellCounts(counts),
      updatedAt: row.updatedAt.toISOString(),
    })),
  }
}

/** The present round of a scholarship, where somebody has set something of it. */
export async function readRound(
  db: Queryable,
  scholarshipId: string,
  cycle: string,
): Promise<RoundRow | undefined> {
  const [round] = await db
    .select()
    .from(rounds)
    .where(and(eq(rounds.scholarshipId, scholarshipId), eq(rounds.cycle, cycle)))
  return round
}

/** Up to which save a scholarship is written; 0 before the first. */
export async function readVersion(db: Queryable, scholarshipId: string): Promise<number> {
  const [latest] = await db
    .select({ version: max(scholarshipVersions.version) })
    .from(scholarshipVersions)
    .where(eq(scholarshipVersions.scholarshipId, scholarshipId))
  return latest?.version ?? 0
}

/** How far an administrator has looked at an organisation. */
export async function readVetting(
  db: Queryable,
  organisationId: string,
): Promise<EditedScholarship['vetting']> {
  const [profile] = await db
    .select({ vetting: organisationProfiles.vetting })
    .from(organisationProfiles)
    .where(eq(organisationProfiles.organisationId, organisationId))
  return profile?.vetting ?? 'unasked'
}

/** A scholarship as its organisation writes it. */
export async function readEdited(
  db: Queryable,
  member: ScholarshipMember,
  now: Date,
): Promise<EditedScholarship> {
  const { scholarshipId, organisationId } = member
  const row = (await readScholarships(db, [scholarshipId])).get(scholarshipId)
  if (!row || row.status === 'merged') throw new CallFailure('NOT_FOUND')
  const round = await readRound(db, scholarshipId, row.cycle)
  const asked = await readRequirements(db, [scholarshipId])
  const [counts = NOBODY] = await db
    .select(COUNTS)
    .from(scholarships)
    .where(eq(scholarships.id, scholarshipId))
  return {
    id: scholarshipId,
    organisationId,
    sponsor: row.sponsor,
    state: await readStanding(db, member, row, round, now),
    version: await readVersion(db, scholarshipId),
    savedAt: row.updatedAt.toISOString(),
    ...toContent(row, asked.get(scholarshipId) ?? [], round),
    listedAward: { amounts: row.amounts, award: row.award },
    suggestions: row.suggestedCriteria,
    vetting: await readVetting(db, organisationId),
    counts: tellCounts(counts),
    hasApplicants: counts.begun + counts.sent > 0,
    amendment: await readAmendment(db, scholarshipId),
  }
}

/** What a published scholarship is to become, as far as it is written. */
export async function readAmendment(
  db: Queryable,
  scholarshipId: string,
): Promise<EditedScholarship['amendment']> {
  const [draft] = await db
    .select()
    .from(amendmentDrafts)
    .where(eq(amendmentDrafts.scholarshipId, scholarshipId))
  const { revision = 0, content = null, savedAt } = draft ?? {}
  return { revision, content, savedAt: (content && savedAt?.toISOString()) ?? null }
}
