import { NO_SPONSOR } from '@laurel/contract/words/sponsor-words'
import type { ScholarshipInput } from '../scholarships/scholarship-input.ts'
import { askable, checkCriteria } from './check-criteria.ts'
import { distinct } from './compose-criteria.ts'
import { reasonOfColumns, reasonToHoldBack } from './hold-back.ts'
import { withStates } from './imply-states.ts'
import { withStatus } from './imply-status.ts'
import { isNoListing } from './is-no-listing.ts'
import { rawOf, parseRecordAward } from './parse-award-fields.ts'
import { askField } from './cells/parse-criteria.ts'
import { parseRecordDeadline } from './parse-record-deadline.ts'
import { htmlOf, readDescription } from './parse-description.ts'
import { parseEligibility } from './parse-eligibility.ts'
import { toPlainText } from './cells/parse-html.ts'
import {
  aiPolicyOf,
  deliveryOf,
  lineOf,
  sourceKeyOf,
  SPONSOR_LIMIT,
  sponsorOf,
  statusOf,
  TITLE_LIMIT,
  warn,
} from './parse-listing.ts'
import type { CatalogueRecord } from './catalogue-record.ts'
import { parseRecord } from './parse-record.ts'
import { parseRequirements } from './parse-requirement.ts'
import { parseLinks } from './parse-links.ts'
import { parseSource } from './parse-source.ts'
import { renderRules } from './render-rules.ts'
import { humaniseAll, isAbsent, toLine, toLines } from './cells/parse-text.ts'
import { readColumns } from './read-columns.ts'
import { RowRefusal } from './row-refusal.ts'
import { type ReadEligibility, readEligibility, textsOf } from './read-eligibility.ts'
import type { ImportContext, ReadRow } from './parsed-row.ts'

type Fields = CatalogueRecord['fields']

const readTitle = (fields: Fields): string => {
  const title = toPlainText(lineOf(fields.title)).replaceAll('\n', ' ')
  if (title === '') throw new RowRefusal('The row has no title.', 'title')
  if (isNoListing(title))
    throw new RowRefusal(
      'The row is a page, a form or a line of a table, and no scholarship.',
      'title',
    )
  if (title.length > TITLE_LIMIT)
    throw new RowRefusal(`The title is longer than ${TITLE_LIMIT} characters.`, 'title')
  return title
}

interface Eligibility extends Omit<ReadEligibility, 'reading' | 'kept'> {
  /** Absent where the criteria were stated as such. */
  reading: ReadEligibility['reading'] | null
  kept?: ReadEligibility['kept']
  /** What a listing without a description is described by. */
  sentences: string[]
}

const sentencesOf = (record: CatalogueRecord): string[] => [
  ...record.facts
    .filter(({ value }) => !isAbsent(toLine(value)))
    .map(({ label, value }) => `${label}: ${toLine(value)}`),
  ...record.eligibility.flatMap(toLines).filter((line) => !isAbsent(line)),
]

/** Lines that only say stated criteria over again, as an export does for who reads its table. */
const withoutEcho = (record: CatalogueRecord): CatalogueRecord => {
  if (record.criteria === undefined) return record
  const said = new Set(toLines(renderRules(checkCriteria(record.criteria))))
  const eligibility = record.eligibility
    .map((text) => toLines(text).filter((line) => !said.has(line)))
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
  return { ...record, eligibility }
}

/** What an organiser stated as data stands as it is; free text beside it is asked. */
const keepStated = (record: CatalogueRecord): Eligibility => {
  const free = parseEligibility(record.eligibility)
  const { columns, prose } = readColumns(record, [])
  const clauses = [
    ...checkCriteria(record.criteria ?? []).all,
    // Beside stated rules nothing is only likely.
    ...columns.flatMap(({ label, text, parsed }) =>
      parsed.isLikely === true ? askField(label, text).clauses : parsed.clauses,
    ),
    ...[...free.questions, ...prose].flatMap(askable).map((attest) => ({ attest })),
  ]
  return {
    criteria: checkCriteria(withStatus(withStates(distinct(clauses)))),
    suggestedCriteria: free.suggested.length > 0 ? checkCriteria(free.suggested) : null,
    unreadSentences: [],
    reading: null,
    sentences: sentencesOf(record),
    warnings: [],
  }
}

const readStatedOrText = (
  record: CatalogueRecord,
  title: string,
  sponsor: string,
  context: ImportContext,
): Eligibility => {
  const isStated = record.criteria !== undefined || context.isUnconfirmed === true
  const stated = isStated ? keepStated(record) : null
  const eligibility = record.eligibility.map(toPlainText)
  const description = toPlainText(lineOfProse(record.fields.description))
  const asides = record.asides.map(toPlainText)
  const { columns, prose } = readColumns(
    record,
    textsOf({ title, sponsor, eligibility, description }),
  )
  const read =
    stated ??
    readEligibility(
      {
        title,
        sponsor,
        columns: columns.map(({ label, text, parsed }) => ({
          label,
          value: humaniseAll(toLine(text)),
          clauses: parsed.clauses,
          ...(parsed.isLikely === true && { isLikely: true }),
        })),
        eligibility,
        unread: prose,
        description,
        asides,
        isBare: isBare(record),
      },
      context.read,
    )
  const suggested =
    record.suggestedCriteria === undefined
      ? read.suggestedCriteria
      : checkCriteria(record.suggestedCriteria, 'suggestedCriteria')
  return {
    ...read,
    suggestedCriteria: suggested && suggested.all.length > 0 ? suggested : null,
    sentences: sentencesOf(record),
    warnings: [
      ...columns.flatMap(({ label, text, parsed }) =>
        parsed.warnings.map((problem) => warn(label || 'eligibility', text, problem)),
      ),
      ...read.warnings,
    ],
  }
}

/** What columns beside an award say first, and what says little of whom it is for. */
const LITTLE: ReadonlySet<string> = new Set(['schoolLevel', 'degreeType', 'country', 'enrollment'])
const isBare = ({ facts, stated, statements, eligibility }: CatalogueRecord): boolean =>
  [stated, statements, eligibility].every((said) => said.length === 0) &&
  facts.every(({ fact, value, isRule }) => (LITTLE.has(fact) && !isRule) || isAbsent(toLine(value)))

const lineOfProse = (value: unknown): string =>
  typeof value === 'string' && !isAbsent(toLine(value)) ? value : ''

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/

/** An instant with its offset, until which a scholarship is for subscribers only. */
const earlyAccessOf = (fields: Fields) => {
  const text = lineOf(fields.earlyAccessUntil)
  const isRead = INSTANT.test(text) && !Number.isNaN(Date.parse(text))
  return {
    until: isRead ? new Date(text) : null,
    warnings: isRead || text === '' ? [] : [warn('earlyAccessUntil', text, 'not an instant')],
  }
}

/** Reads a row in the catalogue's own shape or a flat one. Throws a RowRefusal when it cannot enter. */
export const parseOwnScholarship = (
  row: Readonly<Record<string, unknown>>,
  context: ImportContext,
): ReadRow => {
  const record = withoutEcho(parseRecord(row))
  const { fields } = record
  const title = readTitle(fields)
  const sponsor = sponsorOf(fields.sponsor) || context.organiser || NO_SPONSOR
  if (sponsor.length > SPONSOR_LIMIT)
    throw new RowRefusal(
      `The sponsor's name is longer than ${SPONSOR_LIMIT} characters.`,
      'sponsor',
    )
  const award = parseRecordAward(record)
  const deadline = parseRecordDeadline(record, context)
  const eligibility = readStatedOrText(record, title, sponsor, context)
  const links = parseLinks(record, context)
  const early = earlyAccessOf(fields)
  const source = parseSource(record)
  const descriptionHtml = readDescription(record, eligibility.sentences)
  const delivery = deliveryOf(fields.delivery, links.applyUrl, context)
  const recurrence =
    lineOf(fields.recurrence) || (deadline.deadline.type === 'recurring' ? 'annual' : '')
  const status = statusOf(fields.status)
  const descriptionText = toPlainText(descriptionHtml)
  const said = [fields.title, fields.deadline].map(rawOf)
  const texts = [descriptionText, ...record.eligibility.map(toPlainText), ...said]
  const heldBack =
    status === 'published'
      ? (reasonToHoldBack({ sponsor, texts, deadline: deadline.deadline, today: context.today }) ??
        reasonOfColumns(record, deadline, context.today))
      : null
  const scholarship: ScholarshipInput = {
    sourceKey: sourceKeyOf(lineOf(fields.key), record.isOwnKey, title, sponsor),
    sponsor,
    title,
    descriptionHtml,
    descriptionText,
    amounts: award.amounts,
    award: award.award,
    deadline: deadline.deadline,
    ...(deadline.closesAt ? { closesAt: deadline.closesAt } : {}),
    ...(early.until ? { earlyAccessUntil: early.until } : {}),
    recurrence: recurrence || null,
    criteria: eligibility.criteria,
    known: eligibility.reading?.known ?? 'stated',
    unreadSentences: eligibility.unreadSentences,
    suggestedCriteria: eligibility.suggestedCriteria,
    ...(eligibility.kept ? { reading: eligibility.kept } : {}),
    requirements: parseRequirements(record.requirements),
    aiPolicy: aiPolicyOf(fields.aiPolicy),
    delivery,
    applyUrl: links.applyUrl ?? (delivery === 'provider' ? (source?.url ?? null) : null),
    termsHtml: htmlOf(fields.terms),
    privacyHtml: htmlOf(fields.privacy),
    affidavitHtml: htmlOf(fields.affidavit),
    source,
    status: heldBack === null ? status : 'draft',
    isSample: record.isSample,
    isRandomDraw: record.isRandomDraw,
    isFeatured: record.isFeatured,
  }
  const warnings = [
    ...award.warnings.map((problem) =>
      warn('award', rawOf(fields.award ?? fields.amountMax ?? fields.amountMin), problem),
    ),
    ...deadline.warnings.map((problem) => warn('deadline', rawOf(fields.deadline), problem)),
    ...eligibility.warnings,
    ...links.warnings,
    ...early.warnings,
    ...(heldBack === null ? [] : [warn('status', title, `held back: ${heldBack}`)]),
    ...(sponsor === NO_SPONSOR ? [warn('sponsor', '', 'no sponsor')] : []),
    ...record.unknown.map((name) => warn(name, '', 'column not known')),
  ]
  return {
    scholarship,
    reading: eligibility.reading,
    warnings,
    ...(heldBack === null ? {} : { heldBack }),
  }
}
