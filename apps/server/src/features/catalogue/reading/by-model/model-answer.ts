import { z } from 'zod'
import type { KeptSentence } from '../../../../db/schema/readings.ts'

const readClause = z.object({
  quote: z.string().min(1).max(1200),
  /** Checked against the facts where it is taken. */
  criteria: z.unknown(),
  isPreferred: z.boolean().default(false),
  isSure: z.boolean().default(false),
})

const readSentence = z.object({
  number: z.int().positive(),
  says: z.enum(['asks', 'nothing', 'unclear']).catch('unclear'),
  isComplete: z.boolean().catch(false),
  clauses: z.array(z.unknown()).max(20).catch([]),
})

const LONGEST_LIST = 200

/** The object in an answer, whatever a model says around it. */
const jsonIn = (answer: string): unknown => {
  const [from, to] = [answer.indexOf('{'), answer.lastIndexOf('}')]
  if (from < 0 || to < from) return undefined
  try {
    return JSON.parse(answer.slice(from, to + 1))
  } catch {
    return undefined
  }
}

/**
 * What a model answered, as far as it has the shape asked for; null when nothing of it has. A
 * sentence answered twice counts for none of both.
 */
export const parseModelAnswer = (answer: string): KeptSentence[] | null => {
  const whole = z
    .object({ sentences: z.array(z.unknown()).max(LONGEST_LIST) })
    .safeParse(jsonIn(answer))
  if (!whole.success) return null
  const sentences = whole.data.sentences.flatMap((entry): KeptSentence[] => {
    const read = readSentence.safeParse(entry)
    if (!read.success) return []
    const clauses = read.data.clauses.map((clause) => readClause.safeParse(clause))
    const isWhole = clauses.every(({ success }) => success)
    return [
      {
        ...read.data,
        isComplete: read.data.isComplete && isWhole,
        clauses: clauses.flatMap(({ data }) => data ?? []),
      },
    ]
  })
  const once = new Map<number, number>()
  for (const { number } of sentences) once.set(number, (once.get(number) ?? 0) + 1)
  const told = sentences.filter(({ number }) => once.get(number) === 1)
  return told.length > 0 ? told : null
}
