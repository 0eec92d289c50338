import { wordsOf } from '../../../text/words.ts'
import { isSubject, weighWords } from './question-words.ts'

/** What one requirement asks. */
interface Question {
  title: string
  description: string
}

/** From here on an earlier answer is worth offering. */
export const LIKENESS_THRESHOLD = 0.6

/** A description repeats or narrows what a telling title asks: its words count for half. */
const DESCRIPTION_SHARE = 0.5

/** The weight of one telling word: what has less is too vague to be compared. */
const LEAST_WEIGHT = 1

/** Kept for the same question in the same words. */
const MOST_FOR_OTHER_WORDS = 0.99

/** One shared word alone is chance, unless it is what applications usually ask about. */
const CHANCE_SHARE = 0.55

/** The least weight of a word that counts as shared: common words do not. */
const TELLING_WEIGHT = 0.3

type Weights = ReadonlyMap<string, number>

/** A question prepared for comparing, since each is compared to many. */
interface WeighedQuestion {
  /** Every word, to know the same question again. */
  words: string
  titleWords: string
  title: Weights
  whole: Weights
}

export function weighQuestion({ title, description }: Question): WeighedQuestion {
  const titleWeights = weighWords(title)
  const share = lengthOf(titleWeights) < LEAST_WEIGHT ? 1 : DESCRIPTION_SHARE
  const whole = new Map(
    [...weighWords(description)].map(([word, weight]) => [word, weight * share]),
  )
  for (const [word, weight] of titleWeights) whole.set(word, weight)
  return {
    words: wordsOf(`${title} ${description}`).join(' '),
    titleWords: wordsOf(title).join(' '),
    title: titleWeights,
    whole,
  }
}

/** How alike two questions are, from 0 to 1; 1 is the same question but for its punctuation. */
export function measureLikeness(one: WeighedQuestion, other: WeighedQuestion): number {
  if (one.words === other.words && one.words !== '') return 1
  if (one.titleWords === other.titleWords && lengthOf(one.title) >= LEAST_WEIGHT)
    return MOST_FOR_OTHER_WORDS
  const likeness = Math.max(
    compare(one.title, other.title),
    compare(one.title, other.whole),
    compare(one.whole, other.title),
    compare(one.whole, other.whole),
  )
  return Math.min(MOST_FOR_OTHER_WORDS, likeness)
}

/** The cosine of two weighings; less when they share one word by chance. */
function compare(one: Weights, other: Weights): number {
  const [length, otherLength] = [lengthOf(one), lengthOf(other)]
  if (length < LEAST_WEIGHT || otherLength < LEAST_WEIGHT) return 0
  const shared = [...one].filter(([word]) => other.has(word))
  const product = shared.reduce((sum, [word, weight]) => sum + weight * (other.get(word) ?? 0), 0)
  const telling = shared.filter(([, weight]) => weight >= TELLING_WEIGHT)
  const isChance = telling.length < 2 && !telling.some(([word]) => isSubject(word))
  return (product / (length * otherLength)) * (isChance ? CHANCE_SHARE : 1)
}

const lengthOf = (weights: Weights): number => Math.hypot(...weights.values())
