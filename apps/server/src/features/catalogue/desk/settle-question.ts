import type { AnswerOf, BodyOf } from '@laurel/contract/define-call'
import type { settleQuestion as settleCall } from '@laurel/contract/questions-admin'
import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import type { Transaction } from '../../../db/database.ts'
import { listingClauses, listingDecisions, settledQuestions } from '../../../db/schema/listings.ts'
import { scholarships } from '../../../db/schema/scholarships.ts'
import { transact } from '../../../db/transact.ts'
import { CallFailure } from '../../../http/failures.ts'
import type { AdminId } from '../../../http/require-admin.ts'
import { isAskedOfAll } from '../matches/read-attested.ts'
import { followListings, toBefore } from './decide-clause.ts'
import { questionsRead } from './list-often-asked.ts'

type Settled = AnswerOf<typeof settleCall>
type Body = BodyOf<typeof settleCall>

interface Settlement extends Body {
  key: string
  madeBy: AdminId
}

/**
 * Has all listings that ask the same ask it in one question, so that a student answers once for all of
 * them and those that come later; what was answered to the wordings before holds on. Or leaves them as
 * they are, for good. Both are decisions, and are undone as such.
 */
export async function settleQuestion(app: App, settlement: Settlement): Promise<Settled> {
  const settled = await transact(app.db, (tx) => settle(tx, settlement, app.clock.now()))
  await app.matches.catchUp()
  return settled
}

async function settle(tx: Transaction, settlement: Settlement, madeAt: Date): Promise<Settled> {
  const { id, key, verdict, madeBy } = settlement
  const question = verdict === 'share' ? checkQuestion(settlement.question) : null
  const [before] = await tx.select().from(listingDecisions).where(eq(listingDecisions.id, id))
  if (before) return { listings: await countDecided(tx, id) }
  const rows = question === null ? [] : await lockClauses(tx, key)
  if (question !== null && rows.length === 0) throw new CallFailure('NOT_FOUND')
  await tx
    .insert(listingDecisions)
    .values({ id, madeBy, madeAt, before: rows.map((row) => toBefore(row)) })
  const [first] = await tx
    .insert(settledQuestions)
    .values({ key, question, decisionId: id })
    .onConflictDoNothing()
    .returning({ key: settledQuestions.key })
  if (!first) throw new CallFailure('QUESTION_SETTLED')
  if (question === null) return { listings: 0 }
  const ids = rows.map((row) => row.id)
  await keepAnswers(tx, ids, question)
  await tx
    .update(listingClauses)
    .set({ decisionId: id, state: 'confirmed', criteria: { attest: question } })
    .where(inArray(listingClauses.id, ids))
  return { listings: await followListings(tx, rows, madeAt) }
}

const refusal = (question: string) =>
  new CallFailure('VALIDATION_FAILED', { message: question, fields: { question } })

function checkQuestion(question = ''): string {
  if (question === '') throw refusal('Please write what students are asked.')
  if (!isAskedOfAll(question))
    throw refusal('Please ask it without “this award”, “we” or “our”: many listings share it.')
  return question
}

const countDecided = async (tx: Transaction, decisionId: string): Promise<number> => {
  const rows = await tx
    .selectDistinct({ id: listingClauses.scholarshipId })
    .from(listingClauses)
    .where(eq(listingClauses.decisionId, decisionId))
  return rows.length
}

/** All that ask it, their listings locked as imports lock them. */
async function lockClauses(tx: Transaction, key: string) {
  const asking = sql`(select scholarship_id from (${questionsRead()}) as read where key = ${key})`
  await tx
    .select({ id: scholarships.id })
    .from(scholarships)
    .where(inArray(scholarships.id, asking))
    .orderBy(asc(scholarships.id))
    .for('update')
  return tx
    .select()
    .from(listingClauses)
    .where(
      inArray(
        listingClauses.id,
        sql`(select id from (${questionsRead()}) as read where key = ${key})`,
      ),
    )
}

/** What students said to the questions as they were worded is said to the one that takes their place. */
async function keepAnswers(tx: Transaction, ids: readonly string[], question: string) {
  await tx.execute(sql`
    with kept as (
      insert into attestations (applicant_id, scholarship_id, question, answer, answered_at)
      select said.applicant_id, said.scholarship_id, ${question}, said.answer, said.answered_at
      from attestations as said join listing_clauses as clause
        on clause.scholarship_id = said.scholarship_id
          and clause.criteria->>'attest' = said.question
      where clause.id in ${ids} and said.question <> ${question}
      on conflict do nothing
      returning applicant_id)
    update applicants set profile_version = profile_version + 1
    where id in (select applicant_id from kept)`)
}
