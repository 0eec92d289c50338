import type { Award } from '@laurel/contract/scholarship-shapes'

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

const CURRENCY: Record<string, string> = {
  us$: 'USD',
  $: 'USD',
  usd: 'USD',
  'us dollars': 'USD',
  'us dollar': 'USD',
  dollars: 'USD',
  dollar: 'USD',
  bucks: 'USD',
  c$: 'CAD',
  ca$: 'CAD',
  cad$: 'CAD',
  cad: 'CAD',
  cdn: 'CAD',
  cdn$: 'CAD',
  'canadian dollars': 'CAD',
  a$: 'AUD',
  au$: 'AUD',
  aud: 'AUD',
  'australian dollars': 'AUD',
  nz$: 'NZD',
  nzd: 'NZD',
  hk$: 'HKD',
  hkd: 'HKD',
  s$: 'SGD',
  sgd: 'SGD',
  nt$: 'TWD',
  twd: 'TWD',
  r$: 'BRL',
  brl: 'BRL',
  mx$: 'MXN',
  mxn: 'MXN',
  '£': 'GBP',
  gbp: 'GBP',
  pounds: 'GBP',
  'pounds sterling': 'GBP',
  '€': 'EUR',
  eur: 'EUR',
  euro: 'EUR',
  euros: 'EUR',
  '¥': 'unclear',
  jpy: 'JPY',
  yen: 'JPY',
  cny: 'CNY',
  rmb: 'CNY',
  yuan: 'CNY',
  '₩': 'KRW',
  krw: 'KRW',
  won: 'KRW',
  '₹': 'INR',
  inr: 'INR',
  'rs.': 'unclear',
  rs: 'unclear',
  rupees: 'unclear',
  pkr: 'PKR',
  bdt: 'BDT',
  lkr: 'LKR',
  '฿': 'THB',
  thb: 'THB',
  baht: 'THB',
  bahts: 'THB',
  chf: 'CHF',
  sek: 'SEK',
  nok: 'NOK',
  dkk: 'DKK',
  pln: 'PLN',
  czk: 'CZK',
  huf: 'HUF',
  zar: 'ZAR',
  '₦': 'NGN',
  ngn: 'NGN',
  kes: 'KES',
  ghs: 'GHS',
  egp: 'EGP',
  aed: 'AED',
  sar: 'SAR',
  myr: 'MYR',
  idr: 'IDR',
  php: 'PHP',
  '₱': 'PHP',
  vnd: 'VND',
  try: 'TRY',
  '₺': 'TRY',
  rub: 'RUB',
  '₽': 'RUB',
  ils: 'ILS',
  '₪': 'ILS',
  pesos: 'unclear',
  kr: 'unclear',
}

const escapeForPattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const longestFirst = (names: string[]): string =>
  names
    .toSorted((a, b) => b.length - a.length)
    .map(escapeForPattern)
    .join('|')
const names = Object.keys(CURRENCY)
// A name of letters only must not run into another word.
const BEFORE = longestFirst(
  names.filter(
    (name) =>
      !/ollar|bucks|pounds|euros?$|yen|won|rupees|bahts?|pesos|^kr$|^rs$/.test(name) ||
      name === 'rs',
  ),
)
const AFTER = longestFirst(names.filter((name) => name !== 'rs.' && name !== 'rs'))
const NUMBER = String.raw`\d{1,3}(?: \d{3})+(?![\d,.])|\d+(?:[.,'’\u00a0\u202f]\d+)*|\.\d+`

const MONEY = new RegExp(
  String.raw`(?<![\p{L}\p{N}.]|[\p{N}],)(?:(?<before>${BEFORE})\s{0,2}(?:\$\s?)?)?(?<number>${NUMBER})` +
    String.raw`(?:\s?(?<scale>k|m|mm|thousand|million)(?![\p{L}]))?(?:\s{0,2}\(?(?<after>${AFTER})(?![\p{L}]|\s?\d)\)?)?`,
  'giu',
)
const SCALE: Record<string, number> = { k: 1e3, thousand: 1e3, m: 1e6, mm: 1e6, million: 1e6 }

const PERIODS: [RegExp, Period][] = [
  [/^(?:month|mo|monthly)$/, 'month'],
  [/^(?:quarter|quarterly)$/, 'quarter'],
  [/^(?:semester|sem)$/, 'semester'],
  [/^(?:year|yr|annum|annually|yearly|p\.?a\.?)$/, 'year'],
]
const AFTERWARDS =
  /^\s*(?:,\s*)?(?:each\s+)?(?:(?:\/|per|a|each|every|an)\s*(?:academic |school |calendar )?(?<unit>month|mo|quarter|semester|sem|year|yr|annum|term|trimester|week|day|hour)\b|(?<adverb>annually|yearly|monthly|quarterly|p\.a\.))/i
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

/** A number without a sign is money only when it is big enough and counts nothing. */
const isPlainlyMoney = (text: string, digits: string, end: number, isScaled: boolean): boolean => {
  if (isScaled || /^[^\p{L}\p{N}]*$/u.test(text.replace(digits, ''))) return true
  const rest = text.slice(end)
  if (/^\s+(?:[A-Z]{0,2}\$|£|€)\s?\d/.test(rest)) return false
  if (
    /^\s*(?:%|percent\b|st\b|nd\b|rd\b|th\b|-?\s?(?:year|month|week|day|hour|word|minute|page)s?\b|\+)/i.test(
      rest,
    ) &&
    !AFTERWARDS.test(rest)
  )
    return false
  if (
    /^[\s-]*(?:[\p{L}-]+\s+){0,3}(?:awards?|scholarships?|winners?|recipients?|grants?|prizes?|students?|fellowships?|finalists?|seniors?)\b/iu.test(
      rest,
    )
  )
    return false
  if (isYear(digits)) return AFTERWARDS.test(rest) || /^\s*(?:-|–|to)\s*\d/.test(rest)
  return Number(digits.replaceAll(',', '')) >= 100
}

const isInBrackets = (text: string, at: number): boolean =>
  text.slice(0, at).split('(').length > text.slice(0, at).split(')').length

const toMention = (text: string, match: RegExpExecArray): MoneyMention | 'unclear' | null => {
  const { before, number = '', scale, after } = match.groups ?? {}
  const end = match.index + match[0].length
  if (/^\s*(?:%|percent\b)/i.test(text.slice(end)) || /%\s*$/.test(text.slice(0, match.index)))
    return null
  const named = (name: string | undefined) => (name ? (CURRENCY[name.toLowerCase()] ?? null) : null)
  const generic = before === undefined || before === '$'
  const currency = generic ? (named(after) ?? named(before)) : named(before)
  const numberEnd = match.index + match[0].indexOf(number) + number.length
  if (currency === null && !isPlainlyMoney(text, number, numberEnd, scale !== undefined))
    return null
  // In '$2, 500' a thousand may have been torn apart.
  if (/^\d{1,3}$/.test(number) && /^, \d{3}(?![\d,])/.test(text.slice(numberEnd))) return 'unclear'
  const value = readNumber(number, currency)
  if (value === null) return 'unclear'
  const words =
    AFTERWARDS.exec(text.slice(end))?.groups ?? BEFOREHAND.exec(text.slice(0, match.index))?.groups
  return {
    start: match.index,
    end,
    value: Math.round(value * (SCALE[scale?.toLowerCase() ?? ''] ?? 1) * 100) / 100,
    currency,
    period: periodOf(words?.['unit'] ?? words?.['adverb']),
    isInBrackets: isInBrackets(text, match.index),
  }
}

const RANGE_JOINT = /^\s*(?:\/\s?\w+\s*)?(?:-|–|—|to|through|up to|- up to|and up to)\s*$/i

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
  for (const match of text.matchAll(MONEY)) {
    const mention = toMention(text, match)
    if (mention === 'unclear') isUnclear = true
    else if (mention) mentions.push(mention)
  }
  shareSigns(text, mentions)
  return { mentions, isUnclear }
}
