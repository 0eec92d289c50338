import type { Clause } from '@laurel/matching/criteria'
import { listingHints } from '../reading/listing-hints.ts'
import type { ListingText } from '../reading/listing-reading.ts'
import { optionNames, toWords } from './cells/option-aliases.ts'
import type { ParsedClauses, ReadColumn } from './cells/cell-reading.ts'
import { askField, parseBareValue, parseFactField } from './cells/parse-criteria.ts'
import { parsePlacesIn } from './cells/parse-local-places.ts'
import type { CatalogueRecord } from './catalogue-record.ts'
import { asPlaceOfAward } from './place-of-award.ts'
import { parseStanding, type SchoolHint } from './cells/parse-standing.ts'
import { humanise, splitCamelCase, toCell, toLine } from './cells/parse-text.ts'

/** 'Class Standing: Juniors', of a column 'classStanding' with codes for values. */
const labelledLine = (label: string, text: string): string =>
  `${splitCamelCase(label)}: ${toCell(text).split('; ').map(humanise).join(', ')}`

/** A sentence under a column of eligibility that one fact does not hold is free text after all. */
const isProse = ({ text, parsed }: { text: string; parsed: ParsedClauses }): boolean =>
  parsed.warnings.length > 0 && /\s/.test(text.trim())

type Fact = CatalogueRecord['facts'][number]

const YEARS_BY_NAME = /\b(?:fr|frosh|fresh\w*|so|soph\w*|jrs?|juniors?|srs?|seniors?)\b/i

const IN_HIGH_SCHOOL = /\bhigh[- ]?school|\bH\.?S\b|\bgrades? \d|\b1[0-2]th\b/i
const OF_UNIVERSITY =
  /\b(?:University|College|Univ\.?|(?:State|Tech|A&M) U\.?|U\. of)(?=\W|$)|\bU\.?$/
const NO_UNIVERSITY =
  /\b(?:Fund|Foundation|Board|Association|Society|Club|Prep|Preparatory|Alumni|High School|Academy|Council|Credit Union|Women)\b/
/** A name that only colleges have for the years of their students. */
const COLLEGE_HEADER = /\b(?:standing|classification)\b/i
const INTENDED = /\b(?:intend|plan|future|interest)/i

/** Whether the row itself says that its years are of college: its sponsor is one, or it asks for a major. */
const isOfCollege = (
  fact: Fact,
  record: CatalogueRecord,
  texts: readonly ListingText[],
): boolean => {
  const cells = record.facts.map(({ value }) => value)
  if ([...texts.map(({ text }) => text), ...cells].some((text) => IN_HIGH_SCHOOL.test(text)))
    return false
  const isOfUniversity = texts.some(
    ({ kind, text }) => kind === 'sponsor' && OF_UNIVERSITY.test(text) && !NO_UNIVERSITY.test(text),
  )
  const hasMajor = record.facts.some(
    ({ fact: other, label, value }) =>
      other === 'fieldOfStudy' &&
      !INTENDED.test(label) &&
      parseFactField(other, value, label).clauses.some((clause) => !('attest' in clause)),
  )
  return isOfUniversity || (hasMajor && COLLEGE_HEADER.test(splitCamelCase(fact.label)))
}

/** What the other columns of levels say of the years in one; null where they leave them open. */
const siblingSchool = (levels: readonly string[]): SchoolHint | null => {
  const isOfSchool = levels.map((id) => id === 'high_school' || id.startsWith('hs_'))
  if (isOfSchool.every(Boolean)) return { school: 'high_school', isSure: true }
  return isOfSchool.some(Boolean) ? null : { school: 'college', isSure: true }
}

/** Of which school the years of a row are: by its other columns of levels, else by what it says of itself. */
const parseLevels = (
  fact: Fact,
  record: CatalogueRecord,
  texts: readonly ListingText[],
): ParsedClauses => {
  const levels = record.facts
    .filter((other) => other !== fact && other.fact === 'schoolLevel')
    .flatMap(({ value }) => levelsIn(value))
  const hint =
    levels.length > 0
      ? siblingSchool(levels)
      : isOfCollege(fact, record, texts) || listingHints(texts, []).yearsOf === 'college'
        ? { school: 'college' as const, isSure: false }
        : null
  const parsed = parseFactField(fact.fact, fact.value, fact.label, { school: hint })
  // 'Seniors' beside both schools may be those of either, or of both.
  return levels.length > 0 && parsed.isLikely === true ? askField(fact.label, fact.value) : parsed
}

const levelsIn = (value: string): string[] => {
  if (YEARS_BY_NAME.test(value)) return []
  const read = parseStanding(toCell(value))
  return read && 'clause' in read && 'fact' in read.clause && 'in' in read.clause
    ? read.clause.in.map(String)
    : []
}

/** The one state that a row names, where its counties and towns are. */
const stateOf = (record: CatalogueRecord): string | null => {
  const states = record.facts
    .filter(({ fact }) => fact === 'state')
    .map(({ value }) => toWords(value))
  const ids = states.map((state) => optionNames('state').get(state))
  return ids.length === 1 ? (ids[0] ?? null) : null
}

const parseFact = (
  fact: Fact,
  record: CatalogueRecord,
  texts: readonly ListingText[],
): ParsedClauses => {
  const state = fact.fact === 'city' || fact.fact === 'county' ? stateOf(record) : null
  const places =
    state !== null && (fact.fact === 'city' || fact.fact === 'county')
      ? parsePlacesIn(fact.fact, toLine(fact.value), state)
      : null
  if (places && 'clause' in places) return { clauses: [places.clause], warnings: [] }
  return fact.fact === 'schoolLevel'
    ? parseLevels(fact, record, texts)
    : ofPlace(fact, parseFactField(fact.fact, fact.value, fact.label))
}

const ofPlace = ({ label, isRule }: Fact, parsed: ParsedClauses): ParsedClauses =>
  isRule ? parsed : asPlaceOfAward(label, parsed)

const single = ({ parsed }: ReadColumn): Clause | undefined =>
  parsed.clauses.length === 1 ? parsed.clauses[0] : undefined

/** 'Age min' and 'Age max' are one range. */
const withRanges = (columns: readonly ReadColumn[]): ReadColumn[] =>
  columns.flatMap((column): ReadColumn[] => {
    const clause = single(column)
    if (!clause || !('fact' in clause) || 'soft' in clause) return [column]
    const other = columns.find((one) => isOtherEnd(clause, single(one)))
    const end = other && single(other)
    if (!other || !end) return [column]
    if (!('gte' in clause)) return []
    const between = [Number(clause.gte), 'lte' in end ? Number(end.lte) : NaN] as const
    return [
      {
        ...column,
        text: `${column.text}; ${other.label}: ${other.text}`,
        parsed: { clauses: [{ fact: clause.fact, between }], warnings: [] },
      },
    ]
  })

const isOtherEnd = (clause: Clause, other: Clause | undefined): boolean => {
  if (!other || !('fact' in clause && 'fact' in other) || clause.fact !== other.fact) return false
  if ('soft' in other) return false
  if ('gte' in clause && 'lte' in other) return Number(clause.gte) <= Number(other.lte)
  return 'lte' in clause && 'gte' in other && Number(other.gte) <= Number(clause.lte)
}

/** Facts whose values are understood without the name of their column. */
const SAYS_ITSELF: ReadonlySet<string> = new Set<Fact['fact']>([
  'schoolLevel',
  'citizenship',
  'ethnicity',
  'gender',
])

/** Tags of what is looked at, or of the award itself. */
const ASKS_NOTHING =
  /^(?:general|open|all|any|other|national|local|regional|international|state|merit(?:[- ]based)?|high merit|academics?(?: (?:merit|excellence|achievement))?|leadership|(?:community |public )?service|volunteer(?:ing|ism)?|essay|no essay|creativ(?:e|ity)|innovation|social impact|civics|community(?: involvement)?|writing|renewable|one[- ]time|full[- ]ride|full tuition|featured|easy|video|contest)$/i

/** Columns whose values one fact holds, and those of so few words that one may. */
export const readColumns = (record: CatalogueRecord, texts: readonly ListingText[]) => {
  const facts = record.facts.map((fact) => ({
    label: fact.label,
    text: fact.value,
    parsed: parseFact(fact, record, texts),
    isSentence: SAYS_ITSELF.has(fact.fact) && fact.value.trim().includes(' '),
  }))
  const bare = record.statements.map(({ text, label, isAside }) => ({
    label,
    text,
    parsed: { ...parseBareValue(text, label), ...(isAside === true && { isLikely: true }) },
  }))
  const prose = bare.filter(isProse)
  const tags = record.tags
    .filter((text) => !ASKS_NOTHING.test(text))
    .map((text) => ({ label: '', text, parsed: parseBareValue(text) }))
  const isTold = ({ parsed }: ReadColumn) => parsed.warnings.length === 0
  const unread = facts.filter(
    ({ parsed }) => parsed.warnings.length > 0 && parsed.isNoSentence !== true,
  )
  return {
    columns: withRanges([
      ...record.stated,
      ...facts.filter((entry) => !unread.includes(entry)),
      ...bare.filter((entry) => !isProse(entry)),
      // A tag may say of whom there are many among the winners.
      ...tags.filter(isTold).map((tag) => ({ ...tag, parsed: { ...tag.parsed, isLikely: true } })),
    ]),
    // What no column's terse words tell, the reader of sentences may: 'Class Standing: Juniors or above'.
    prose: [
      ...unread.map(({ text, label, isSentence }) =>
        isSentence ? toCell(text) : labelledLine(label, text),
      ),
      ...[...prose, ...tags.filter((tag) => !isTold(tag))].map(({ text, label }) =>
        label === '' ? text : labelledLine(label, text),
      ),
    ],
  }
}
