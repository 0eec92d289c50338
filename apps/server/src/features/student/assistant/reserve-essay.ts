import { eq } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import { applicants } from '../../../db/schema/accounts.ts'
import { modelUses } from '../../../db/schema/essays.ts'
import { CallFailure } from '../../../http/failures.ts'
import type { ApplicantSession } from '../../../http/session.ts'
import type { Tokens } from '../../../integrations/ai/writing-model.ts'
import { costOf, recordModelUse } from './record-model-use.ts'
import { limitMessage, readUsage } from './usage.ts'

/** One of the month's essays, taken before it is written; it is told how that ended. */
export type ReservedEssay = (
  outcome: 'counted' | 'failed' | 'stopped',
  tokens: Tokens,
) => Promise<void>

type Parts = Pick<App, 'ai' | 'clock' | 'db'>

/**
 * Takes one of the month's essays, so that several written at once cannot be more than are left.
 * @throws ASSISTANT_LIMIT once they are used up.
 */
export async function reserveEssay(app: Parts, who: ApplicantSession): Promise<ReservedEssay> {
  const beganAt = performance.now()
  const { applicantId } = who
  const id = await app.db.transaction(async (tx) => {
    const own = eq(applicants.id, applicantId)
    await tx.select({ id: applicants.id }).from(applicants).where(own).for('no key update')
    const usage = await readUsage({ clock: app.clock, db: tx }, who)
    if (usage.essaysLeft === 0)
      throw new CallFailure('ASSISTANT_LIMIT', { message: limitMessage(usage) })
    const tokens = { inputTokens: 0, outputTokens: 0 }
    const begun = { purpose: 'essay', outcome: 'begun', tokens, milliseconds: 0 } as const
    return recordModelUse({ ...app, db: tx }, applicantId, begun)
  })
  return async (outcome, { inputTokens, outputTokens }) => {
    const milliseconds = Math.round(performance.now() - beganAt)
    const cost = costOf(app.ai.price, { inputTokens, outputTokens })
    await app.db
      .update(modelUses)
      .set({ outcome, inputTokens, outputTokens, cost, milliseconds })
      .where(eq(modelUses.id, id))
  }
}
