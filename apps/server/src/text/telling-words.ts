import { stemOf, wordsOf } from './words.ts'

/** Words as they stand between blanks. */
export const wordSet = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/))

/** Words that say nothing of what a text is about. */
export const EMPTY_WORDS =
  wordSet(`a about all also am an and any are as at be been by can could did do does for from get had has
  have i if in into is it its just me my now of on or our so some that the their them then there
  these they this those to us was we were will with would you your`)

/** Words that say next to nothing, but tell short questions apart. */
export const LOOSE_WORDS =
  wordSet(`after before being but doing having he her him his like make many more most much no not one only
  other out over own same she such than thing through too two until up use very way`)

/** What people tell of themselves is full of these. */
const OFTEN_TOLD =
  wordSet(`again always another because didnt done dont every first go got how im ive know made myself
  people really said say should things think under used want well what when where which while who
  why work year years yours`)

/** The words that say something, each by its stem. */
export const tellingWords = (text: string): Set<string> =>
  new Set(
    wordsOf(text)
      .filter((word) => ![EMPTY_WORDS, LOOSE_WORDS, OFTEN_TOLD].some((words) => words.has(word)))
      .map(stemOf),
  )
