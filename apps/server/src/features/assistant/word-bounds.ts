import type { EssayAction } from '@laurel/contract/chat-shapes'
import { countWords } from '@laurel/contract/count-words'
import type { EssayQuestion } from '../../integrations/ai/writing-task.ts'

/** Spec 1 section 9: "Essay word defaults 200". */
export const DEFAULT_ESSAY_WORDS = 200
const SHORT_ANSWER_WORDS = 60

export type WordBounds = EssayQuestion['words']

/** A draft fills its limit, and is within a tenth of it. */
const LEAST_OF_LIMIT = 0.9
const BEST_OF_LIMIT = 0.97
/** What "shorter" and "longer" mean for a text that is within the limit already. */
const SHORTER = { least: 0.4, best: 0.75 }
const LONGER = { best: 1.08, most: 1.15 }
/** Rewriting changes the words, not how many they are. */
const REWRITTEN = 0.15

export const limitOf = (wordLength: number | undefined, isShortAnswer: boolean): number =>
  wordLength ?? (isShortAnswer ? SHORT_ANSWER_WORDS : DEFAULT_ESSAY_WORDS)

/**
 * How many words an essay is to have. Spec 1 section 4: "Make Shorted (shorter, within the word
 * limit or 200 words) and Make Longer (at least the word limit or 200 words)".
 */
export function boundWords(action: EssayAction, limit: number, text: string): WordBounds {
  const words = countWords(text)
  if (action === 'shorten') {
    const max = Math.max(1, Math.min(limit, words - 1))
    const target = Math.min(max, Math.round(words * SHORTER.best))
    return { min: Math.max(1, Math.min(target, Math.floor(words * SHORTER.least))), target, max }
  }
  if (action === 'lengthen') {
    const min = Math.max(limit, words + 1)
    return { min, target: Math.round(min * LONGER.best), max: Math.ceil(min * LONGER.most) }
  }
  if (action === 'rewrite') {
    const max = Math.max(1, Math.min(Math.ceil(words * (1 + REWRITTEN)), Math.max(limit, words)))
    return {
      min: Math.max(1, Math.floor(words * (1 - REWRITTEN))),
      target: Math.min(words, max),
      max,
    }
  }
  return {
    min: Math.max(1, Math.ceil(limit * LEAST_OF_LIMIT)),
    target: Math.max(1, Math.round(limit * BEST_OF_LIMIT)),
    max: limit,
  }
}

export const isWithin = ({ min, max }: WordBounds, text: string): boolean => {
  const words = countWords(text)
  return words >= min && words <= max
}
