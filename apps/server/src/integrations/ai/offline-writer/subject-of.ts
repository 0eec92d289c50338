import { isPastForm } from './verb-forms.ts'

const CLAUSE = /^what (?:I|it|my|that|this|should|comes|makes|helps|would)\b/
/** A clause that ends so has no room for another verb. */
const OPEN_END =
  /\b(?:am|is|are|was|were|do|does|did|for|like|about|from|with|on|in|at|to|of|by|unless|if)$/
const NOUN = /^(?:my|the|an?) /
/** Of these one tells, but they are nothing that one can name. */
const TOLD_NOT_NAMED =
  /\b(?:time|day|days|week|month|end|way|moment|story|recipe|language|letter|lesson|name|number|\w+day)\b/i
/** What would sound like a remark on the text itself. */
const OF_THE_TEXT = /\b(?:answers?|questions?|essays?|pages?|readers?|prompts?|sentences?)\b/i
const LONGEST_WORDS = 9

/** "What I started was", "A healer I know is": the theme as the beginning of a sentence. */
export function subjectOf(mine: string, core?: string): string | undefined {
  const isLong = mine.split(' ').length > LONGEST_WORDS
  if (isLong || /[,;:“]|\btogether\b/.test(mine) || OPEN_END.test(mine) || OF_THE_TEXT.test(mine))
    return undefined
  if (CLAUSE.test(mine)) return `${mine} ${isPast(mine) ? 'was' : 'is'}`
  if (core === undefined || !NOUN.test(mine) || TOLD_NOT_NAMED.test(core)) return undefined
  const isMany = /[^s]s$/.test(core)
  return `${mine} ${isPast(mine) ? (isMany ? 'were' : 'was') : isMany ? 'are' : 'is'}`
}

const isPast = (text: string): boolean =>
  text
    .split(' ')
    .some((word, at, all) => isPastForm(word) && !/^(?:have|has|had)$/.test(all[at - 1] ?? ''))
