import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../../db/database.ts'
import { prepareStatement } from '../../../db/prepare-statement.ts'
import { listingClauses } from '../../../db/schema/listings.ts'
import { attestations } from '../../../db/schema/scholarships.ts'
import type { OwnApplicantId } from '../../../http/session.ts'

/** A student's yes or no to the questions of scholarships, by id and question. */
export type Attested = Record<string, Record<string, boolean>>

export interface AttestedRow {
  scholarshipId: string
  question: string
  answer: boolean
}

/** A question of one award means another thing elsewhere. The same for JavaScript and PostgreSQL. */
const OF_ONE_AWARD =
  /(^|[^a-z])(this (award|scholarship|program|fund|grant|prize|contest|competition)|ours?|we)([^a-z]|$)/i

/** So many others at most: each is looked at by itself in every query. */
const MOST_OTHERS = 2000

/** Whether a question means the same whichever scholarship asks it. */
export const isAskedOfAll = (question: string): boolean => !OF_ONE_AWARD.test(question)

/** The same, asked of PostgreSQL. */
export const isOfAll = (question: SQL): SQL =>
  sql`${question} !~* ${sql.raw(`'${OF_ONE_AWARD.source}'`)}`

/** Whether a reader put a question for a scholarship, and no organiser in their own sense. */
export const isReadFor = (scholarshipId: SQL, question: SQL): SQL => sql`exists (
  select from ${listingClauses} as clause
  where clause.scholarship_id = ${scholarshipId} and clause.criteria->>'attest' = ${question})`

/**
 * What a student said to the questions of each scholarship. A question that a reader put in the same words
 * for several is asked once: the answer to one of them holds for all.
 */
export const attestedBy = (applicantId: SQL): SQL => sql`
  (select said.scholarship_id, said.question, said.answer from ${attestations} as said
  where said.applicant_id = ${applicantId})
  union all
  (select distinct on (other.scholarship_id, said.question)
    other.scholarship_id, said.question, said.answer
  from ${attestations} as said
  join ${listingClauses} as other
    on other.criteria->>'attest' = said.question and other.scholarship_id <> said.scholarship_id
  where said.applicant_id = ${applicantId}
    and ${isOfAll(sql`said.question`)}
    and ${isReadFor(sql`said.scholarship_id`, sql`said.question`)}
    and not exists (
      select from ${attestations} as own
      where own.applicant_id = said.applicant_id and own.scholarship_id = other.scholarship_id
        and own.question = said.question)
  order by other.scholarship_id, said.question, said.answered_at desc
  limit ${sql.raw(String(MOST_OTHERS))})`

const selectAttested = prepareStatement<AttestedRow, { applicantId: OwnApplicantId }>(
  'select attested',
  sql`
    select scholarship_id as "scholarshipId", question, answer
    from (${attestedBy(sql`${sql.placeholder('applicantId')}`)}) as said`,
)

export const readAttested = async (db: Queryable, applicantId: OwnApplicantId): Promise<Attested> =>
  toAttested(await selectAttested(db, { applicantId }))

export const toAttested = (rows: readonly AttestedRow[]): Attested => {
  const attested: Attested = {}
  for (const { scholarshipId, question, answer } of rows)
    (attested[scholarshipId] ??= {})[question] = answer
  return attested
}
