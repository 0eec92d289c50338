import { randomUUID } from 'node:crypto'
import type { App } from '../../../app-context.ts'
import type { Queryable } from '../../../db/database.ts'
import { modelUses } from '../../../db/schema/essays.ts'
import type { Tokens, WritingModel } from '../../../integrations/ai/writing-model.ts'

type ModelUse = typeof modelUses.$inferInsert

interface Use extends Pick<ModelUse, 'purpose' | 'outcome' | 'milliseconds'> {
  tokens: Tokens
}

/** Keeps what a model was asked for and what it cost, without its words; gives the id of that. */
export async function recordModelUse(
  app: Pick<App, 'ai' | 'clock'> & { db: Queryable },
  applicantId: string,
  { purpose, outcome, tokens, milliseconds }: Use,
): Promise<string> {
  const { inputTokens, outputTokens } = tokens
  const id = randomUUID()
  await app.db.insert(modelUses).values({
    id,
    applicantId,
    purpose,
    model: app.ai.name,
    inputTokens,
    outputTokens,
    cost: costOf(app.ai.price, tokens),
    outcome,
    milliseconds,
    usedAt: app.clock.now(),
  })
  return id
}

const TOKENS_PRICED = 1_000_000

/** US dollars; null where no price is set. */
export function costOf(price: WritingModel['price'], { inputTokens, outputTokens }: Tokens) {
  if (!price) return null
  return (inputTokens * price.input + outputTokens * price.output) / TOKENS_PRICED
}
