import type { AnswerOf, BodyOf } from '@laurel/contract/define-call'
import type { decideClause as decideCall } from '@laurel/contract/desk-admin'
import type { Clause } from '@laurel/matching/criteria'
import { FACTS } from '@laurel/matching/facts'
import { parseCriteria } from '@laurel/matching/parse-criteria'
import { and, asc, eq, inArray, ne } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import type { Transaction } from '../../../db/database.ts'
import { type ClauseBefore, listingClauses, listingDecisions } from '../../../db/schema/listings.ts'
import { scholarships } from '../../../db/schema/scholarships.ts'
import { CallFailure } from '../../../http/failures.ts'
import type { AdminId } from '../../../http/require-admin.ts'
import { writeCriteriaOf } from '../storing/store-readings.ts'
import { RowRefusal } from '../parsing/row-refusal.ts'
import { recordCatalogueChange } from '../matches/record-catalogue-change.ts'
import { recordEvents } from '../trust/record-events.ts'

type Body = BodyOf<typeof decideCall>
type Decided = AnswerOf<typeof decideCall>
type ClauseRow = typeof listingClauses.$inferSelect

/** More listings at once are offered again with the next clause of the kind. */
const MOST_AT_ONCE = 2000

/**
 * Decides a clause, and the same in other listings where that is asked: their criteria are made anew
 * in the same transaction. The decision holds on when an import reads the same words again.
 */
export async function decideClause(app: App, body: Body, madeBy: AdminId): Promise<Decided> {
  const given = body.verdict === 'edit' ? parseClause(body.criteria) : undefined
  const decided = await app.db.transaction(async (tx) => {
    const before = await readDecision(tx, body.id)
    if (before) return before
    const { asked, rows } = await lockClauses(tx, body)
    // The same call may have come twice at once.
    const meanwhile = await readDecision(tx, body.id)
    if (meanwhile) return meanwhile
    if (body.verdict === 'accept' && asked.confidence === 'unread' && !asked.isAsked)
      throw refusal('Write the question first.')
    const now = app.clock.now()
    await tx
      .insert(listingDecisions)
      .values({ id: body.id, madeBy, madeAt: now, before: rows.map(toBefore) })
    const state = body.verdict === 'reject' ? 'rejected' : 'confirmed'
    await tx
      .update(listingClauses)
      .set({ decisionId: body.id, state, criteria: given ?? asked.readCriteria })
      .where(inArray(listingClauses.id, idsOf(rows)))
    const listings = await followListings(tx, rows, now)
    await recordEvents(tx, [{ scholarshipId: asked.scholarshipId, kind: 'reviewed' }], now)
    return { clauses: rows.length, listings }
  })
  await app.matches.catchUp()
  return decided
}

/** How a clause was, for the undo of a decision. */
export const toBefore = ({ id, state, criteria, decisionId }: ClauseRow): ClauseBefore => ({
  clauseId: id,
  state,
  criteria,
  decisionId,
})

const idsOf = (rows: readonly ClauseRow[]): string[] => rows.map(({ id }) => id)

/** One clause as the engine takes it, of JSON; else what is wrong with it, and where. */
function parseClause(json: string | undefined): Clause {
  const parsed = parseCriteria([parseJson(json)], FACTS)
  if ('criteria' in parsed) {
    const [clause] = parsed.criteria.all
    if (clause) return clause
  }
  const [problem] = 'problems' in parsed ? parsed.problems : []
  const place = problem?.path.replace(/^\[0\]\.?/, '') ?? ''
  throw refusal(`${place === '' ? '' : `${place}: `}${problem?.problem ?? 'Must be one clause.'}`)
}

const refusal = (criteria: string) => new CallFailure('VALIDATION_FAILED', { fields: { criteria } })

function parseJson(json: string | undefined): unknown {
  try {
    return JSON.parse(json ?? '')
  } catch {
    throw refusal('This is not JSON.')
  }
}

/** What was decided under the same id before: a call that is sent again changes nothing. */
async function readDecision(tx: Transaction, id: string): Promise<Decided | undefined> {
  const [decision] = await tx.select().from(listingDecisions).where(eq(listingDecisions.id, id))
  if (!decision) return undefined
  const ids = decision.before.map(({ clauseId }) => clauseId)
  const listings = await tx
    .selectDistinct({ id: listingClauses.scholarshipId })
    .from(listingClauses)
    .where(inArray(listingClauses.id, ids))
  return { clauses: ids.length, listings: listings.length }
}

/** The clauses that are decided, their listings locked as imports lock them. */
async function lockClauses(tx: Transaction, { clauseId, isEverywhere }: Body) {
  const [found] = await tx.select().from(listingClauses).where(eq(listingClauses.id, clauseId))
  if (!found) throw new CallFailure('NOT_FOUND')
  const others = isEverywhere ? await findOthers(tx, found) : []
  await tx
    .select({ id: scholarships.id })
    .from(scholarships)
    .where(
      inArray(
        scholarships.id,
        [found, ...others].map((row) => row.scholarshipId),
      ),
    )
    .orderBy(asc(scholarships.id))
    .for('update')
  // Once more under the lock: an import may have read anew meanwhile.
  const rows = await tx
    .select()
    .from(listingClauses)
    .where(inArray(listingClauses.id, idsOf([found, ...others])))
  const asked = rows.find(({ id }) => id === clauseId)
  if (!asked) throw new CallFailure('NOT_FOUND')
  return { asked, rows: rows.filter((row) => row === asked || row.state === 'read') }
}

const findOthers = (tx: Transaction, { id, likeness }: ClauseRow): Promise<ClauseRow[]> =>
  tx
    .select()
    .from(listingClauses)
    .where(
      and(
        eq(listingClauses.likeness, likeness),
        eq(listingClauses.state, 'read'),
        ne(listingClauses.id, id),
      ),
    )
    .orderBy(asc(listingClauses.id))
    .limit(MOST_AT_ONCE)

/** Makes the criteria of the clauses' listings anew and tells of it; gives how many there are. */
export async function followListings(
  tx: Transaction,
  rows: readonly Pick<ClauseRow, 'scholarshipId'>[],
  now: Date,
): Promise<number> {
  const ids = [...new Set(rows.map(({ scholarshipId }) => scholarshipId))]
  if (ids.length === 0) return 0
  try {
    await writeCriteriaOf(tx, ids)
  } catch (error) {
    if (error instanceof RowRefusal) throw refusal(error.message)
    throw error
  }
  await tx.update(scholarships).set({ updatedAt: now }).where(inArray(scholarships.id, ids))
  await recordCatalogueChange(tx, ids)
  return ids.length
}
