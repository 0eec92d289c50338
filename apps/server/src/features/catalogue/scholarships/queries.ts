import type { FieldValue, Stage } from '@laurel/contract/application-shapes'
import { statusOf } from '@laurel/contract/requirement-status'
import type { ListedScholarship, Requirement } from '@laurel/contract/scholarship-shapes'
import { and, asc, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import type { Queryable } from '../../../db/database.ts'
import {
  applicationAnswers,
  applications,
  providerApplications,
} from '../../../db/schema/applications.ts'
import { listingClauses } from '../../../db/schema/listings.ts'
import { organisations } from '../../../db/schema/organisations.ts'
import { requirements, savedScholarships, scholarships } from '../../../db/schema/scholarships.ts'
import type { OwnApplicantId } from '../../../http/session.ts'
import { isOpen } from './policy.ts'
import { withOffset } from '../../../days.ts'

export type ScholarshipRow = typeof scholarships.$inferSelect & { sponsor: string }
export type RequirementRow = typeof requirements.$inferSelect

/** What one student has to do with a scholarship. */
export interface Involvement {
  isSaved: boolean
  status: 'Draft' | 'Received' | undefined
  stage: Stage | undefined
  /** The draft was prepared from an earlier round. */
  isPrepared: boolean
  /** Requirements that are done; of an application that was sent, those that were answered. */
  doneIds: string[]
  /** Begun and not done yet. */
  startedIds: string[]
  appliedElsewhereAt: Date | undefined
}

const NOT_INVOLVED: Involvement = {
  isSaved: false,
  status: undefined,
  stage: undefined,
  isPrepared: false,
  doneIds: [],
  startedIds: [],
  appliedElsewhereAt: undefined,
}

/** The rows of scholarships by id; unknown ids are absent. */
export async function readScholarships(
  db: Queryable,
  ids: readonly string[],
): Promise<Map<string, ScholarshipRow>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ scholarship: scholarships, sponsor: organisations.name })
    .from(scholarships)
    .innerJoin(organisations, eq(organisations.id, scholarships.organisationId))
    .where(inArray(scholarships.id, [...ids]))
  return new Map(
    rows.map(({ scholarship, sponsor }) => [scholarship.id, { ...scholarship, sponsor }]),
  )
}

/** The words of a listing that were read with less than certainty, in order, each once. */
export async function readLikelyWords(db: Queryable, id: string): Promise<string[]> {
  const rows = await db
    .select({ words: listingClauses.words })
    .from(listingClauses)
    .where(
      and(
        eq(listingClauses.scholarshipId, id),
        eq(listingClauses.state, 'read'),
        eq(listingClauses.confidence, 'likely'),
      ),
    )
    .orderBy(asc(listingClauses.position))
  return [...new Set(rows.map(({ words }) => words))]
}

/** What scholarships ask for now, in order, by scholarship. */
export async function readRequirements(
  db: Queryable,
  ids: readonly string[],
): Promise<Map<string, RequirementRow[]>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select()
    .from(requirements)
    .where(and(inArray(requirements.scholarshipId, [...ids]), isNull(requirements.removedAt)))
    .orderBy(asc(requirements.position))
  return Map.groupBy(rows, (row) => row.scholarshipId)
}

/** What a student has to do with each of these scholarships in its present round. */
export async function readInvolvements(
  db: Queryable,
  applicantId: OwnApplicantId,
  ids: readonly string[],
): Promise<Map<string, Involvement>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({
      id: scholarships.id,
      applicationId: applications.id,
      savedAt: savedScholarships.savedAt,
      status: applications.status,
      stage: applications.stage,
      preparedFromId: applications.preparedFromId,
      appliedElsewhereAt: providerApplications.appliedAt,
    })
    .from(scholarships)
    .leftJoin(
      savedScholarships,
      and(
        eq(savedScholarships.scholarshipId, scholarships.id),
        eq(savedScholarships.applicantId, applicantId),
      ),
    )
    .leftJoin(
      applications,
      and(
        eq(applications.scholarshipId, scholarships.id),
        eq(applications.applicantId, applicantId),
        eq(applications.cycle, scholarships.cycle),
      ),
    )
    .leftJoin(
      providerApplications,
      and(
        eq(providerApplications.scholarshipId, scholarships.id),
        eq(providerApplications.applicantId, applicantId),
        eq(providerApplications.cycle, scholarships.cycle),
      ),
    )
    .where(inArray(scholarships.id, [...ids]))
  const progress = await readProgress(
    db,
    rows.flatMap(({ applicationId }) => applicationId ?? []),
  )
  return new Map(
    rows.map(
      ({ id, applicationId, savedAt, status, stage, preparedFromId, appliedElsewhereAt }) => [
        id,
        {
          ...(progress.get(applicationId ?? '') ?? { doneIds: [], startedIds: [] }),
          isSaved: savedAt !== null,
          status: status ?? undefined,
          stage: stage ?? undefined,
          isPrepared: status === 'Draft' && preparedFromId !== null,
          appliedElsewhereAt: appliedElsewhereAt ?? undefined,
        },
      ],
    ),
  )
}

/** How far the answers of applications are, by application. */
async function readProgress(
  db: Queryable,
  applicationIds: readonly string[],
): Promise<Map<string, Pick<Involvement, 'doneIds' | 'startedIds'>>> {
  const progress = new Map<string, Pick<Involvement, 'doneIds' | 'startedIds'>>()
  if (applicationIds.length === 0) return progress
  const { applicationId, requirementId, value } = applicationAnswers
  const rows = await db
    .select({
      applicationId,
      requirement: requirements,
      wasSent: sql<boolean>`${applications.status} = 'Received'`,
      // What was sent is done, however long it is.
      value: sql<FieldValue>`case when ${applications.status} = 'Received' then 'true' else ${value} end`,
    })
    .from(applicationAnswers)
    .innerJoin(applications, eq(applications.id, applicationId))
    .innerJoin(requirements, eq(requirements.id, requirementId))
    .where(
      and(
        inArray(applicationId, [...applicationIds]),
        isNull(requirements.removedAt),
        sql`${value} not in ('""', 'false', '[]')`,
      ),
    )
  for (const { applicationId: id, requirement, wasSent, value: answer } of rows) {
    const known = progress.get(id) ?? { doneIds: [], startedIds: [] }
    progress.set(id, known)
    const status = wasSent ? 'done' : statusOf(toRequirement(requirement), answer)
    if (status === 'done') known.doneIds.push(requirement.id)
    else if (status === 'inProgress') known.startedIds.push(requirement.id)
  }
  return progress
}

/** The ids of the scholarships a student saved, latest first. */
export async function readSavedIds(db: Queryable, applicantId: OwnApplicantId): Promise<string[]> {
  const rows = await db
    .select({ id: savedScholarships.scholarshipId })
    .from(savedScholarships)
    .innerJoin(scholarships, eq(scholarships.id, savedScholarships.scholarshipId))
    .where(and(eq(savedScholarships.applicantId, applicantId), ne(scholarships.status, 'draft')))
    .orderBy(desc(savedScholarships.savedAt), asc(savedScholarships.scholarshipId))
  return rows.map((row) => row.id)
}

/** What is the same of a listed scholarship for everybody at any time. */
export type Card = Omit<
  ListedScholarship,
  | 'isOpen'
  | 'wishlist'
  | 'isLiked'
  | 'scholarshipStatus'
  | 'stage'
  | 'isPrepared'
  | 'doneIds'
  | 'startedIds'
  | 'appliedElsewhereAt'
  | 'match'
>

/** The instant it closes; none is known where the day is an estimate. */
const closingOf = ({ closesAt, deadline, timeZone }: ScholarshipRow): string | null =>
  closesAt === null || deadline.isEstimate ? null : withOffset(closesAt, timeZone)

export function toCard(row: ScholarshipRow, asked: readonly RequirementRow[]): Card {
  return {
    id: row.id,
    scholarshipId: row.id,
    title: row.title,
    description: row.descriptionHtml,
    amounts: row.amounts,
    awards: row.amounts.reduce((sum, amount) => sum + amount, 0),
    award: row.award,
    amountMaxUsd: row.amountMaxUsd,
    recurrenceConfig: { deadline: closingOf(row) },
    deadline: row.deadline,
    requirements: asked.map(toRequirement),
    effortMinutes: row.effortMinutes,
    user: { firstName: row.sponsor },
    delivery: row.delivery,
    applyUrl: row.applyUrl,
    isSample: row.isSample,
    isRandomDraw: row.isRandomDraw,
    createdAt: row.createdAt.toISOString(),
  }
}

/** A scholarship as lists show it, without its match. */
export function toListed(
  { row, card }: { row: ScholarshipRow; card: Card },
  now: Date,
  involvement = NOT_INVOLVED,
): ListedScholarship {
  const { isSaved, status, stage, isPrepared, appliedElsewhereAt, doneIds, startedIds } =
    involvement
  return {
    ...card,
    isOpen: isOpen(row, now),
    wishlist: isSaved ? [{ scholarshipId: row.id }] : [],
    isLiked: isSaved,
    ...(status && {
      scholarshipStatus: status,
      doneIds,
      startedIds,
    }),
    ...(stage && { stage }),
    ...(isPrepared && { isPrepared }),
    ...(appliedElsewhereAt && { appliedElsewhereAt: appliedElsewhereAt.toISOString() }),
  }
}

/** A requirement as the contract has it. */
export function toRequirement(row: RequirementRow): Requirement {
  const { id, title, description, requirementType, fieldId, fieldKey, fieldName } = row
  return {
    id,
    title,
    description,
    optional: row.isOptional,
    limits: JSON.stringify(row.limits),
    requirementType,
    field: {
      id: fieldId,
      key: fieldKey,
      name: fieldName,
      fieldName,
      dataType: row.dataType,
      options: row.options,
    },
  }
}
