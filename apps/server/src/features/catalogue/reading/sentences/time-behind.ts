import type { Label } from './label.ts'
import { dayInText } from '../frames/parse-dates.ts'
import type { SentenceWords } from '../words/sentence-words.ts'

const LEADS = /^(?:in|for|during|by|of|beginning|starting)$/
const OF_TIME =
  /^(?:the|upcoming|coming|next|following|current|fall|autumn|spring|summer|winter|semester|term|quarter|academic|school|year|of|-|--)$/
const NAMES_TIME = /^(?:fall|autumn|spring|summer|winter|year)$/
const YEAR = /^20\d\d$/
const LAST_OF_YEARS = /^(?:20)?\d\d$/

/** Where 'in the fall of 2027', 'during the 2027-28 academic year' ends; no more than its beginning else. */
const endOfTerm = ({ words }: SentenceWords, at: number): number => {
  if (!LEADS.test(words[at]?.text ?? '')) return at
  let end = at + 1
  let hasYear = false
  let hasName = false
  for (let word = words[end]; word; word = words[end]) {
    const isYear: boolean = YEAR.test(word.text) || (hasYear && LAST_OF_YEARS.test(word.text))
    if (!isYear && !OF_TIME.test(word.text)) break
    hasYear ||= isYear
    hasName ||= NAMES_TIME.test(word.text)
    end += 1
  }
  return hasYear && hasName ? end : at
}

/** Where 'on 1 April', 'as of March 1, 2027' ends. */
const endOfDay = (sentence: SentenceWords, at: number): number => {
  const text = sentence.words[at]?.text ?? ''
  const isAsOf = text === 'as' && sentence.words[at + 1]?.text === 'of'
  if (!isAsOf && !/^(?:on|by)$/.test(text)) return at
  return dayInText(sentence, at + (isAsOf ? 2 : 1))?.end ?? at
}

/** 'Under 35 years of age on 1 April', 'full time in fall 2027': when something holds, behind what it is. */
export const timeBehind = (
  sentence: SentenceWords,
  at: number,
  before: Label | undefined,
): Label | null => {
  if (before?.kind !== 'clause') return null
  const end = Math.max(endOfDay(sentence, at), endOfTerm(sentence, at))
  return end > at ? { kind: 'glue', from: at, to: end, text: sentence.words[at]?.text ?? '' } : null
}
