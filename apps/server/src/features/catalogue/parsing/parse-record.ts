import { withoutAddressColumns } from './address-columns.ts'
import { type CatalogueRecord, emptyRecord } from './catalogue-record.ts'
import { isOfPeople, rulesAside } from './rules-aside.ts'
import type { CatalogueField } from './files/header-names.ts'
import {
  ELIGIBILITY_PREFIX,
  fieldOf,
  type HeaderTarget,
  parseHeader,
} from './files/parse-header.ts'
import { currencyNamed, UNCLEAR } from './cells/currency-names.ts'
import { askField } from './cells/parse-criteria.ts'
import { parseCodedCell } from './cells/parse-coded-cell.ts'
import { sponsorOf } from './parse-listing.ts'
import { humanise, isAbsent, toLine } from './cells/parse-text.ts'
import { markdownLink } from './cells/markdown-link.ts'
import { parseUrl } from './cells/parse-url.ts'
import { relationClause } from './cells/relation-clause.ts'
import { isJson } from './cells/read-open-parts.ts'
import {
  currencyIn,
  isLost,
  isOfRules,
  isOutsideUs,
  isPlain,
  PART_OF_COUNTRY,
  RULES_PREFIX,
  spoken,
  textOf,
  WHO_ONE_IS,
} from './rule-parts.ts'
import { splitLabels } from './files/split-labels.ts'

/** The names of the catalogue's own shape: what they hold is what they say. */
const OWN: Record<string, CatalogueField> = {
  title: 'title',
  description: 'description',
  sponsor: 'sponsor',
  amountRaw: 'award',
  deadlineRaw: 'deadline',
  earlyAccessUntil: 'earlyAccessUntil',
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
/** What of a listing a column holds, by its name; null where that is none of its own fields. */
export const fieldOfColumn = (name: string): CatalogueField | null => OWN[name] ?? fieldOf(name)

const STRUCTURED = ['award', 'amounts', 'deadline', 'source', 'suggestedCriteria'] as const
const FLAGS: Record<string, 'isSample' | 'isRandomDraw' | 'isFeatured'> = {
  sample: 'isSample',
  isSample: 'isSample',
  randomDraw: 'isRandomDraw',
  isRandomDraw: 'isRandomDraw',
  featured: 'isFeatured',
  isFeatured: 'isFeatured',
}

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || (typeof value === 'string' && isAbsent(toLine(value)))

const textsOf = (value: unknown): string[] | null => {
  if (typeof value === 'string') return [value]
  return Array.isArray(value) && value.every((entry) => typeof entry === 'string') ? value : null
}

/** What a column is called when its value is asked as a question. */
const labelOf = (name: string): string =>
  humanise(name.replace(ELIGIBILITY_PREFIX, '').replace(RULES_PREFIX, '').trim())

const addEligibility = (record: CatalogueRecord, name: string, texts: string[]): void => {
  const rest = ELIGIBILITY_PREFIX.test(name) ? labelOf(name) : ''
  const label = /^(?:other|notes?|criteria|requirements?)?$/i.test(rest) ? undefined : rest
  for (const text of texts) {
    if (isAbsent(toLine(text))) continue
    // 'us_citizen_or_permanent_resident' is a code, not a sentence.
    if (/^[a-z]+(?:_[a-z]+)+$/.test(text) || (name === 'criteria' && !text.includes('\n')))
      record.statements.push({ text, label: '' })
    else record.eligibility.push(label ? `${label}: ${text}` : text)
  }
}

/** The parts of an object, by their own names or together with its name ('award' and 'count'). */
const addParts = (
  record: CatalogueRecord,
  name: string,
  parts: Readonly<Record<string, unknown>>,
  isAmongRules: boolean,
): void => {
  const isRules = isAmongRules || isOfRules(name)
  const target = parseHeader(name)
  if (isRules && target !== null && 'fact' in target) {
    const stated = relationClause(target.fact, labelOf(name), parts)
    if (stated) {
      record.stated.push(stated)
      return
    }
  }
  const isAbroad = isOutsideUs(parts)
  const money = currencyIn(parts)
  if (isRules && money !== null && money !== 'USD') return addRule(record, name, name, parts)
  for (const [part, value] of Object.entries(parts)) {
    if (value === null || value === undefined || value === '') continue
    const whole = `${name} ${part}`
    if (isRules && money !== null && /^currency/i.test(part)) continue
    if (isRules && isAbroad && PART_OF_COUNTRY.test(part)) {
      const text = spoken(value)
      const label = labelOf(whole)
      record.stated.push({ label, text, parsed: askField(label, text) })
      continue
    }
    if (isRules && isLost(whole, part, value)) {
      addRule(record, whole, part, value)
      continue
    }
    const isKnown = parseHeader(whole) !== null && !/^(?:id|type)$/i.test(part)
    addByName(record, isKnown ? whole : part, value, isRules)
  }
}

/** A rule under a name that says nothing known is read as a sentence, and never lost. */
const addRule = (record: CatalogueRecord, whole: string, part: string, value: unknown): void => {
  const text = spoken(value)
  if (text === '' || isAbsent(text)) return
  const label = labelOf(whole)
  if (
    /^(?:other|notes?|text|details?|rules?|additional|comments?|description|summary|conditions?)$/i.test(
      part,
    )
  )
    addEligibility(record, '', textsOf(value) ?? [text])
  // What a name says nothing of is no fact by its value: 'host_country: US' asks nobody to live there.
  else if (WHO_ONE_IS.test(part)) record.statements.push({ text, label })
  else record.eligibility.push(`${label}: ${text.replaceAll('; ', ', ')}`)
}

const CATEGORIES = /^(?:categor(?:y|ies)|tags?|keywords?|topics?)$/i

/** A column of words about whom an award is for. */
const OF_TAGS = /(?:^|[ _-]|(?<=[a-z]))(?:tags?|Tags?|keywords?)$/
const tagsIn = (text: string): string[] =>
  text
    .split(/[,;|\n]/)
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '' && !isAbsent(tag))

const NOTES = /^(?:notes?|comments?|remarks?|hook|tag ?line|quick (?:note|take)|in short|short)$/i

/** What the names of columns do not tell, their values may. */
const addUnknown = (record: CatalogueRecord, name: string, text: string | null): void => {
  const address = parseUrl(text)
  if (text !== null && CATEGORIES.test(name.trim())) record.categories.push(text)
  else if (address !== null && /^(?:https?:|www\.)/i.test(text?.trim() ?? ''))
    record.addresses.push(address)
  else {
    record.unknown.push(name)
    if (text === null) return
    if (NOTES.test(name.trim())) record.notes.push(text)
    if (isOfPeople(name, text))
      record.statements.push({ text, label: labelOf(name), isAside: true })
    else record.asides.push(...rulesAside(name, text))
  }
}

/** Rules that are no terms: a list may call so who may apply. */
const addRulesAside = (record: CatalogueRecord): void => {
  const { terms } = record.fields
  const isOnly =
    record.eligibility.length === 0 && record.statements.every(({ isAside }) => isAside)
  if (isOnly && typeof terms === 'string') record.asides.push(terms)
}

/** 'Amount (GBP)' and 'award_eur' name the money of their column. */
const currencyOf = (name: string): string | null => {
  const stated = /\(([^()]{1,30})\)\s*$|[ _-]([a-z]{3})$/i.exec(name)
  const currency = stated && currencyNamed((stated[1] ?? stated[2] ?? '').trim())
  return currency === UNCLEAR ? null : currency
}

const isSum = (target: HeaderTarget | null): boolean =>
  target !== null && 'field' in target && /^(?:award|amountM..)$/.test(target.field)

const addByName = (
  record: CatalogueRecord,
  name: string,
  value: unknown,
  isAmongRules = false,
): void => {
  const whole = parseHeader(name)
  const currency = currencyOf(name)
  const bare = whole === null && currency !== null ? parseHeader(name.slice(0, -4)) : null
  const target = whole ?? (isSum(bare) ? bare : null)
  if (currency !== null && isSum(target)) record.fields.currency ??= currency
  const isSponsor = target !== null && 'field' in target && target.field === 'sponsor'
  if (isJson(value) && isSponsor && sponsorOf(value) !== '') {
    record.fields.sponsor ??= value
    return
  }
  if (isJson(value)) return addParts(record, name, value, isAmongRules)
  if (Array.isArray(value) && value.length === 0) return
  const text = textOf(value)
  const field = target && 'field' in target ? target.field : null
  // A bare yes is an answer only where the name asks yes or no.
  const isMute = typeof value === 'boolean' && field !== null && field !== 'renewable'
  if (target === null || text === null || isMute) addUnknown(record, name, text)
  else if ('fact' in target)
    record.facts.push({
      fact: target.fact,
      label: labelOf(name),
      value: text,
      isRule: isAmongRules || ELIGIBILITY_PREFIX.test(name) || RULES_PREFIX.test(name),
    })
  else if (field === 'eligibility' && OF_TAGS.test(name.trim())) record.tags.push(...tagsIn(text))
  else if (field === 'eligibility') addEligibility(record, name, textsOf(value) ?? [text])
  else if (field === 'audience')
    record.statements.push({ text, label: isSentence(text) ? '' : labelOf(name) })
  else if (field === 'description' && isAddress(text)) addUnknown(record, name, text)
  else if (isEmpty(record.fields[target.field]) || saysMore(target.field, record, text))
    record.fields[target.field] = value
}

const BARE_SUM = /^[$€£]? ?[\d,.]+$/
/** 'Amount: 5000' beside 'Award text: $300 to $5,000': the words say what the number leaves open. */
const saysMore = (field: CatalogueField, { fields }: CatalogueRecord, text: string): boolean =>
  field === 'award' &&
  BARE_SUM.test((textOf(fields.award) ?? '').trim()) &&
  /[$€£]\s?\d/.test(text) &&
  !BARE_SUM.test(text.trim())

/** An address for mail or of a page describes nothing, also under 'text' of an object 'Emails'. */
const isAddress = (text: string): boolean =>
  /^\s*(?:mailto:)?[\w.+-]+@[\w-]+\.[\w.-]+\s*$|^\s*(?:https?:\/\/|www\.)\S+\s*$/i.test(text)

/** Whether it makes sense without the name of its column. */
const isSentence = (text: string): boolean => text.trim().split(/\s+/).length > 3

/** What tells the catalogue's own objects from those of the same name elsewhere. */
const OWN_PARTS: Record<string, RegExp> = {
  award: /^kind$/,
  deadline: /^(?:type|raw|monthDay)$/,
  criteria: /^(?:all|any|not|fact|attest)$/,
}
const isOwnShape = (name: string, value: unknown): boolean => {
  const parts = OWN_PARTS[name]
  if (!isJson(value)) return typeof value === 'object'
  return (
    parts === undefined ||
    Object.keys(value).length === 0 ||
    Object.keys(value).some((part) => parts.test(part))
  )
}

const addOwn = (record: CatalogueRecord, name: string, value: unknown): boolean => {
  const flag = FLAGS[name]
  const field = OWN[name]
  const structured = STRUCTURED.find((known) => known === name)
  if (flag && typeof value === 'boolean') record[flag] = value
  else if (structured && !isPlain(value) && isOwnShape(name, value)) record[structured] = value
  else if (field === 'key' && isPlain(value)) {
    record.fields.key = value
    record.isOwnKey = true
  } else if (field && (field === 'sponsor' || isPlain(value))) record.fields[field] ??= value
  else if (name === 'criteria' && isOwnShape(name, value) && !textsOf(value)?.length)
    // An empty list states that it is open to all.
    record.criteria = value
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

/** Lines such as 'Provided By: …' inside a text are columns, where the row has none of their own. */
const addLabelled = (record: CatalogueRecord): void => {
  const { description } = record.fields
  const texts = [...(typeof description === 'string' ? [description] : []), ...record.eligibility]
  const hadEligibility = record.eligibility.length > 0
  for (const { field, value } of texts.flatMap(splitLabels))
    if (field !== 'eligibility') {
      if (isEmpty(record.fields[field])) record.fields[field] = value
    } else if (!hadEligibility) record.eligibility.push(value)
}

const PROGRAM =
  /^(?:program(?:me)?|fund|grant|fellowship|bursary|opportunity)(?:[ _-](?:name|title))?$/i

/** Whether a column may name what is listed where no other does. */
export const isProgramColumn = (name: string): boolean => PROGRAM.test(name.trim())

/** Some catalogues call what they list a program, or an award. */
const nameByProgram = (record: CatalogueRecord, row: Readonly<Record<string, unknown>>): void => {
  const [name, value] = Object.entries(row).find(
    ([column, text]) =>
      isProgramColumn(column) &&
      typeof text === 'string' &&
      /\p{L}{3}/u.test(text) &&
      text.trim().includes(' '),
  ) ?? ['', undefined]
  if (value === undefined) return
  record.fields.title = value
  if (record.fields.award === value) delete record.fields.award
  record.facts = record.facts.filter((fact) => fact.label !== labelOf(name))
}

/** Sorts the columns of a row by what they hold. The first column with a value wins. */
export const parseRecord = (row: Readonly<Record<string, unknown>>): CatalogueRecord => {
  const record = emptyRecord()
  for (const [name, given] of Object.entries(row)) {
    if (given === null || given === undefined || given === '') continue
    const link = markdownLink(given)
    if (link) record.addresses.push(link.address)
    const part = fieldOf(name)?.endsWith('Url') === true ? 'address' : 'words'
    const value = link ? link[part] : parseCodedCell(name, given)
    if (!addOwn(record, name, value)) addByName(record, name, value)
  }
  const [note] = record.notes
  if (note !== undefined && isEmpty(record.fields.description) && record.eligibility.length === 0)
    record.fields.description = note
  addLabelled(record)
  addRulesAside(record)
  record.facts = withoutAddressColumns(record.facts)
  if (isEmpty(record.fields.title)) nameByProgram(record, row)
  return record
}
