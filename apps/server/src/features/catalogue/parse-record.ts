import type { FactId } from '@laurel/matching/facts'
import { type CatalogueField, parseHeader } from './parse-header.ts'
import { isAbsent, toLine } from './parse-text.ts'

/** A value that could not be read as what it stands for. */
export interface RowWarning {
  field: string
  value: string
  problem: string
}

/** A row of a flat file or of JSON, by what its columns hold. */
export interface CatalogueRecord {
  fields: Partial<Record<CatalogueField, unknown>>
  /** Structured eligibility, with the column's own name. */
  facts: { fact: FactId; label: string; value: string }[]
  /** Free-text eligibility. */
  eligibility: string[]
  /** Eligibility stated in so few words that one fact may hold it all. */
  statements: string[]
  /** Columns whose names say nothing known. */
  unknown: string[]
  /** What only JSON can hold. */
  criteria?: unknown
  requirements?: unknown
  award?: unknown
  amounts?: unknown
  deadline?: unknown
  source?: unknown
  suggestedCriteria?: unknown
  /** Whether the key is the source's own statement, not a column such as 'ID'. */
  isOwnKey: boolean
  isSample: boolean
  isRandomDraw: boolean
  isFeatured: boolean
}

/** The names of the catalogue's own shape: what they hold is what they say. */
const OWN: Record<string, CatalogueField> = {
  title: 'title',
  description: 'description',
  sponsor: 'sponsor',
  amountRaw: 'award',
  deadlineRaw: 'deadline',
  recurrence: 'recurrence',
  aiPolicy: 'aiPolicy',
  delivery: 'delivery',
  applyUrl: 'applyUrl',
  terms: 'terms',
  privacy: 'privacy',
  affidavit: 'affidavit',
  status: 'status',
  key: 'key',
  sourceKey: 'key',
}
const STRUCTURED = ['award', 'amounts', 'deadline', 'source', 'suggestedCriteria'] as const
const FLAGS: Record<string, 'isSample' | 'isRandomDraw' | 'isFeatured'> = {
  sample: 'isSample',
  isSample: 'isSample',
  randomDraw: 'isRandomDraw',
  isRandomDraw: 'isRandomDraw',
  featured: 'isFeatured',
  isFeatured: 'isFeatured',
}

const isPlain = (value: unknown): value is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof value)
const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || (typeof value === 'string' && isAbsent(toLine(value)))

const textOf = (value: unknown): string | null => {
  if (isPlain(value)) return String(value)
  return Array.isArray(value) && value.every(isPlain) ? value.join('; ') : null
}

const textsOf = (value: unknown): string[] | null => {
  if (typeof value === 'string') return [value]
  return Array.isArray(value) && value.every((entry) => typeof entry === 'string') ? value : null
}

const addEligibility = (record: CatalogueRecord, name: string, texts: string[]): void => {
  const label = /^\s*eligibility\s*[-–:]\s*(?!other\b|notes?\b|criteria\b|requirements?\b)(.+)$/i
    .exec(name)?.[1]
    ?.trim()
  for (const text of texts) {
    if (isAbsent(toLine(text))) continue
    // 'us_citizen_or_permanent_resident' is a code, not a sentence.
    if (/^[a-z]+(?:_[a-z]+)+$/.test(text) || (name === 'criteria' && !text.includes('\n')))
      record.statements.push(text)
    else record.eligibility.push(label ? `${label}: ${text}` : text)
  }
}

const addByName = (record: CatalogueRecord, name: string, value: unknown): void => {
  const target = parseHeader(name)
  const text = textOf(value)
  if (target === null || text === null) {
    record.unknown.push(name)
    return
  }
  if ('fact' in target) {
    record.facts.push({
      fact: target.fact,
      label: name.replace(/^eligibility\s*[-–:]\s*/i, '').trim(),
      value: text,
    })
  } else if (target.field === 'eligibility') addEligibility(record, name, textsOf(value) ?? [text])
  else if (isEmpty(record.fields[target.field])) record.fields[target.field] = value
}

const addOwn = (record: CatalogueRecord, name: string, value: unknown): boolean => {
  const flag = FLAGS[name]
  const field = OWN[name]
  const structured = STRUCTURED.find((known) => known === name)
  if (flag && typeof value === 'boolean') record[flag] = value
  else if (structured && !isPlain(value)) record[structured] = value
  else if (field === 'key' && isPlain(value)) {
    record.fields.key = value
    record.isOwnKey = true
  } else if (field && (field === 'sponsor' || isPlain(value))) record.fields[field] ??= value
  else if (name === 'criteria' && typeof value === 'object') record.criteria = value
  else if (
    name === 'requirements' &&
    Array.isArray(value) &&
    !value.every((entry) => typeof entry === 'string')
  )
    record.requirements = value
  else if (/^(?:eligibility|criteria|requirements)$/.test(name) && textsOf(value))
    addEligibility(record, name === 'criteria' ? name : '', textsOf(value) ?? [])
  else return false
  return true
}

/** Sorts the columns of a row by what they hold. The first column with a value wins. */
export const parseRecord = (row: Readonly<Record<string, unknown>>): CatalogueRecord => {
  const record: CatalogueRecord = {
    fields: {},
    facts: [],
    eligibility: [],
    statements: [],
    unknown: [],
    isOwnKey: false,
    isSample: false,
    isRandomDraw: false,
    isFeatured: false,
  }
  for (const [name, value] of Object.entries(row)) {
    if (value === null || value === undefined || value === '') continue
    if (!addOwn(record, name, value)) addByName(record, name, value)
  }
  return record
}
