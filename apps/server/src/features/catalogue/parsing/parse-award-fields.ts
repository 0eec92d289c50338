import { type Award, awardSchema } from '@laurel/contract/scholarship-shapes'
import { currencyNamed, UNCLEAR } from './cells/currency-names.ts'
import { lineOf } from './parse-listing.ts'
import type { CatalogueRecord } from './catalogue-record.ts'
import { parseAward, type ParsedAward } from './cells/parse-award.ts'
import { READABLE_CHARACTERS, toLine } from './cells/parse-text.ts'
import { RowRefusal } from './row-refusal.ts'

const isAmount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value > 0

/** An award whose least and most stand in fields of their own; null when neither is known. */
export const fromBounds = (
  min: number | null,
  max: number | null,
  currency = 'USD',
): ParsedAward | null => {
  if (min === null && max === null) return null
  if (min !== null && max !== null && min > max) return fromBounds(max, min, currency)
  if (min !== null && min === max)
    return {
      award: { kind: 'fixed', min, max, currency },
      amounts: currency === 'USD' ? [min] : [],
      warnings: [],
    }
  if (min === null)
    return { award: { kind: 'upTo', max: max ?? 0, currency }, amounts: [], warnings: [] }
  return {
    award: { kind: 'range', min, ...(max === null ? {} : { max }), currency },
    amounts: [],
    warnings: [],
  }
}

const certain = (award: Award): number[] =>
  award.kind === 'fixed' && award.currency === 'USD' && isAmount(award.max ?? award.min)
    ? [award.max ?? award.min ?? 0]
    : []

const fromObject = (value: object): ParsedAward => {
  const given = Object.fromEntries(Object.entries(value).filter(([, part]) => part !== null))
  const checked = awardSchema.safeParse(given)
  if (!checked.success) {
    const issue = checked.error.issues[0]
    throw new RowRefusal(
      `award${issue ? `.${issue.path.join('.')}: ${issue.message}` : ' cannot be read'}`,
      'award',
    )
  }
  const numbers = [checked.data.min, checked.data.max, ...(checked.data.tiers ?? [])]
  if (numbers.some((part) => part !== undefined && part < 0))
    throw new RowRefusal('award: a sum cannot be negative.', 'award')
  return { award: checked.data, amounts: certain(checked.data), warnings: [] }
}

const fromAmounts = (amounts: unknown[]): ParsedAward => {
  const values = amounts.map((amount) =>
    typeof amount === 'string' ? (parseAward(amount).amounts[0] ?? null) : amount,
  )
  if (!values.every(isAmount))
    throw new RowRefusal('amounts must be a list of positive numbers.', 'amounts')
  const total = values.reduce((sum, value) => sum + value, 0)
  return {
    award: { kind: 'fixed', min: total, max: total, currency: 'USD' },
    amounts: values,
    warnings: [],
  }
}

/** The award of a row in the catalogue's own shape: `award`, `amounts`, or both; null when it has neither. */
export const parseOwnAward = (award: unknown, amounts: unknown): ParsedAward | null => {
  if (amounts !== undefined && amounts !== null && !Array.isArray(amounts))
    throw new RowRefusal('amounts must be a list of positive numbers.', 'amounts')
  const listed = Array.isArray(amounts) && amounts.length > 0 ? fromAmounts(amounts) : null
  if (award === undefined || award === null) return listed
  if (typeof award !== 'object' || Array.isArray(award))
    throw new RowRefusal('award must be an object or a text.', 'award')
  const stated = fromObject(award)
  return Array.isArray(amounts) ? { ...stated, amounts: listed?.amounts ?? [] } : stated
}

/** One sum in a field of its own, with the currency that the field names itself. */
const sumOf = (value: unknown): { sum: number | null; currency: string | null } => {
  const parsed = typeof value === 'string' || typeof value === 'number' ? parseAward(value) : null
  const { kind, max, currency } = parsed?.award ?? {}
  return kind === 'fixed' && max !== undefined
    ? { sum: max, currency: currency === 'USD' ? null : (currency ?? null) }
    : { sum: null, currency: null }
}

/** The award between two fields; null when nothing is known, or each is in another currency. */
const boundsOf = ({ amountMin, amountMax, currency }: CatalogueRecord['fields']) => {
  const [min, max] = [sumOf(amountMin), sumOf(amountMax)]
  const named = new Set([min.currency, max.currency, currencyNamed(lineOf(currency))])
  named.delete(null)
  const [only = 'USD'] = named
  if (named.size > 1 || only === UNCLEAR) return null
  return fromBounds(min.sum, max.sum, only ?? 'USD')
}

const countOf = (value: unknown): number | undefined => {
  const count = Number(lineOf(value))
  return Number.isInteger(count) && count > 0 ? count : undefined
}

/** A bare number says nothing of how sure it is; the words of its row may ('up to $15,000'). */
const asWorded = (parsed: ParsedAward, { fields }: CatalogueRecord): ParsedAward => {
  const sum = parsed.award?.kind === 'fixed' ? parsed.award.max : undefined
  if (sum === undefined || /\p{L}/u.test(rawOf(fields.award))) return parsed
  const worded = sentencesOf(rawOf(fields.description)).find(
    ({ award }) =>
      award !== null &&
      (award.kind === 'upTo' || award.kind === 'range' || award.kind === 'tiers') &&
      award.max !== undefined &&
      [award.min, award.max].includes(sum),
  )
  return worded ?? parsed
}

const sentencesOf = (text: string): ParsedAward[] =>
  text.length > READABLE_CHARACTERS || !text.includes('$')
    ? []
    : toLine(text)
        .split(/[.;!?]\s+/)
        .filter((sentence) => sentence.includes('$'))
        .map((sentence) => parseAward(sentence))

const CANADA =
  /\b(?:Canad\w*|Ontario|Qu[eé]bec|British Columbia|Alberta|Saskatchewan|Manitoba|Nova Scotia|New Brunswick|Newfoundland|Prince Edward Island)\b/i
/** Whether a list says of a row that it is of Canada, where "$" is no US dollar. */
const isOfCanada = ({ fields, facts }: CatalogueRecord): boolean =>
  CANADA.test(rawOf(fields.sponsor)) ||
  facts.some(
    ({ fact, value }) =>
      /^(?:country|citizenship|state)$/.test(fact) &&
      CANADA.test(value) &&
      !/\b(?:US|U\.S|United States|America)/i.test(value),
  )
const saysBareDollars = ({ award }: ParsedAward, raw: string): boolean =>
  award?.currency === 'USD' && !/\bUSD?\b|\bU\.S/.test(raw)

/** The award of a row, from whichever of its columns says most. */
export const parseRecordAward = (record: CatalogueRecord): ParsedAward => {
  const { fields, award, amounts } = record
  const stated =
    fields.award === undefined
      ? null
      : asWorded(
          parseAward(typeof fields.award === 'number' ? fields.award : rawOf(fields.award)),
          record,
        )
  const bounds = boundsOf(fields)
  const own = parseOwnAward(award, amounts)
  const isRead =
    stated?.award !== undefined &&
    stated.award !== null &&
    (stated.award.kind !== 'varies' || stated.warnings.length === 0)
  const best = own ??
    (isRead || !bounds ? stated : { ...bounds, warnings: stated?.warnings ?? [] }) ?? {
      award: null,
      amounts: [],
      warnings: [],
    }
  if (!best.award) return best
  const count = countOf(fields.count)
  const renewable = /^(?:y|yes|true|renewable)$/i.test(lineOf(fields.renewable))
    ? true
    : /^(?:n|no|false|non-?renewable|one[- ]time)$/i.test(lineOf(fields.renewable))
      ? false
      : undefined
  const isUntold = currencyNamed(lineOf(fields.currency)) === null
  if (isUntold && isOfCanada(record) && saysBareDollars(best, rawOf(fields.award)))
    return unclearMoney(rawOf(fields.award))
  const raw = best === own && stated?.award?.raw ? { raw: stated.award.raw } : {}
  return inCurrency(
    {
      ...best,
      award: {
        ...best.award,
        ...raw,
        ...(count ? { count } : {}),
        ...(renewable === undefined ? {} : { renewable }),
      },
    },
    lineOf(fields.currency),
  )
}

/** The text of a value as its source has it; '' for what is no text. */
export const rawOf = (value: unknown): string => {
  if (typeof value === 'string') return value
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  return Array.isArray(value) ? value.map(rawOf).join(', ') : ''
}

/** A currency in a column of its own decides for sums that name none. */
const inCurrency = (parsed: ParsedAward, column: string): ParsedAward => {
  const currency = currencyNamed(column)
  if (currency === null || currency === 'USD' || parsed.award?.currency !== 'USD') return parsed
  if (currency !== UNCLEAR) return { ...parsed, award: { ...parsed.award, currency }, amounts: [] }
  return unclearMoney(parsed.award.raw)
}

/** The words alone: nobody can say in which money they are. */
const unclearMoney = (raw: string | undefined): ParsedAward => ({
  award: { kind: 'varies', ...(raw ? { raw } : {}) },
  amounts: [],
  warnings: ['unclear currency'],
})
