import type { Clause, Criteria, HardClause } from '@laurel/matching/criteria'
import type {
  ColumnClause,
  ListingReading,
  ListingText,
  Quote,
  ReadClause,
} from '../reading/listing-reading.ts'
import { readListing } from '../reading/read-listing.ts'
import type { ReadingInput } from '../scholarships/scholarship-input.ts'
import { checkCriteria } from './check-criteria.ts'
import { composeCriteria } from './compose-criteria.ts'
import { asRead, keepReading } from './keep-reading.ts'
import { aboutTheAward, parseEligibility } from './parse-eligibility.ts'
import { warn } from './parse-listing.ts'
import type { ListingReader, RowWarning } from './parsed-row.ts'

/** What a source's own column says, as it was parsed. */
export interface ParsedColumn {
  label: string
  value: string
  clauses: readonly Clause[]
  isLikely?: boolean
}

export interface EligibilitySource {
  title: string
  sponsor: string
  columns: readonly ParsedColumn[]
  /** Free text on who may apply, line by line or as a whole. */
  eligibility: readonly string[]
  /** Lines of columns that nobody understood yet: 'Residency: Western states'. */
  unread?: readonly string[]
  /** The award in prose, without markup. */
  description: string
  /** Prose of columns whose names say nothing known. */
  asides?: readonly string[]
  /** Whether its columns tell a level and a place at most, beside an award and outside of any rules. */
  isBare?: boolean
}

export interface ReadEligibility {
  criteria: Criteria
  suggestedCriteria: Criteria | null
  /** What was not understood and can be put to nobody as a question, in the sponsor's words. */
  unreadSentences: string[]
  reading: ListingReading
  /** All of it, for whoever looks it over. */
  kept: ReadingInput
  warnings: RowWarning[]
}

const isQuestion = (clause: Clause): clause is { attest: string } => 'attest' in clause
const isHard = (clause: Clause): clause is HardClause => !('soft' in clause)

const factsIn = (clause: Clause): string[] => {
  if ('fact' in clause) return [clause.fact]
  if ('all' in clause) return clause.all.flatMap(factsIn)
  if ('any' in clause) return clause.any.flatMap(factsIn)
  return 'not' in clause ? factsIn(clause.not) : []
}

/** What the unread sentences seem to ask beyond what was read, for an organiser to confirm. */
const suggest = (questions: readonly string[], read: readonly Clause[]): HardClause[] => {
  const known = new Set(read.flatMap(factsIn))
  return parseEligibility(questions).suggested.filter(
    (clause) => !factsIn(clause).some((fact) => known.has(fact)),
  )
}

/** A text without the lines that only describe the award; what stood between them keeps its place. */
const withoutNotes = (text: string): string =>
  text
    .split('\n')
    .map((line) => (aboutTheAward(line.trim()) ? '' : line))
    .join('\n')

/** The texts of a listing, in the order in which they are read. */
export const textsOf = ({
  title,
  sponsor,
  eligibility,
  unread = [],
  description,
  asides = [],
}: Omit<EligibilitySource, 'columns'>): ListingText[] => [
  { kind: 'title', text: title },
  { kind: 'sponsor', text: sponsor },
  ...eligibility.map((text): ListingText => ({ kind: 'eligibility', text: withoutNotes(text) })),
  ...unread.map((text): ListingText => ({ kind: 'eligibility', text })),
  ...(description === '' ? [] : [{ kind: 'description' as const, text: description }]),
  ...asides.map((text): ListingText => ({ kind: 'description', text })),
]

const columnClauses = (columns: readonly ParsedColumn[]): ColumnClause[] =>
  columns.flatMap(({ label, value, clauses, isLikely }) =>
    clauses
      .filter(isHard)
      .filter((clause): clause is HardClause => !isQuestion(clause))
      .map((clause) => ({
        words: `${label}: ${value}`,
        clause,
        ...(isLikely === true && { confidence: 'likely' as const }),
      })),
  )

/** Preferences that columns state. */
const preferredColumns = (columns: readonly ParsedColumn[]): ReadClause[] =>
  columns.flatMap(({ label, value, clauses }) =>
    clauses
      .filter((clause) => !isHard(clause))
      .map((criteria) => ({
        words: `${label}: ${value}`,
        at: NO_PLACE,
        criteria,
        confidence: 'certain' as const,
        reader: 'rules' as const,
      })),
  )

const NO_PLACE = { text: -1, from: 0, to: 0 }

/** Questions of columns that could not be read leave a listing partly read. */
const unreadColumns = (columns: readonly ParsedColumn[]): Quote[] =>
  columns.flatMap(({ clauses }) =>
    clauses.filter(isQuestion).map(({ attest }) => ({ words: attest, at: NO_PLACE })),
  )

const asidesOf = ({ asides = [] }: EligibilitySource, texts: readonly ListingText[]): number[] =>
  asides.map((_, place) => texts.length - asides.length + place)

/** Where the lines of columns begin among the texts, and how many there are. */
const linesOf = (source: EligibilitySource, texts: readonly ListingText[]): number[] => {
  const count = source.unread?.length ?? 0
  const behind = (source.asides?.length ?? 0) + (source.description === '' ? 0 : 1)
  const first = texts.length - count - behind
  return Array.from({ length: count }, (_, place) => first + place)
}

/** Lines of columns of which the reader of sentences made nothing, and that it passed over. */
const lostLines = (
  lines: readonly number[],
  texts: readonly ListingText[],
  { clauses, unread }: ListingReading,
): Quote[] => {
  const told = new Set([...clauses, ...unread].map(({ at }) => at.text))
  return lines
    .filter((text) => !told.has(text))
    .map((text) => {
      const words = texts[text]?.text ?? ''
      return { words, at: { text, from: 0, to: words.length } }
    })
}

/** What sentences alone tell of a column, whose own words were not known, is likely at most. */
const doubted =
  (lines: readonly number[]) =>
  (clause: ReadClause): ReadClause =>
    lines.includes(clause.at.text) && clause.confidence === 'certain'
      ? { ...clause, confidence: 'likely' }
      : clause

/**
 * Reads who may apply: columns and texts together. What was read surely enough becomes a criterion,
 * preferences rank, and what was not read is asked where a plain question can be made of it.
 */
export const readEligibility = (
  source: EligibilitySource,
  readTexts: ListingReader = readListing,
): ReadEligibility => {
  const texts = textsOf(source)
  const columns = columnClauses(source.columns)
  const read = readTexts(texts, columns)
  const lines = linesOf(source, texts)
  const unasked = [...unreadColumns(source.columns), ...lostLines(lines, texts, read)]
  const isOfColumns = read.clauses.every(
    ({ at }) => at.text < 0 || texts[at.text]?.kind === 'title',
  )
  const isTold = !(source.isBare === true && isOfColumns)
  const known: ListingReading['known'] =
    read.known !== 'read' ? read.known : !isTold ? 'unread' : unasked.length > 0 ? 'partly' : 'read'
  const reading = {
    ...read,
    known,
    clauses: [
      ...read.clauses.map(doubted([...lines, ...asidesOf(source, texts)])),
      ...preferredColumns(source.columns),
    ],
    unread: [...unasked, ...read.unread],
  }
  const unread = read.unread.filter(({ at }) => texts[at.text]?.kind === 'eligibility')
  const decided = reading.clauses.filter(({ confidence }) => confidence !== 'unsure')
  const kept = keepReading({ texts, reading })
  const { criteria, unreadSentences } = composeCriteria(known, asRead(kept.clauses))
  const suggested = suggest(
    unread.map(({ words }) => words.replace(/\s+/g, ' ')),
    criteria.all,
  )
  return {
    criteria,
    suggestedCriteria: suggested.length > 0 ? checkCriteria(suggested, 'suggestedCriteria') : null,
    unreadSentences,
    reading,
    kept,
    warnings: decided
      .filter(({ confidence }) => confidence === 'likely')
      .map(({ words, why }) =>
        warn('eligibility', words, `read, likely${why === undefined ? '' : `: ${why}`}`),
      ),
  }
}
