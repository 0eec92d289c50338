import { optionLabel } from '@laurel/contract/profile-options'
import type { FactValue } from '@laurel/matching/answers'
import { isDate } from '@laurel/matching/calendar'
import type { FactDefinition } from '@laurel/matching/facts'
import { normaliseName } from '@laurel/matching/normalise-name'
import { NONE, numbersOf, type ProfileField } from './fact-keys.ts'

/** undefined forgets the answer; an empty list is a known "none". */
export type ParsedAnswer = { values: readonly FactValue[] | undefined } | { problem: string }

const UNANSWERED = new Set(['', 'prefer not to say', 'prefer_not_to_say'])
const FALSE_WORDS = new Set(['false', 'no', '0'])
const TRUE_WORDS = new Set(['true', 'yes', '1'])
const EARLIEST_YEAR = 1900
/** Spec 2 section 5: "maximum 50 years ahead". */
const YEARS_AHEAD = 50

const plain = (value: FactValue) => String(value).trim().toLowerCase().replaceAll('’', "'")

/** Reads what was sent for one question; `today` is YYYY-MM-DD where the student is. */
export function parseField(
  field: ProfileField,
  sent: readonly FactValue[],
  today: string,
): ParsedAnswer {
  const { fact } = field
  const given = sent.filter((value) => !UNANSWERED.has(plain(value)))
  if (given.length === 0) return { values: undefined }
  if (saysNone(field, given)) return { values: [] }
  const values: FactValue[] = []
  for (const value of given) {
    const parsed = parseValue(fact, value, today)
    if (parsed === undefined) return { problem: problemOf(fact) }
    if (!values.some((known) => isSameValue(fact, known, parsed))) values.push(parsed)
  }
  const holdsSeveral = fact.kind === 'options' || fact.several === true
  if (values.length > 1 && !holdsSeveral) return { problem: 'Please give one answer only.' }
  return { values }
}

function saysNone(field: ProfileField, given: readonly FactValue[]): boolean {
  const label = field.options[NONE]
  if (field.fact.kind !== 'name' && label === undefined) return false
  return given.every((value) => [NONE, label?.toLowerCase()].includes(plain(value)))
}

function isSameValue(fact: FactDefinition, one: FactValue, other: FactValue): boolean {
  if (fact.kind !== 'name') return one === other
  return normaliseName(String(one)) === normaliseName(String(other))
}

function parseValue(fact: FactDefinition, value: FactValue, today: string): FactValue | undefined {
  const numbered = numbersOf(fact.id)?.find(([number]) => number === plain(value))
  if (numbered) return numbered[1]
  switch (fact.kind) {
    case 'flag':
      return parseFlag(value)
    case 'number':
      return parseNumber(fact, value)
    case 'date':
      return parseDay(value, today)
    case 'name':
      return parseName(value)
    default:
      return parseOption(fact, value)
  }
}

/** By id, else by the label a person reads. */
function parseOption({ id, options = [] }: FactDefinition, value: FactValue): string | undefined {
  const wanted = plain(value)
  return (
    options.find((option) => option.toLowerCase() === wanted) ??
    options.find((option) => plain(optionLabel(id, option) ?? option) === wanted)
  )
}

function parseFlag(value: FactValue): boolean | undefined {
  if (TRUE_WORDS.has(plain(value))) return true
  return FALSE_WORDS.has(plain(value)) ? false : undefined
}

function parseNumber({ min, max }: FactDefinition, value: FactValue): number | undefined {
  if (typeof value === 'boolean') return undefined
  const digits = plain(value).replaceAll(/[$,\s]/g, '')
  if (!/^-?\d+(\.\d+)?$/.test(digits)) return undefined
  const number = Number(digits)
  const isWithin = number >= (min ?? -Infinity) && number <= (max ?? Number.MAX_SAFE_INTEGER)
  return isWithin ? number : undefined
}

/** A month stands for its first day. */
function parseDay(value: FactValue, today: string): string | undefined {
  const text = String(value).trim()
  const day = /^\d{4}-\d{2}$/.test(text) ? `${text}-01` : text
  if (!isDate(day)) return undefined
  const year = Number(day.slice(0, 4))
  const latestYear = Number(today.slice(0, 4)) + YEARS_AHEAD
  return year >= EARLIEST_YEAR && year <= latestYear ? day : undefined
}

function parseName(value: FactValue): string | undefined {
  if (typeof value === 'boolean') return undefined
  const name = String(value).trim().replaceAll(/\s+/g, ' ')
  return normaliseName(name) === '' ? undefined : name
}

function problemOf({ kind, min, max }: FactDefinition): string {
  switch (kind) {
    case 'flag':
      return 'Please answer yes or no.'
    case 'number':
      return max === undefined
        ? `Please enter a number of at least ${min ?? 0}.`
        : `Please enter a number from ${min ?? 0} to ${max}.`
    case 'date':
      return 'Please enter a date as YYYY-MM-DD or YYYY-MM.'
    case 'name':
      return 'Please enter a name.'
    default:
      return 'Please choose one of the options.'
  }
}
