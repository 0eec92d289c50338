import type { EssayAction } from '@laurel/contract/chat-shapes'
import { countWords } from '@laurel/contract/count-words'
import type { EssayQuestion } from '../../../integrations/ai/writing-task.ts'

/** Spec 1 section 9: "Essay word defaults 200". */
export const DEFAULT_ESSAY_WORDS = 200
const SHORT_ANSWER_WORDS = 60

export type WordBounds = EssayQuestion['words']

/** A draft fills its limit, and is within a tenth of it. */
const LEAST_OF_LIMIT = 0.9
const BEST_OF_LIMIT = 0.97
/** What "shorter" and "longer" mean for a text that is within the limit already. */
const SHORTER = { least: 0.4, best: 0.75 }
const LONGER = { best: 1.25, most: 1.5 }
/** Less is no room for another sentence. */
const LEAST_ROOM_WORDS = 10
/** Rewriting changes the words, not how many they are. */
const REWRITTEN = 0.15

export interface WordLimit {
  wordLimit: number
  /** Whether the sponsor says so: what is usual holds nobody back. */
  isLimitStated: boolean
}

export const limitOf = (wordLength: number | undefined, isShortAnswer: boolean): WordLimit => ({
  wordLimit: wordLength ?? (isShortAnswer ? SHORT_ANSWER_WORDS : DEFAULT_ESSAY_WORDS),
  isLimitStated: wordLength !== undefined,
})

/** Whether a text can become longer and stay within what its sponsor takes. */
export const hasRoom = ({ wordLimit, isLimitStated }: WordLimit, text: string): boolean =>
  !isLimitStated || countWords(text) + LEAST_ROOM_WORDS <= wordLimit

/**
 * How many words an essay is to have. Spec 1 section 4: "Make Shorted (shorter, within the word
 * limit or 200 words) and Make Longer (at least the word limit or 200 words)", as far as one step
 * of at most half as long again goes, and never over a limit that is stated.
 */
export function boundWords(action: EssayAction, bounds: WordLimit, text: string): WordBounds {
  const words = countWords(text)
  const limit = bounds.wordLimit
  if (action === 'shorten') {
    const max = Math.max(1, Math.min(limit, words - 1))
    const target = Math.min(max, Math.round(words * SHORTER.best))
    return { min: Math.max(1, Math.min(target, Math.floor(words * SHORTER.least))), target, max }
  }
  if (action === 'lengthen') return lengthen(bounds, words)
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

function lengthen({ wordLimit, isLimitStated }: WordLimit, words: number): WordBounds {
  const most = Math.max(words + 1, Math.floor(words * LONGER.most))
  const max = isLimitStated ? Math.max(1, Math.min(wordLimit, most)) : most
  const goal = words < wordLimit ? Math.min(wordLimit, max) : Math.round(words * LONGER.best)
  const least = goal === max ? Math.ceil(max * LEAST_OF_LIMIT) : Math.min(wordLimit, goal)
  const min = Math.min(max, Math.max(words + 1, least))
  return { min, target: Math.max(min, Math.min(goal, Math.round(max * BEST_OF_LIMIT))), max }
}

export const isWithin = ({ min, max }: WordBounds, text: string): boolean => {
  const words = countWords(text)
  return words >= min && words <= max
}
