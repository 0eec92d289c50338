import type { Award } from '@laurel/contract/scholarship-shapes'
import { currencyAfter, currencyBefore, hasUnknownName, UNCLEAR } from './currency-names.ts'

type Period = NonNullable<Award['period']> | 'other'

/** One sum of money in a text. */
export interface MoneyMention {
  start: number
  end: number
  value: number
  /** ISO 4217; null when the text names none, 'unclear' when its sign stands for several. */
  currency: string | null
  period: Period | null
  isInBrackets: boolean
}

const NUMBER = String.raw`\d{1,3}(?: \d{3})+(?![\d,.])|\d+(?:[.,'’\u00a0\u202f]\d+)*|\.\d+`

const AMOUNT = new RegExp(
  String.raw`(?<![\p{N}]|[\p{N}][.,])(?<number>${NUMBER})(?:\s?(?<scale>k|m|mm|bn|thousand|million|billion|lakhs?|crores?)(?![\p{L}]))?`,
  'giu',
)
const SCALE: Record<string, number> = {
  k: 1e3,
  thousand: 1e3,
  m: 1e6,
  mm: 1e6,
  million: 1e6,
  bn: 1e9,
  billion: 1e9,
  lakh: 1e5,
  lakhs: 1e5,
  crore: 1e7,
  crores: 1e7,
}

const PERIODS: [RegExp, Period][] = [
  [/^(?:month|mo|monthly)$/, 'month'],
  [/^(?:quarter|quarterly)$/, 'quarter'],
  [/^(?:semester|sem)$/, 'semester'],
  [/^(?:year|yr|annum|annually|yearly|p\.?a\.?)$/, 'year'],
]
const AFTERWARDS =
  /^\s*(?:,\s*)?(?:each\s+)?(?:(?:\/|per|a|each|every|an)\s*(?:academic |school |calendar )?(?<unit>month|mo|quarter|semester|sem|year|yr|annum|term|trimester|week|day|hour|credit|course|unit|class|mile|page)\b|(?<adverb>annually|yearly|monthly|quarterly|p\.a\.|annual(?= \p{L})))/iu
const BEFOREHAND =
  /\b(?<adverb>annual|yearly|monthly|quarterly)\s+(?:stipend|allowance|payments?|instal?lments?)\s+(?:of|is|:)?\s*$/i

const periodOf = (unit: string | undefined): Period | null => {
  if (unit === undefined) return null
  const name = unit.toLowerCase().replace(/^annual$/, 'annually')
  return PERIODS.find(([pattern]) => pattern.test(name))?.[1] ?? 'other'
}

/** The number a text of digits and separators plainly means; null when it could mean two. */
export const readNumber = (text: string, currency: string | null): number | null => {
  const digits = text.replace(/['’ \u00a0\u202f]/g, ',')
  const isWestern =
    /^(?:\d+|\d{1,3}(?:,\d{3})+|\d{1,2}(?:,\d{2})+,\d{3})(?:\.\d{1,2})?$|^\.\d{1,2}$/
  if (isWestern.test(digits)) return Number(digits.replaceAll(',', ''))
  const usesPoint = currency === 'USD' || currency === null || currency === 'GBP'
  if (
    /^\d{1,3}(?:\.\d{3})+(?:,\d{1,2})?$/.test(digits) &&
    (!usesPoint || /,|\.[^.]*\./.test(digits))
  )
    return Number(digits.replaceAll('.', '').replace(',', '.'))
  if (/^\d+,\d{1,2}$/.test(digits) && !usesPoint) return Number(digits.replace(',', '.'))
  return null
}

const isYear = (digits: string): boolean => /^(?:19[5-9]\d|20[0-4]\d)$/.test(digits)

const COUNTED =
  /^[\s-]*(?:[\p{L}-]+\s+){0,3}(?:awards?|scholarships?|winners?|recipients?|grants?|prizes?|students?|fellowships?|finalists?|seniors?)\b/iu

/** A number without a sign is money only when it is big enough and counts nothing. */
const isPlainlyMoney = (text: string, digits: string, end: number, isScaled: boolean): boolean => {
  if (isScaled) return true
  if (/^[^\p{L}\p{N}]*$/u.test(text.replace(digits, ''))) return !/^20[1-3]\d$/.test(digits)
  const rest = text.slice(end)
  if (/^\s+(?:[A-Z]{0,2}\$|£|€)\s?\d/.test(rest)) return false
  if (
    /^\s*(?:%|percent\b|st\b|nd\b|rd\b|th\b|-?\s?(?:year|month|week|day|hour|word|minute|page|credit|unit|semester|term|quarter|mile|member|participant)s?\b|\+)/i.test(
      rest,
    ) &&
    !AFTERWARDS.test(rest)
  )
    return false
  if (COUNTED.test(rest)) return false
  if (isYear(digits)) return AFTERWARDS.test(rest) || /^\s*(?:-|–|to)\s*\d/.test(rest)
  return Number(digits.replaceAll(',', '')) >= 100
}

const isInBrackets = (text: string, at: number): boolean =>
  text.slice(0, at).split('(').length > text.slice(0, at).split(')').length

/** A letter right before a number makes it part of a name ('COVID19'), but for that of a currency. */
const isPartOfName = (before: string): boolean => /[\p{L}.]$/u.test(before)

const RANGE_JOINT = /^\s*(?:\/\s?\w+\s*)?(?:-|–|—|to|through|up to|- up to|and up to)\s*$/i
const RANGE_END = new RegExp(String.raw`^\s*(?:-|–|—|to)\s*(?:${NUMBER})`)

/** In '€2.000-3.000' and '2.000-3.000 €' one sign stands for both sums. */
const currencyAlong = (
  text: string,
  end: number,
  previous: MoneyMention | undefined,
  start: number,
) => {
  const joint = previous ? text.slice(previous.end, start) : ''
  if (previous && RANGE_JOINT.test(joint)) return previous.currency
  const next = RANGE_END.exec(text.slice(end, end + 60))
  return next ? (currencyAfter(text.slice(end + next[0].length))?.currency ?? null) : null
}

const toMention = (
  text: string,
  match: RegExpExecArray,
  previous: MoneyMention | undefined,
): MoneyMention | 'unclear' | null => {
  const { number = '', scale } = match.groups ?? {}
  const numberEnd = match.index + number.length
  const ahead = text.slice(0, match.index)
  const before = currencyBefore(ahead)
  if (!before && isPartOfName(ahead)) return null
  const after = currencyAfter(text.slice(match.index + match[0].length))
  const start = match.index - (before?.length ?? 0)
  const end = match.index + match[0].length + (after?.length ?? 0)
  if (/^\s*(?:%|percent\b)/i.test(text.slice(end)) || /%\s*$/.test(text.slice(0, start)))
    return null
  // '$' is written in many countries: what names one wins over it.
  const named =
    before === null || before.currency === 'USD'
      ? (after?.currency ?? before?.currency ?? null)
      : before.currency
  const isSum = number.replace(/\D/g, '').length > 2 && !COUNTED.test(text.slice(end))
  const along = named ?? (isSum ? currencyAlong(text, end, previous, start) : null)
  const isScaled = scale !== undefined
  if (along === null && !isPlainlyMoney(text, number, numberEnd, isScaled)) return null
  const isOfIndia = /^(?:lakh|crore)/i.test(scale ?? '')
  const isUnknown = along === null && (isOfIndia || hasUnknownName(ahead, text.slice(end)))
  const currency = isUnknown ? UNCLEAR : along
  // In '$2, 500' a thousand may have been torn apart.
  if (/^\d{1,3}$/.test(number) && /^, \d{3}(?![\d,])/.test(text.slice(numberEnd))) return 'unclear'
  const value = readNumber(number, currency)
  if (value === null) return 'unclear'
  const words =
    AFTERWARDS.exec(text.slice(end))?.groups ?? BEFOREHAND.exec(text.slice(0, start))?.groups
  return {
    start,
    end,
    value: Math.round(value * (SCALE[scale?.toLowerCase() ?? ''] ?? 1) * 100) / 100,
    currency,
    period: periodOf(words?.['unit'] ?? words?.['adverb']),
    isInBrackets: isInBrackets(text, start),
  }
}

/** In '$5-10K' the K belongs to both; in '$500-2,500' the sign does. */
const shareSigns = (text: string, mentions: MoneyMention[]): void => {
  mentions.forEach((mention, at) => {
    const next = mentions[at + 1]
    if (!next || !RANGE_JOINT.test(text.slice(mention.end, next.start))) return
    const isNextScaled = /[km]\w*\s*$/i.test(text.slice(next.start, next.end))
    const isBareDollar = text.startsWith('$', mention.start) && mention.currency === 'USD'
    if ((isBareDollar || mention.currency === null) && next.currency !== null)
      mention.currency = next.currency
    if (isNextScaled && mention.value < 1000) mention.value *= next.value >= 1e6 ? 1e6 : 1e3
  })
}

/**
 * Every sum of money in a text, in its order. `isUnclear` says that a number is written in a way
 * that could mean two sums, so that nothing about the text is certain.
 */
export const parseMoney = (text: string): { mentions: MoneyMention[]; isUnclear: boolean } => {
  const mentions: MoneyMention[] = []
  let isUnclear = false
  for (const match of text.matchAll(AMOUNT)) {
    const mention = toMention(text, match, mentions.at(-1))
    if (mention === 'unclear') isUnclear = true
    else if (mention) mentions.push(mention)
  }
  shareSigns(text, mentions)
  return { mentions, isUnclear }
}
