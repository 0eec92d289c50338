import type { Conflict, Match } from '@laurel/contract/scholarship-shapes'
import { sql } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import type { Queryable } from '../../../db/database.ts'
import { prepareStatement } from '../../../db/prepare-statement.ts'
import { applicantFacts, applicants, users } from '../../../db/schema/accounts.ts'
import type { Sender } from '../../../db/schema/applications.ts'
import type { OwnApplicantId } from '../../../http/session.ts'
import { conflictOf, TIES_OF_ACCOUNT, type Ties } from '../../catalogue/conflicts/ties.ts'
import { attestedBy, type AttestedRow, toAttested } from '../../catalogue/matches/read-attested.ts'
import { toAnswers, type FactRow } from '../../people/profile/read-answers.ts'
import { describeMatch } from '../../catalogue/scholarships/describe-match.ts'
import { readIsSubscriber } from '../../money/quota/queries.ts'
import { isEarly, isPublic } from '../../catalogue/scholarships/policy.ts'
import type { RequirementRow, ScholarshipRow } from '../../catalogue/scholarships/queries.ts'
import { recallScholarships } from '../../catalogue/scholarships/recall-scholarships.ts'
import { listSentFacts } from './list-sent-facts.ts'

/** Everything that decides about an application and goes out with it. */
export interface Prepared {
  applicantId: OwnApplicantId
  scholarship: ScholarshipRow
  asked: readonly RequirementRow[]
  verdict: Match['verdict']
  /** Why this person may not enter it, whatever they answer. */
  conflict: Conflict | undefined
  sender: Sender
}

/**
 * Reads what sending needs for each scholarship; those nobody may know of are absent. Done before
 * the transaction: a second connection inside it could exhaust the pool. A scholarship is the one
 * that the lists show: what its sponsor changes counts a second or two later, for lists and sending.
 */
export async function prepareSending(
  app: App,
  applicantId: OwnApplicantId,
  scholarshipIds: readonly string[],
): Promise<Map<string, Prepared>> {
  const [scholarships, person] = await Promise.all([
    recallScholarships(app, scholarshipIds),
    readPerson(app.db, applicantId),
  ])
  const { answers, attested, timeZone, isStaff, organisationIds, ...account } = person
  const ties = { isStaff, organisationIds }
  const none = new Set<string>()
  // What bars them is told apart from what does not fit.
  const student = { answers, attested, ties, applied: none, barred: new Map(), excluded: none }
  const now = app.clock.now()
  const hasEarly = [...scholarships.values()].some(({ row }) => isEarly(row, now))
  const seesEarly = hasEarly && (await readIsSubscriber(app.db, applicantId, now))
  const prepared = new Map<string, Prepared>()
  for (const [id, { row: scholarship, asked }] of scholarships) {
    if (!isPublic(scholarship) || (!seesEarly && isEarly(scholarship, now))) continue
    const { verdict, reasons, unknown } = describeMatch(app, { timeZone }, student, scholarship)
    const sender = { ...account, facts: listSentFacts([...reasons, ...unknown], answers) }
    const conflict = conflictOf(ties, scholarship)
    prepared.set(id, { applicantId, scholarship, asked, verdict, conflict, sender })
  }
  return prepared
}

interface PersonRow extends Omit<Sender, 'facts'>, Ties {
  timeZone: string
  facts: FactRow[]
  said: AttestedRow[]
}

const selectPerson = prepareStatement<PersonRow, { applicantId: OwnApplicantId }>(
  'select person',
  sql`
    select first_name as "firstName", last_name as "lastName", email, phone,
      time_zone as "timeZone", ${TIES_OF_ACCOUNT},
      (select coalesce(json_agg(json_build_object('factKey', fact_key, 'value', value)
        order by fact_key, ordinal), '[]')
      from ${applicantFacts} as fact where fact.applicant_id = applicant.id) as facts,
      (select coalesce(json_agg(json_build_object('scholarshipId', scholarship_id,
        'question', question, 'answer', answer)), '[]')
      from (${attestedBy(sql`applicant.id`)}) as attested) as said
    from ${applicants} as applicant
    join ${users} as account on account.id = applicant.user_id
    where applicant.id = ${sql.placeholder('applicantId')}`,
)

/** The account holder with what is known of the student, in one statement. */
async function readPerson(db: Queryable, applicantId: OwnApplicantId) {
  const [row] = await selectPerson(db, { applicantId })
  if (!row) throw new Error(`There is no applicant ${applicantId}.`)
  const { facts, said, ...person } = row
  return { ...person, answers: toAnswers(facts), attested: toAttested(said) }
}
