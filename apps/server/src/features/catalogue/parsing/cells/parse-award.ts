import type { Award } from '@laurel/contract/scholarship-shapes'
import { namesForeignMoney, UNCLEAR } from './currency-names.ts'
import { keepOwnSums, type MoneyText } from './keep-own-sums.ts'
import { type MoneyMention, parseMoney } from './parse-money.ts'
import { isAbsent, READABLE_CHARACTERS, toLine, wordsOf } from './parse-text.ts'
import { NO_TUITION, parseTuition } from './parse-tuition.ts'

export interface ParsedAward {
  award: Award | null
  /** US dollars that a winner certainly receives. */
  amounts: number[]
  /** What could not be read, or is less certain than it looks. */
  warnings: string[]
}

const PRIOR_CYCLE =
  /\b(?:prior|previous|last|past) (?:award )?(?:cycle|year|round|season|edition)\b(?! (?:of|students?))|\blast year[’']s\b|\b(?:was|were) (?=[^\s\d]{0,3}\d)/i
const APPROXIMATE =
  /(?:~|≈|\b(?:about|approx(?:imately|\.)?|around|roughly|circa|average[sd]?|averaging|avg\.?|est(?:imated|\.)?|typically|usually|commonly|often|nearly|almost|e\.g|for example|such as)\b)[.,]*\s*(?:of |is |at )?(?=[~\s]*[^\s\d]{0,4}\s?\d)|\b(?:on average|average award|average amount|\(average\))|\baverage\)?$/i
/** One sum of several: 'varies (e.g., up to $5,000)'. */
const EXAMPLE = /\b(?:e\.g|for example|for instance|such as)\b[^;)\d]{0,60}\d/i
const UP_TO =
  /\b(?:up to|upto|max(?:imum|\.)?|as much as|not to exceed|(?:no|not) more than|not exceeding|(?:or|and) less|(?<!\b(?:not|no) )less than|at most|capped at|or below)\b|[<≤]\s*(?=[^\s\d]{0,3}\s?\d)/i
const AT_LEAST =
  /\b(?:at least|minimum(?! (?:[a-z]+ )?(?:\d\.\d+ )?gpa)|min\.|starting (?:at|from)|starts at|from|no less than|not less than|or more|and up|and above|or above|in excess of)\b|(?<!\b(?:no|not) )\b(?:over|more than)\s+(?=[^\s\d\p{L}]{0,3}\s?\d+[\d,.km]*(?! ?(?:years|semesters|months)))|\d[km]?\+(?!\s*[$£€\d])|[>≥]\s*(?=[^\s\d]{0,3}\s?\d)/iu
/** 'Year 1: $2,500, Year 2: $2,750': what one winner gets over the years. */
const BY_YEARS =
  /(?<!\p{L})(?:year (?:1|one)|(?:first|1st) year)\b[^;.]{0,60}(?:year (?:2|two)|(?:second|2nd) year)\b/iu
/** What an award is put together of: '… stipend, a travel allowance of …, a book allowance of …'. */
const ALLOWANCES =
  /\b(?:allowances?|stipends?|insurance|air(?:fare| tickets?| travel)|accommodation)\b/gi
const FROM_NOTHING = /(?<![\d.,])0\s*(?:-|–|to)\s*\S?\d/
const VARIES =
  /\bvar(?:y|ies|iable|ied|ious|ying)\b|\bdepend(?:s|ing|ent)\b|\bbased on (?:need|merit)\b|\bdifferent amounts\b|\bto be determined\b/i
const RENEWABLE = /\brenewable\b|\brenews\b|\brenewed\b/i
const NOT_RENEWABLE =
  /\b(?:non-?\s?renewable|not (?:be )?(?:an? )?renewable|(?:can|may|will) ?not be renewed|one[- ]time)\b/i

const WORDS: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  'twenty-five': 25,
  thirty: 30,
  forty: 40,
  fifty: 50,
  hundred: 100,
}
const COUNT = String.raw`(?<count>\d{1,3}(?:,\d{3})?|${Object.keys(WORDS).join('|')})`
const GIVEN = String.raw`(?:awards?|scholarships?|winners?|recipients?|grants?|prizes?|fellowships?|bursar(?:y|ies))\b`
const COUNTED = new RegExp(
  String.raw`(?<![\p{L}\d.,$£€-])(?<limit>up to |about |approximately |~|over |at least |more than )?\(?${COUNT}\)?\+?(?:` +
    String.raw`\s?(?:x|×|@)\s?(?=[^\s\d]?\s?\d)|\s+(?=(?:\$|US\$|£|€|C\$)\s?\d)|(?![\s-]+(?:year|month|week|semester|day|hour))[\s-]+(?:(?!of\b)[\p{L}-]+\s+){0,3}?${GIVEN})|(?<!\p{L})[x×]\s?(?<times>\d{1,3})\b`,
  'giu',
)
const DURATION =
  /\bup to (?:an? )?(?:additional )?[\w-]+ (?:academic |consecutive |additional |more )?(?:years?|semesters?|terms?|quarters|months|times)\b/gi
const EACH_ELSEWHERE =
  /^(?:[^;,.]|[,.]\d)*\b(?:per|each|every|a)\s+(?:school|state|chapter|month|week|day|year|quarter|semester|region|district|county|campus)\b/i

/** How many are given, when the text plainly says so. */
const countOf = (text: string): number | undefined => {
  const found = [...text.matchAll(COUNTED)]
  if (found.length === 0 || found.some((match) => match.groups?.['limit'])) return undefined
  if (found.some((match) => EACH_ELSEWHERE.test(text.slice(match.index + match[0].length))))
    return undefined
  const numbers = found.map(({ groups }) => {
    const word = (groups?.['count'] ?? groups?.['times'] ?? '').toLowerCase()
    return WORDS[word] ?? Number(word.replaceAll(',', ''))
  })
  const total = numbers.reduce((sum, number) => sum + number, 0)
  return Number.isSafeInteger(total) && total > 0 ? total : undefined
}

const RANGE_BETWEEN =
  /^[\s)]*(?:\/\s?\w+|per \w+)?[\s)]*(?:-|–|—|to|through|up to|-\s?up to|and up to|to a maximum of)\s*$/i
const isRange = (text: string, mentions: MoneyMention[]): boolean =>
  mentions.some((mention, at) => {
    const next = mentions[at + 1]
    if (!next) return false
    const joint = text.slice(mention.end, next.start)
    if (RANGE_BETWEEN.test(joint)) return true
    return (
      /^\s*and\s*$/i.test(joint) &&
      /\b(?:between|range[sd]? (?:from|between)|ranging (?:from|between))\s*$/i.test(
        text.slice(0, mention.start),
      )
    )
  })

const isSum = (text: string, mentions: MoneyMention[]): boolean => {
  const [first, second] = mentions
  if (!first || !second || mentions.length !== 2) return false
  return /^\s*(?:[\p{L}]+\s+){0,2}(?:plus|\+|and an additional|and an extra)\s*(?:an?\s+)?(?:additional\s+|extra\s+)?$/iu.test(
    text.slice(first.end, second.start),
  )
}

type Shape = Pick<Award, 'kind' | 'min' | 'max' | 'tiers'>

const shapeOf = (text: string, mentions: MoneyMention[]): Shape => {
  const values = [...new Set(mentions.map(({ value }) => value))].toSorted((a, b) => a - b)
  const [min = 0, max = 0] = [values[0], values.at(-1)]
  const clear = text
    .replace(COUNTED, (all: string) => all.replace(/up to|at least|over|more than/i, ''))
    .replace(DURATION, '')
  const total = mentions.reduce((sum, { value }) => sum + value, 0)
  if (isSum(text, mentions) && !UP_TO.test(clear)) return { kind: 'fixed', min: total, max: total }
  if (values.length > 1 && isRange(text, mentions)) return { kind: 'range', min, max }
  if (UP_TO.test(clear))
    return AT_LEAST.test(clear) && values.length === 2
      ? { kind: 'range', min, max }
      : { kind: 'upTo', max }
  if (values.length > 1) return { kind: 'tiers', min, max, tiers: values }
  return AT_LEAST.test(clear) ? { kind: 'range', min } : { kind: 'fixed', min, max }
}

const unread = (raw: string, warning: string): ParsedAward => ({
  award: { kind: 'varies', raw },
  amounts: [],
  warnings: [warning],
})

/** Why the sums in a text are not what one winner receives; null when they may be. */
const doubtOf = (raw: string, text: string, mentions: MoneyMention[]): string | null => {
  const currencies = new Set(
    mentions.map(({ currency }) => currency).filter((currency) => currency !== null),
  )
  if (currencies.size > 1) return 'several currencies'
  if (currencies.has(UNCLEAR)) return 'unclear currency'
  const isForeign = [...currencies].some((currency) => currency !== 'USD')
  if (!isForeign && namesForeignMoney(raw)) return 'unclear currency'
  if (/\b(?:per|a|each|\/) ?(?:credit|course|unit|class|mile|page|hour)\b|\/hr\b/i.test(text))
    return 'paid by the piece'
  if (mentions.some(({ value }) => value <= 0) || FROM_NOTHING.test(text)) return 'no amount'
  if (APPROXIMATE.test(text.replace(COUNTED, ' '))) return 'approximate'
  if (VARIES.test(text) && EXAMPLE.test(raw)) return 'an example'
  if (isSum(text, mentions) && new Set(mentions.map(({ period }) => period)).size > 1)
    return 'several periods'
  if (mentions.length > 1 && BY_YEARS.test(text)) return 'several years'
  if (mentions.length > 2 && (text.match(ALLOWANCES)?.length ?? 0) > 2) return 'several parts'
  return null
}

const fromMoney = (raw: string, text: string, mentions: MoneyMention[]): ParsedAward => {
  const doubt = doubtOf(raw, text, mentions)
  if (doubt) return unread(raw, doubt)
  const shape = shapeOf(text, mentions)
  const isVarying = VARIES.test(text.replace(/number of (?:\w+ )?var\w+/i, ''))
  if (shape.kind === 'fixed' && isVarying)
    return { award: { kind: 'varies', raw }, amounts: [], warnings: ['the amount varies'] }
  const currency = mentions.find((mention) => mention.currency)?.currency ?? 'USD'
  const periods = new Set(mentions.map(({ period }) => period).filter((period) => period !== null))
  const [period] = periods
  const isUnread = periods.size > 1 || period === 'other'
  const award: Award = {
    ...shape,
    currency,
    ...(period && period !== 'other' && periods.size === 1 ? { period } : {}),
  }
  const amounts =
    shape.kind === 'fixed' && currency === 'USD'
      ? isSum(text, mentions)
        ? mentions.map(({ value }) => value)
        : [shape.min ?? 0]
      : []
  return { award: { ...award, raw }, amounts, warnings: isUnread ? ['period not read'] : [] }
}

const TOTAL = 'a total, not one award'

const addExtras = (parsed: ParsedAward, text: string): ParsedAward => {
  if (!parsed.award || parsed.warnings.includes(TOTAL)) return parsed
  const count = countOf(text)
  const isRenewable = NOT_RENEWABLE.test(text) ? false : RENEWABLE.test(text) ? true : undefined
  return {
    ...parsed,
    award: {
      ...parsed.award,
      ...(count ? { count } : {}),
      ...(isRenewable === undefined ? {} : { renewable: isRenewable }),
    },
  }
}

const fromTuition = (raw: string, { text, mentions }: MoneyText, tuition: Award): ParsedAward => {
  // 'Tuition scholarship: $14,000, half-tuition scholarship: $7,000': several awards.
  const isPart = tuition.percentMax !== undefined && tuition.percentMax < 100
  if (isPart && mentions.length > 1) return unread(raw, 'several awards')
  const [cap] = mentions
  const isCapped = cap && mentions.length === 1 && UP_TO.test(text) && tuition.kind === 'tuition'
  const limit = isCapped ? { max: cap.value, currency: cap.currency ?? 'USD' } : {}
  return { award: { ...tuition, ...limit, raw }, amounts: [], warnings: [] }
}

const readAward = (raw: string, text: string): ParsedAward => {
  const { mentions, isUnclear } = parseMoney(text)
  const own = keepOwnSums({ text, mentions })
  if (PRIOR_CYCLE.test(text)) return unread(raw, 'prior cycle')
  const tuition = parseTuition(text)
  if (tuition) return fromTuition(raw, own, tuition)
  if (isUnclear) return unread(raw, 'amount not read')
  if (own.mentions.length > 0) return fromMoney(raw, own.text, own.mentions)
  if (mentions.length > 0) return unread(raw, TOTAL)
  if (VARIES.test(text)) return { award: { kind: 'varies', raw }, amounts: [], warnings: [] }
  return /\btuition\b/i.test(text) && !NO_TUITION.test(text)
    ? { award: { kind: 'tuition', raw }, amounts: [], warnings: [] }
    : unread(raw, 'amount not read')
}

/** A number without a sign this small counts awards, or is nothing but a placeholder. */
const LEAST_BARE = 10
const BARE = /^\d{1,2}(?:\.\d+)?$/

/** What an award text says. Nothing is guessed: what cannot be read stays as `raw`, with a warning. */
export const parseAward = (source: string | number): ParsedAward => {
  const raw = toLine(String(source))
  if (BARE.test(raw) && Number(raw) > 0 && Number(raw) < LEAST_BARE)
    return { award: null, amounts: [], warnings: ['no amount'] }
  if (typeof source === 'number' && source > 0) return fromNumber(source)
  if (raw.length > READABLE_CHARACTERS)
    return unread(raw.slice(0, READABLE_CHARACTERS), 'too long to read')
  if (isAbsent(raw))
    return { award: null, amounts: [], warnings: raw === '' ? [] : ['placeholder'] }
  if (/^[^\d]{0,2}0+(?:\.0+)?$/.test(raw))
    return { award: null, amounts: [], warnings: ['no amount'] }
  if (/^-\s*[^\d]{0,2}\d/.test(raw)) return unread(raw, 'amount not read')
  const text = raw.replace(
    /(?<!\b(?:hundred|thousand|million|and) |-|\p{L})(one|two|three|four|five|six|seven|eight|nine|ten|twenty|fifty) (hundred|thousand) dollars\b/giu,
    (_all, word: string, scale: string) =>
      `$${(WORDS[word.toLowerCase()] ?? 0) * (scale.toLowerCase() === 'hundred' ? 100 : 1000)}`,
  )
  const parsed = addExtras(readAward(raw, text), text)
  if (!parsed.award) return parsed
  const { raw: _whole, ...award } = parsed.award
  return { ...parsed, award: { ...award, ...wordsOf(raw) } }
}

const fromNumber = (amount: number): ParsedAward => ({
  award: { kind: 'fixed', min: amount, max: amount, currency: 'USD' },
  amounts: [amount],
  warnings: [],
})
