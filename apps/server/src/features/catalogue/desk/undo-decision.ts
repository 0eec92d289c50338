import type { AnswerOf } from '@laurel/contract/define-call'
import type { undoDecision as undoCall } from '@laurel/contract/desk-admin'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import type { Transaction } from '../../../db/database.ts'
import { listingClauses, listingDecisions, settledQuestions } from '../../../db/schema/listings.ts'
import { scholarships } from '../../../db/schema/scholarships.ts'
import { CallFailure } from '../../../http/failures.ts'
import { followListings } from './decide-clause.ts'

type Undone = AnswerOf<typeof undoCall>

/** Puts clauses back as they were before a decision, but those that were decided again since. */
export async function undoDecision(app: App, id: string): Promise<Undone> {
  const now = app.clock.now()
  const undone = await app.db.transaction(async (tx) => {
    const [decision] = await tx
      .select()
      .from(listingDecisions)
      .where(eq(listingDecisions.id, id))
      .for('update')
    if (!decision) throw new CallFailure('NOT_FOUND')
    if (decision.undoneAt) return { clauses: 0, listings: 0 }
    await tx.update(listingDecisions).set({ undoneAt: now }).where(eq(listingDecisions.id, id))
    await tx.delete(settledQuestions).where(eq(settledQuestions.decisionId, id))
    const rows = await lockDecided(tx, id)
    const before = new Map(decision.before.map((each) => [each.clauseId, each]))
    for (const row of rows) {
      // What an import read since a question was shared is as it was read.
      const asRead = { state: 'read', criteria: row.readCriteria, decisionId: null } as const
      const { state, criteria, decisionId } = before.get(row.id) ?? asRead
      await tx
        .update(listingClauses)
        .set({ state, criteria, decisionId })
        .where(eq(listingClauses.id, row.id))
    }
    return { clauses: rows.length, listings: await followListings(tx, rows, now) }
  })
  await app.matches.catchUp()
  return undone
}

/** The clauses as the decision left them, their listings locked as imports lock them. */
async function lockDecided(tx: Transaction, decisionId: string) {
  const where = eq(listingClauses.decisionId, decisionId)
  const found = await tx
    .select({ scholarshipId: listingClauses.scholarshipId })
    .from(listingClauses)
    .where(where)
  if (found.length === 0) return []
  const ids = found.map(({ scholarshipId }) => scholarshipId)
  await tx
    .select({ id: scholarships.id })
    .from(scholarships)
    .where(inArray(scholarships.id, ids))
    .orderBy(asc(scholarships.id))
    .for('update')
  return tx
    .select()
    .from(listingClauses)
    .where(and(where, inArray(listingClauses.scholarshipId, ids)))
}
