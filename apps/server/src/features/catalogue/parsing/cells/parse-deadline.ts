import type { Deadline } from '@laurel/contract/scholarship-shapes'
import {
  dayIn,
  type DayMention,
  type DayOrder,
  isPossible,
  nextOccurrence,
  parseDays,
} from './parse-day.ts'
import { DEFAULT_TIME_ZONE } from '../../../../days.ts'
import { isAbsent, READABLE_CHARACTERS, toLine, wordsOf } from './parse-text.ts'
import { parseClock, type StatedTime, timeOfDay } from './parse-clock.ts'
import { type DatedText, isEstimate, isMiddleOf, withoutEstimates } from './tell-estimate.ts'

export interface ParsedDeadline {
  deadline: Deadline
  /** Only where the text states a time of day; else the deadline lasts to the end of its day. */
  closesAt?: Date
  /** What could not be read, or is less certain than it looks. */
  warnings: string[]
}

export interface DeadlineContext {
  /** YYYY-MM-DD. */
  today: string
  /** The scholarship's own zone, when its source says one. */
  timeZone?: string
  /** How the file writes days as numbers; American by default. */
  dayOrder?: DayOrder
  /** The source itself calls the date an estimate. */
  isEstimate?: boolean
}

export const CLOSED_UNDATED = 'closed, without a date'

const ROLLING =
  /\brolling\b|\bongoing\b|\bon-going\b|\bcontinuous(?:ly)?\b|\bno (?:set |specific |fixed |application |current )*deadlines?\b|\bany ?time\b|\byear[- ]round\b|\ball year\b|\balways open\b|\bopen (?:until filled|all|now|enrollment)\b|\bfirst[- ]come\b|\buntil filled\b|\bthroughout the year\b|^open(?:[- ]ended)?$/i
const SEVERAL =
  /\bvar(?:y|ies|ious|ied|ying|iable)\b|\bmultiple\b|\bseveral\b|\bdifferent deadlines\b|\bdepend(?:s|ing|ent)\b/i
const EXTENDED = /\b(?:extended|moved|postponed|changed)\b/i
/** What happens on a day that is not the one to apply by. */
const OTHER_EVENT =
  /\b(?:winners?|recipients?|awardees?|finalists?|semi-?finalists?|results?|notif\w+|announce\w*|interviews?|ceremony|transcripts?|recommendations?|recommenders?|reference letters?|letters? of|orientation|semester begins|disbursed)\b/i
const OPENING =
  /\bopens?\b|\bopening\b|\bstarts?\b|\bavailable (?:on|from|in)\b|\bbegins?\b|\blaunch(?:es)?\b/i
const CLOSING =
  /\bclos(?:es|ing|e)\b|\bdue\b|\bdeadline\b|\bby\b|\bbefore\b|\bends?\b|\buntil\b|\bthrough\b/i
/** 'As soon as possible after October 1', 'October 1, when the FAFSA opens': nothing ends then. */
const AFTER =
  /\b(?:as soon as possible|any time|anytime|starting|beginning|early)\b[^.;]{0,20}\b(?:after|from|on)\s*$/i
const OPENS_THEN = /^,? (?:\(?when )?(?:the )?(?:fafsa|application)s?\b[^.;]{0,12}\bopens?\b/i
/** 'June 30 of 8th grade year': a day of years before. */
const OF_YOUNGER =
  /^ of (?:the |your |their )?(?:[5-8]th[- ]grade|(?:fifth|sixth|seventh|eighth)[- ]grade)/i
const CLOSED =
  /^(?:the )?(?:applications?|scholarship|submissions?|program|cycle|deadline)?(?: (?:period|window))?(?: (?:is|are|has|have))?(?: (?:currently|now))?(?: been)? ?(?:closed|expired|passed|discontinued|ended)\b|\b(?:deadline|applications?|period|window)\b.*\b(?:has|have) (?:passed|closed|ended|expired)\b|^(?:past|inactive)\b/i
const REPEATED =
  /\b(?:monthly|weekly|quarterly|bi-?annually|twice (?:a|per) year|(?:every|each) (?:month|quarter|semester|week)|of (?:every|each) month)\b/i
const JOINT =
  /^\s*(?:-|–|—|to|through|thru|until|till|and closes?(?: on)?|; closes?(?: on)?|, closes?(?: on)?|,? and (?:is |are |will be )?due(?: on| by)?)\s*$/i

const undated = (
  raw: string,
  timeZone: string,
  type: Deadline['type'],
  warnings: string[] = [],
): ParsedDeadline => ({
  deadline: { type, date: null, timeZone, ...wordsOf(raw) },
  warnings,
})

interface Reading extends DatedText {
  raw: string
  context: DeadlineContext
  clock: StatedTime
}

const closing = (date: string, { clock }: Reading, timeZone: string): { closesAt?: Date } =>
  clock.minutes === null ? {} : { closesAt: timeOfDay(date, clock.minutes, timeZone) }

const pad = (number: number): string => String(number).padStart(2, '0')

/** A day with its year: it stands as it is, past or not. */
const fixed = (reading: Reading, mention: DayMention, timeZone: string): ParsedDeadline => {
  const date = dayIn(mention.year ?? 0, mention)
  if (date === null) return undated(reading.raw, timeZone, 'varies', ['no such day'])
  return {
    deadline: { type: 'fixed', date, timeZone, ...wordsOf(reading.raw) },
    ...closing(date, reading, timeZone),
    warnings: [],
  }
}

/** About when it closes, by an earlier round: the day named where that is ahead, else its next return. */
const estimated = (reading: Reading, mention: DayMention, timeZone: string): ParsedDeadline => {
  const { today } = reading.context
  const isWhole =
    mention.day !== undefined || mention.nth !== undefined || !isMiddleOf(reading, mention)
  const day = isWhole ? mention : { ...mention, day: 15 }
  const stated = day.year === undefined ? null : dayIn(day.year, day)
  const date = stated !== null && stated >= today ? stated : nextOccurrence(day, today)
  const base = { type: 'recurring' as const, timeZone, ...wordsOf(reading.raw) }
  if (date === null)
    return { deadline: { ...base, month: pad(mention.month), date }, warnings: ['estimate'] }
  return {
    deadline: { ...base, monthDay: date.slice(5), date, isEstimate: true },
    warnings: ['estimate'],
  }
}

/** A day of every year: its date is the next one to come, and marked as worked out. */
const recurring = (reading: Reading, mention: DayMention, timeZone: string): ParsedDeadline => {
  const month = pad(mention.month)
  const known: Pick<Deadline, 'month' | 'monthDay'> =
    mention.day === undefined ? { month } : { monthDay: `${month}-${pad(mention.day)}` }
  const base = { type: 'recurring' as const, ...known, timeZone, ...wordsOf(reading.raw) }
  const date = nextOccurrence(mention, reading.context.today)
  if (date === null) return { deadline: { ...base, date }, warnings: [] }
  return {
    deadline: { ...base, date, isInferred: true },
    ...closing(date, reading, timeZone),
    warnings: [],
  }
}

const settled = (reading: Reading, mention: DayMention, timeZone: string): ParsedDeadline => {
  if (!isPossible(mention)) return undated(reading.raw, timeZone, 'varies', ['no such day'])
  if (reading.context.isEstimate || isEstimate(reading, mention, reading.context.today))
    return estimated(reading, mention, timeZone)
  if (mention.year === undefined) return recurring(reading, mention, timeZone)
  if (mention.day !== undefined || mention.nth !== undefined)
    return fixed(reading, mention, timeZone)
  const known = undated(reading.raw, timeZone, 'varies', ['no day stated'])
  return { ...known, deadline: { ...known.deadline, month: pad(mention.month) } }
}

const single = (reading: Reading, mention: DayMention, timeZone: string): ParsedDeadline => {
  const before = reading.text.slice(0, mention.start)
  const isOpening = OPENING.test(before) && !CLOSING.test(before.slice(before.search(OPENING)))
  const behind = reading.text.slice(mention.end)
  const isBegun = AFTER.test(before) || OPENS_THEN.test(behind)
  return isOpening || isBegun || OF_YOUNGER.test(behind)
    ? undated(reading.raw, timeZone, 'varies', ['not a deadline'])
    : settled(reading, mention, timeZone)
}

/** 'January 1 to March 31': the first day opens, the last one closes. */
const window = (
  reading: Reading,
  [first, last]: readonly [DayMention, DayMention],
  timeZone: string,
): ParsedDeadline => {
  const parsed = settled(reading, last, timeZone)
  const { date } = parsed.deadline
  if (date === null) return parsed
  const year = first.year ?? Number(date.slice(0, 4))
  const sameYear = dayIn(year, first)
  const opens =
    first.year === undefined && sameYear !== null && sameYear > date
      ? dayIn(year - 1, first)
      : sameYear
  if (opens === null || opens > date) return parsed
  return { ...parsed, deadline: { ...parsed.deadline, opens } }
}

const isWindow = (text: string, [first, last]: readonly [DayMention, DayMention]): boolean => {
  const joint = withoutEstimates(text.slice(first.end, last.start))
    .replace(/\b(?:early|mid|middle of|late|beginning of)\b|\bmid-/i, ' ')
    .replace(/\bend of\b|\bon\b|\bthe\b/gi, ' ')
  return (
    JOINT.test(joint) ||
    (/^\s*and\s*$/i.test(joint) && /\bbetween\s*$/i.test(text.slice(0, first.start))) ||
    (OPENING.test(text.slice(0, first.start)) && /\b(?:clos|deadline|due|end)/i.test(joint))
  )
}

const dated = (reading: Reading, mentions: DayMention[], timeZone: string): ParsedDeadline => {
  const [first, second] = mentions
  if (!first) return undated(reading.raw, timeZone, 'varies', ['not a deadline'])
  if (!second) return single(reading, first, timeZone)
  if (mentions.length === 2 && EXTENDED.test(reading.text.slice(0, second.start)))
    return settled(reading, second, timeZone)
  const pair = [first, second] as const
  if (mentions.length === 2 && isWindow(reading.text, pair)) return window(reading, pair, timeZone)
  const isSame = mentions.every(
    ({ month, day, year }) => month === first.month && day === first.day && year === first.year,
  )
  return isSame
    ? single(reading, first, timeZone)
    : undated(reading.raw, timeZone, 'varies', ['several dates'])
}

/** Without the days on which winners are told, or papers of others are due. */
const toApplyBy = (text: string, mentions: readonly DayMention[]): DayMention[] =>
  mentions.filter(({ start }, at) => {
    const since = text.slice(mentions[at - 1]?.end ?? 0, start)
    const clause = since.slice(since.search(/[^.;]*$/))
    return !OTHER_EVENT.test(clause) || /\bappl(?:y|ications?)\b/i.test(clause)
  })

/** What stands in brackets explains the date before it ('... (application window often opens in August)'). */
const withoutBrackets = (text: string, order: DayOrder | undefined): string => {
  if (/\(\s*20\d\d\s*\)/.test(text)) return text
  const outside = text.replace(/\([^)]*\)/g, (part) => ' '.repeat(part.length))
  const mentions = parseDays(outside, order)
  return mentions !== 'unclear' && mentions.length > 0 ? outside : text
}

const readDeadline = (reading: Reading, timeZone: string): ParsedDeadline => {
  const { raw, text, outside, context } = reading
  const mentions = parseDays(outside, context.dayOrder)
  if (mentions === 'unclear' || parseDays(text, context.dayOrder) === 'unclear')
    return undated(raw, timeZone, 'varies', ['date not read'])
  const isRolling = ROLLING.test(text) && (mentions.length === 0 || /\bpriority\b/i.test(text))
  if (isRolling) return undated(raw, timeZone, 'rolling')
  if (SEVERAL.test(outside))
    return undated(raw, timeZone, 'varies', mentions.length > 0 ? ['several dates'] : [])
  if (REPEATED.test(text)) return undated(raw, timeZone, 'recurring', ['date not read'])
  if (mentions.length > 0) return dated(reading, toApplyBy(outside, mentions), timeZone)
  if (CLOSED.test(text)) return undated(raw, timeZone, 'varies', [CLOSED_UNDATED])
  if (OPENING.test(text) && !CLOSING.test(text))
    return undated(raw, timeZone, 'varies', ['not a deadline'])
  return undated(raw, timeZone, 'varies', ['date not read'])
}

/**
 * What a deadline text says. A past date stays as it is; a day without a year is the next one to
 * come, marked `isInferred`; one that is estimated or of an earlier round is marked `isEstimate`.
 * Nothing is guessed: the rest stays as `raw`, with a warning.
 */
export const parseDeadline = (source: string, context: DeadlineContext): ParsedDeadline => {
  const raw = toLine(source)
  const own = context.timeZone ?? DEFAULT_TIME_ZONE
  if (raw.length > READABLE_CHARACTERS)
    return undated(raw.slice(0, READABLE_CHARACTERS), own, 'varies', ['too long to read'])
  if (isAbsent(raw)) {
    const isPlaceholder = /^(?:to )?verify|^tb|^to be|coming soon|pending/i.test(raw)
    return undated(raw, own, 'varies', isPlaceholder ? ['placeholder'] : [])
  }
  const clock = parseClock(raw)
  const outside = withoutBrackets(clock.rest, context.dayOrder)
  const reading: Reading = { raw, text: clock.rest, outside, context, clock }
  return readDeadline(reading, clock.timeZone ?? own)
}
