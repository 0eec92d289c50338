import { helpTopics } from '@laurel/contract/help-topics'
import { OWN_QUESTIONS, type OwnQuestionId } from './own-questions.ts'
import { readWords } from './read-words.ts'

/** What a question may be about. */
export type Matter =
  | { kind: 'own'; id: OwnQuestionId; question: string }
  | { kind: 'help'; id: string; question: string }

export interface Ranked {
  matter: Matter
  /** From 0 to 1: how much of what is asked and of a known question is the same. */
  likeness: number
}

interface Weighed {
  weights: ReadonlyMap<string, number>
  length: number
}

interface Known {
  matter: Matter
  phrasings: Weighed[]
}

/** A word that no known question has counts as much as the rarest of them: it is about something else. */
interface Vocabulary {
  known: Known[]
  weightOf: (word: string) => number
}

const prepared = new Map<string, Vocabulary>()

/** Everything the assistant knows an answer to, the likeliest first. */
export function rankMatters(question: string, product: string): Ranked[] {
  const vocabulary = prepared.get(product) ?? prepareVocabulary(product)
  prepared.set(product, vocabulary)
  const asked = partsOf(question).map((part) => weigh(readWords(part), vocabulary.weightOf))
  return vocabulary.known
    .map(({ matter, phrasings }) => ({
      matter,
      likeness: Math.max(
        ...phrasings.flatMap((phrasing) => asked.map((part) => compare(part, phrasing))),
      ),
    }))
    .toSorted((one, other) => other.likeness - one.likeness)
}

const MOST_PARTS = 12
/** Less is a greeting or an aside. */
const LEAST_PART_WORDS = 3

/** People say more than they ask: each sentence counts by itself as well. */
function partsOf(question: string): string[] {
  const parts = question.split(/[.!?;:,\n]+|\b(?:because|since|but)\b/)
  const telling = parts.filter((part) => part.trim().split(/\s+/).length >= LEAST_PART_WORDS)
  return [question, ...telling.slice(0, MOST_PARTS)]
}

function prepareVocabulary(product: string): Vocabulary {
  const matters = [
    ...OWN_QUESTIONS.map(({ id, question, alsoAsked }) => ({
      matter: { kind: 'own', id, question } as const,
      texts: [question, ...alsoAsked],
    })),
    ...helpTopics(product).map(({ id, question, alsoAsked }) => ({
      matter: { kind: 'help', id, question } as const,
      texts: [question, ...alsoAsked],
    })),
  ].map(({ matter, texts }) => ({ matter, bags: texts.map(readWords) }))
  const spread = new Map<string, number>()
  for (const { bags } of matters)
    for (const word of new Set(bags.flatMap((bag) => [...bag])))
      spread.set(word, (spread.get(word) ?? 0) + 1)
  const weightOf = (word: string) => Math.log(1 + matters.length / (spread.get(word) ?? 1))
  const known = matters.map(({ matter, bags }) => ({
    matter,
    phrasings: bags.map((bag) => weigh(bag, weightOf)),
  }))
  return { known, weightOf }
}

function weigh(words: ReadonlySet<string>, weightOf: Vocabulary['weightOf']): Weighed {
  const weights = new Map([...words].map((word) => [word, weightOf(word)]))
  return { weights, length: Math.hypot(...weights.values()) }
}

/** The cosine of two weighings. */
function compare(one: Weighed, other: Weighed): number {
  if (one.length === 0 || other.length === 0) return 0
  let product = 0
  for (const [word, weight] of one.weights) product += weight * (other.weights.get(word) ?? 0)
  return product / (one.length * other.length)
}
