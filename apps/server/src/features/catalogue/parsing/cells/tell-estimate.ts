import { dayIn, type DayMention } from './parse-day.ts'

/** A text about a deadline, with the places of its days the same in both. */
export interface DatedText {
  text: string
  /** The text without what stands in brackets, where it names a day outside of them. */
  outside: string
}

const ESTIMATE =
  /\b(?:typically|usually|generally|normally|often|around|about|approx(?:imately|\.)?|circa|est(?:imated|\.)?|expected|tentative(?:ly)?|anticipated|likely|historically|projected|tb[ad])\b|~|≈/i
const ESTIMATE_AFTER =
  /^\s*[,;(–-]*\s*(?:est\b|est\.|estimated?\b|expected\b|tentative|projected\b|approx|anticipated\b|subject to change\b)/i
/** Of a month without a day. */
const VAGUE = /\b(?:early|late|beginning of|sometime(?: in)?)[\s-]*$/i
const MIDDLE = /\b(?:mid|middle of)[\s-]*$/i
const PRIOR_CYCLE =
  /\b(?:prior|previous|last|past) (?:cycle|year|round|season|deadline|application)\b|\blast year[’']s\b|\breferenced\b/i
const WAS =
  /\b(?:was|were) (?:due )?(?:on )?(?=\(?(?:[a-z]+\.? )?\d)|\b(?:deadline|cycle|round|window|season) (?:was|closed|ended|ran)\b/i
const YEAR_NAMED = /\b(20\d\d)(?:\s?[-–/]\s?(?:20)?(\d\d))?\b/g

/** A text without what calls a date an estimate. */
export const withoutEstimates = (text: string): string => text.replace(ESTIMATE, ' ')

/** 'mid January' is about the fifteenth. */
export const isMiddleOf = ({ outside }: DatedText, { start }: DayMention): boolean =>
  MIDDLE.test(outside.slice(0, start))

/** Whether the words around a day without a year place it in a round that is over. */
const isOfPastRound = ({ text }: DatedText, mention: DayMention, today: string): boolean => {
  const years = [...text.matchAll(YEAR_NAMED)].map(([, year = '', end]) =>
    end === undefined ? Number(year) : Number(year.slice(0, 2) + end),
  )
  const last = dayIn(Math.max(...years), mention)
  return years.length > 0 && last !== null && last < today
}

/** Whether the words around a day make it one of an earlier round, or no more than likely. */
export const isEstimate = (reading: DatedText, mention: DayMention, today: string): boolean => {
  const { text, outside } = reading
  const before = outside.slice(0, mention.start)
  const isVague = mention.day === undefined && (VAGUE.test(before) || MIDDLE.test(before))
  return (
    isVague ||
    ESTIMATE.test(mention.year === undefined ? outside : before) ||
    ESTIMATE_AFTER.test(text.slice(mention.end)) ||
    PRIOR_CYCLE.test(text) ||
    WAS.test(outside) ||
    (mention.year === undefined && isOfPastRound(reading, mention, today))
  )
}
