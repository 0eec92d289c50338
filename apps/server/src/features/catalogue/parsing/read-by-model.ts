import { createHash } from 'node:crypto'
import { inArray } from 'drizzle-orm'
import type { Clock } from '../../../clock.ts'
import type { Database } from '../../../db/database.ts'
import { type KeptSentence, modelReadings } from '../../../db/schema/readings.ts'
import { estimateTokens } from '../../../integrations/ai/estimate-tokens.ts'
import {
  ModelFailure,
  type Tokens,
  type WritingModel,
  type Written,
} from '../../../integrations/ai/writing-model.ts'
import { addModelReading } from '../reading/by-model/add-model-reading.ts'
import { parseModelAnswer } from '../reading/by-model/model-answer.ts'
import { numberSentences } from '../reading/by-model/number-sentences.ts'
import {
  PROMPT_VERSION,
  READING_INSTRUCTIONS,
  readingPrompt,
} from '../reading/by-model/reading-prompt.ts'
import type { ListingReading, ListingText } from '../reading/listing-reading.ts'

/** A listing that the rules did not read to its end. */
export interface HalfRead {
  texts: readonly ListingText[]
  reading: ListingReading
}

/** What became of the listings that the rules left something of. */
export interface ModelReport {
  /** Asked of the model now. */
  asked: number
  /** Answered before, and kept. */
  kept: number
  /** Asked without an answer that makes sense: they stay as the rules read them. */
  failed: number
  /** Not asked, because the most that may be spent was reached. */
  overBudget: number
  clausesTaken: number
  clausesRefused: number
  /** US dollars. */
  cost: number
}

export interface ModelReader {
  /** Whether it asks, which takes seconds for each listing. */
  readonly isAsking: boolean
  /** The same listings in the same order, with what a model could add. */
  read(listings: readonly HalfRead[]): Promise<ListingReading[]>
  report(): ModelReport
}

interface Parts {
  db: Database
  clock: Clock
  /** Absent: only what was answered before is used. */
  asking?: {
    model: WritingModel
    price: { input: number; output: number }
    /** What it may think besides, which is paid as well. */
    thinkingTokens: number
    /** The most that may be spent, in US dollars. */
    mostDollars: number
    /** Whether to ask no further. */
    isStopped: () => boolean
  }
}

/** So many listings are asked at once. */
const AT_ONCE = 4
const TOKENS_PRICED = 1_000_000
const TOKENS_FOR_ALL = 200
const TOKENS_FOR_SENTENCE = 120

/** What is asked twice for the same texts has the same hash, whoever the model is. */
const hashOf = (texts: readonly ListingText[]): string =>
  createHash('sha256')
    .update(JSON.stringify([PROMPT_VERSION, texts.map(({ kind, text }) => [kind, text])]))
    .digest('base64url')

class Budget {
  spent = 0
  #reserved = 0
  readonly #price: { input: number; output: number }
  readonly #mostDollars: number

  constructor({ price, mostDollars }: NonNullable<Parts['asking']>) {
    this.#price = price
    this.#mostDollars = mostDollars
  }

  costOf({ inputTokens, outputTokens }: Tokens): number {
    return (inputTokens * this.#price.input + outputTokens * this.#price.output) / TOKENS_PRICED
  }

  /** Sets the most aside that a question may cost; null when too little is left for it. */
  reserve(most: Tokens): ((used: Tokens) => number) | null {
    const cost = this.costOf(most)
    if (this.spent + this.#reserved + cost > this.#mostDollars) return null
    this.#reserved += cost
    return (used) => {
      this.#reserved -= cost
      const paid = this.costOf(used)
      this.spent += paid
      return paid
    }
  }
}

type Answer = { sentences: KeptSentence[]; tokens: Tokens; cost: number }

/**
 * Reads with a language model what the rules left unread. Answers are kept by the hash of the texts, so
 * that an import that is repeated, broken off or only tried pays once. Whatever goes wrong with the
 * model, the listings stay as the rules read them.
 */
export const openModelReader = ({ db, clock, asking }: Parts): ModelReader => {
  const budget = asking && new Budget(asking)
  const report: ModelReport = {
    asked: 0,
    kept: 0,
    failed: 0,
    overBudget: 0,
    clausesTaken: 0,
    clausesRefused: 0,
    cost: 0,
  }

  const ask = async (texts: readonly ListingText[]): Promise<Answer | null> => {
    if (!asking || !budget) return null
    const sentences = numberSentences(texts)
    if (sentences.length === 0) return null
    const prompt = readingPrompt(texts, sentences)
    const maxOutputTokens = TOKENS_FOR_ALL + TOKENS_FOR_SENTENCE * sentences.length
    const inputTokens = 2 * estimateTokens(READING_INSTRUCTIONS.length + prompt.length)
    const pay = budget.reserve({
      inputTokens,
      outputTokens: maxOutputTokens + asking.thinkingTokens,
    })
    if (!pay) {
      report.overBudget += 1
      return null
    }
    report.asked += 1
    let written: Written = { text: '', inputTokens: 0, outputTokens: 0 }
    try {
      written = await asking.model.write({
        instructions: READING_INSTRUCTIONS,
        prompt,
        maxOutputTokens,
      })
    } catch (error) {
      if (!(error instanceof ModelFailure)) throw error
      report.failed += 1
      pay(error.written)
      report.cost = budget.spent
      return null
    }
    const cost = pay(written)
    report.cost = budget.spent
    const answered = parseModelAnswer(written.text)
    if (!answered) report.failed += 1
    return { sentences: answered ?? [], tokens: written, cost }
  }

  const keep = async (textHash: string, { sentences, tokens, cost }: Answer): Promise<void> => {
    const { inputTokens, outputTokens } = tokens
    const model = asking?.model.name ?? ''
    await db
      .insert(modelReadings)
      .values({ textHash, model, sentences, inputTokens, outputTokens, cost, readAt: clock.now() })
      .onConflictDoNothing()
  }

  /** What is known of each hash, asking for what is not. */
  const answer = async (
    texts: ReadonlyMap<string, readonly ListingText[]>,
  ): Promise<ReadonlyMap<string, KeptSentence[]>> => {
    const rows = await db
      .select({ textHash: modelReadings.textHash, sentences: modelReadings.sentences })
      .from(modelReadings)
      .where(inArray(modelReadings.textHash, [...texts.keys()]))
    const known = new Map(rows.map(({ textHash, sentences }) => [textHash, sentences]))
    report.kept += known.size
    const open = [...texts].filter(([textHash]) => !known.has(textHash)).values()
    const work = async (): Promise<void> => {
      for (const [textHash, words] of open) {
        if (asking?.isStopped()) return
        const given = await ask(words)
        if (!given) continue
        await keep(textHash, given)
        known.set(textHash, given.sentences)
      }
    }
    if (asking) await Promise.all(Array.from({ length: AT_ONCE }, work))
    return known
  }

  return {
    isAsking: asking !== undefined,
    async read(listings) {
      if (listings.length === 0) return []
      const hashes = listings.map(({ texts }) => hashOf(texts))
      const known = await answer(
        new Map(listings.map(({ texts }, at) => [hashes[at] ?? '', texts])),
      )
      return listings.map(({ texts, reading }, at) => {
        const sentences = known.get(hashes[at] ?? '')
        if (!sentences) return reading
        const added = addModelReading(texts, reading, sentences)
        report.clausesTaken += added.taken
        report.clausesRefused += added.refused
        return added.reading
      })
    },
    report: () => report,
  }
}
