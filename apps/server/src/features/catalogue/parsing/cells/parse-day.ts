import { MONTHS } from '@laurel/contract/words/date-words'
import { isDate } from '@laurel/matching/calendar'

export const MONTH = String.raw`jan(?:uary)?|feb(?:ruary|r)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?`
const ORDINAL = String.raw`(?<ordinal>1st|first|2nd|second|3rd|third|4th|fourth|last|final)`
const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']

/** One day, or part of one, that a text names. `year` is missing when the text gives none. */
export interface DayMention {
  start: number
  end: number
  year?: number
  /** 1 to 12. */
  month: number
  day?: number
  /** 'first Friday in December': a day that moves from year to year. */
  nth?: { ordinal: number; weekday: number }
}

/** The month that a name in full or its first three letters mean, 1 to 12. */
export const monthOf = (name: string): number =>
  MONTHS.findIndex((month) => month.toLowerCase().startsWith(name.toLowerCase().slice(0, 3))) + 1

/** Two digits mean this century: catalogues hold no older deadlines. */
const yearOf = (digits: string | undefined): number | undefined =>
  digits === undefined ? undefined : Number(digits) + (digits.length === 2 ? 2000 : 0)

const YEAR = String.raw`(?<year>(?:19|20)\d{2})`
const WORDED: RegExp[] = [
  // 1st Friday in March 2027 · last day of May
  new RegExp(
    String.raw`\b(?:the )?${ORDINAL}\s+(?<weekday>${WEEKDAYS.join('|')}|(?:business )?day)\s+(?:in|of)\s+(?<month>${MONTH})\b\.?(?:,?\s+${YEAR}\b)?`,
    'gi',
  ),
  // 15 January 2027 · 15th of January · 1-Mar-27
  new RegExp(
    String.raw`(?<![\d/]|\b(?:${MONTH})\b\.? {0,2})(?<day>\d{1,2})(?:st|nd|rd|th)?(?:\s+(?:of\s+)?|-)(?<month>${MONTH})\b\.?(?:(?:,?\s+|-)(?<year>(?:19|20)\d{2}|(?<=-)\d{2})\b)?`,
    'gi',
  ),
  // March 1st, 2027 · Sept. 15 · Mar-01-2027
  new RegExp(
    String.raw`\b(?<month>${MONTH})\b\.?[\s-]*(?<day>\d{1,2})(?:st|nd|rd|th)?(?![\d:]|\s?(?:am|pm)\b)(?:(?:\s*,\s*|\s+|-)(?:at [^,]*, )?(?<year>(?:19|20)\d{2}|['’]\d{2})\b)?`,
    'gi',
  ),
  // March 2027 · August
  new RegExp(String.raw`\b(?<month>${MONTH})\b\.?(?:,?\s+${YEAR}\b)?`, 'gi'),
]

const ORDINALS: Record<string, number> = {
  '1st': 1,
  first: 1,
  '2nd': 2,
  second: 2,
  '3rd': 3,
  third: 3,
  '4th': 4,
  fourth: 4,
  last: -1,
  final: -1,
}

const toWorded = (match: RegExpExecArray): DayMention | null => {
  const { month = '', day, year, ordinal, weekday = '' } = match.groups ?? {}
  const number = yearOf(year?.replace(/['’]/, ''))
  const named = WEEKDAYS.indexOf(weekday.toLowerCase())
  const last = ordinal !== undefined && named < 0
  // In 'applications may open' it is no month.
  if (match[0].startsWith('may') && day === undefined) return null
  // The first or last 'business day' depends on holidays.
  if (last && (/business/i.test(weekday) || ORDINALS[ordinal.toLowerCase()] !== -1)) return null
  return {
    start: match.index,
    end: match.index + match[0].length,
    month: monthOf(month),
    ...(number === undefined ? {} : { year: number }),
    ...(day === undefined ? {} : { day: Number(day) }),
    ...(last ? { day: new Date(Date.UTC(number ?? 2027, monthOf(month), 0)).getUTCDate() } : {}),
    ...(ordinal !== undefined && named >= 0
      ? { nth: { ordinal: ORDINALS[ordinal.toLowerCase()] ?? 1, weekday: named } }
      : {}),
  }
}

const NUMERIC =
  /(?<![\d/.-])(?:(?<y>(?:19|20)\d{2})(?<s>[-/.])(?<m>\d{1,2})\k<s>(?<d>\d{1,2})|(?<compact>20\d{6})|(?<a>\d{1,2})(?<t>[-/.])(?<b>\d{1,2})\k<t>(?<z>\d{4}|\d{2})|(?<c>\d{1,2})\/(?<e>\d{1,2}))(?![\d/]|-\d|\.\d)/g

/** Which of two numbers is the day where both could be; 'unclear' where a file writes both ways. */
export type DayOrder = 'monthFirst' | 'dayFirst' | 'unclear'

/** Points mean day first elsewhere: both ways must agree. */
const monthAndDay = (
  a: number,
  b: number,
  separator: string,
  order: DayOrder,
): { month: number; day: number } | null => {
  const isEither = a <= 12 && b <= 12 && a !== b
  const isClear = order !== 'unclear' && (separator !== '.' || order === 'dayFirst')
  if (isEither && !isClear) return null
  return a > 12 || (isEither && order === 'dayFirst') ? { month: b, day: a } : { month: a, day: b }
}

const toNumeric = (match: RegExpExecArray, dayOrder: DayOrder): DayMention | 'unclear' => {
  const place = { start: match.index, end: match.index + match[0].length }
  const { y, m, d, compact, a, b, t = '/', z, c, e } = match.groups ?? {}
  if (y !== undefined) return { ...place, year: Number(y), month: Number(m), day: Number(d) }
  if (compact !== undefined)
    return {
      ...place,
      year: Number(compact.slice(0, 4)),
      month: Number(compact.slice(4, 6)),
      day: Number(compact.slice(6)),
    }
  const order = monthAndDay(Number(a ?? c), Number(b ?? e), t, dayOrder)
  if (!order) return 'unclear'
  const year = yearOf(z)
  return { ...place, ...order, ...(year === undefined ? {} : { year }) }
}

/** Whether the mentioned day can exist (29 February without a year can). */
export const isPossible = ({ year, month, day }: DayMention): boolean => {
  if (month < 1 || month > 12) return false
  if (day === undefined) return true
  return isDate(`${year ?? 2028}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`)
}

/** In '01/06 - 31/08' the second says how the first is meant. */
const orderWithin = (text: string, order: DayOrder): DayOrder => {
  const pairs = [...text.matchAll(NUMERIC)].flatMap(({ groups = {} }) => {
    const [first, second] = [Number(groups['a'] ?? groups['c']), Number(groups['b'] ?? groups['e'])]
    return first > 12 && second <= 12
      ? ['dayFirst']
      : second > 12 && first <= 12
        ? ['monthFirst']
        : []
  })
  const seen = new Set(pairs)
  if (seen.size > 1) return 'unclear'
  return seen.has('dayFirst') ? 'dayFirst' : order
}

/** Every day that a text names, in its order. 'unclear' when a date could mean two days. */
export const parseDays = (
  source: string,
  dayOrder: DayOrder = 'monthFirst',
): DayMention[] | 'unclear' => {
  const order = orderWithin(source, dayOrder)
  let text = source
  const mentions: DayMention[] = []
  const take = (
    pattern: RegExp,
    read: (match: RegExpExecArray) => DayMention | 'unclear' | null,
  ): boolean => {
    for (const match of text.matchAll(pattern)) {
      const mention = read(match)
      if (mention === 'unclear') return false
      if (mention) mentions.push(mention)
      text =
        text.slice(0, match.index) +
        ' '.repeat(match[0].length) +
        text.slice(match.index + match[0].length)
    }
    return true
  }
  if (!take(NUMERIC, (match) => toNumeric(match, order))) return 'unclear'
  for (const pattern of WORDED) take(pattern, toWorded)
  return mentions.toSorted((a, b) => a.start - b.start)
}

const nthWeekday = (
  year: number,
  month: number,
  { ordinal, weekday }: { ordinal: number; weekday: number },
): number => {
  if (ordinal > 0)
    return (
      1 +
      ((weekday - new Date(Date.UTC(year, month - 1, 1)).getUTCDay() + 7) % 7) +
      (ordinal - 1) * 7
    )
  const last = new Date(Date.UTC(year, month, 0))
  return last.getUTCDate() - ((last.getUTCDay() - weekday + 7) % 7)
}

/** The mentioned day in a given year as YYYY-MM-DD; null when it has none there. */
export const dayIn = (year: number, mention: DayMention): string | null => {
  const day = mention.nth ? nthWeekday(year, mention.month, mention.nth) : mention.day
  if (day === undefined) return null
  const text = `${year}-${String(mention.month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  return isDate(text) ? text : null
}

/** The next time that a day of the year comes round, `today` included; both YYYY-MM-DD. */
export const nextOccurrence = (mention: DayMention, today: string): string | null => {
  const first = Number(today.slice(0, 4))
  for (let year = first; year <= first + 8; year += 1) {
    const day = dayIn(year, mention)
    if (day !== null && day >= today) return day
  }
  return null
}
