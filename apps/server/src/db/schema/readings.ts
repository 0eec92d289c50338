import { doublePrecision, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../instant-column.ts'
import { jsonb } from '../json-column.ts'

/** What one sentence of a listing asks, as a model answered; checked each time it is used. */
export interface KeptSentence {
  number: number
  says: 'asks' | 'nothing' | 'unclear'
  isComplete: boolean
  clauses: { quote: string; criteria?: unknown; isPreferred: boolean; isSure: boolean }[]
}

/** What a language model read in the texts of a listing: the same texts are asked of it once. */
export const modelReadings = pgTable('model_readings', {
  /** Of the texts and the way they are asked. */
  textHash: text('text_hash').primaryKey(),
  model: text('model').notNull(),
  /** Empty where the answer made no sense. */
  sentences: jsonb('sentences').$type<KeptSentence[]>().notNull(),
  inputTokens: integer('input_tokens').notNull(),
  outputTokens: integer('output_tokens').notNull(),
  /** US dollars. */
  cost: doublePrecision('cost').notNull(),
  readAt: instant('read_at').notNull(),
})
