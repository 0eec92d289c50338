import { NO_SPONSOR } from '@laurel/contract/words/sponsor-words'
import { isDate } from '@laurel/matching/calendar'
import type { Clause, HardClause } from '@laurel/matching/criteria'
import type { FactId } from '@laurel/matching/facts'
import type { ScholarshipInput } from '../scholarships/scholarship-input.ts'
import { parseFactField } from './cells/parse-criteria.ts'
import { reasonToHoldBack } from './hold-back.ts'
import { listHtml, toPlainText, toSafeHtml } from './cells/parse-html.ts'
import { deliveryOf, sourceKeyOf, statusOf, TITLE_LIMIT, warn } from './parse-listing.ts'
import { parseOpenAward } from './parse-open-award.ts'
import { parseOpenDeadline } from './parse-open-deadline.ts'
import { isJson, type Json, line, lines, note, part } from './cells/read-open-parts.ts'
import { isAbsent } from './cells/parse-text.ts'
import { readEligibility } from './read-eligibility.ts'
import { parseUrl } from './cells/parse-url.ts'
import { RowRefusal } from './row-refusal.ts'
import type { ImportContext, ReadRow } from './parsed-row.ts'

/** Whether a row has the shape of the Open Scholarships data set, version 1. */
export const isOpenScholarship = (row: unknown): row is Json =>
  isJson(row) &&
  typeof row['name'] === 'string' &&
  isJson(row['eligibility']) &&
  isJson(row['award']) &&
  (isJson(row['provenance']) || isJson(row['links']))

const counties = (row: Json): HardClause[] => {
  const { state, counties: names } = part(row, 'geo')
  const named = lines(names).map((name) => `${line(state)}/${name.replace(/ county$/i, '')}`)
  return named.length > 0 && /^[A-Z]{2}$/.test(line(state)) ? [{ fact: 'county', in: named }] : []
}

/** Where a source's page shuts somebody out, as the data set's editors quote it for each other. */
const QUOTED_REACH = /^Geography: "([^"]{1,400})"/
const SHUTS_OUT = /\bonly\b|\bexclud|\bnot (?:available|open|eligible)\b|\bexcept\b|\bineligible\b/i
const quotedReach = (row: Json): string[] =>
  lines(row['review_flags']).flatMap((flag) => {
    const said = QUOTED_REACH.exec(flag)?.[1]?.trim() ?? ''
    return SHUTS_OUT.test(said) ? [said] : []
  })

const NEED: Clause = { fact: 'financialNeed', is: true, soft: true }

/** A sentence that only says of most awards what the source states of all in its own field. */
const repeats = (sentence: string, gpaMin: unknown): boolean =>
  typeof gpaMin === 'number' &&
  new RegExp(
    String.raw`^most awards require an? ${gpaMin.toFixed(1).replace('.', '\\.')}0?\+? (?:minimum )?gpa$`,
    'i',
  ).test(sentence)

/** What the record's own fields say, each with its name. */
const columnsOf = (row: Json) => {
  const stated = part(row, 'eligibility')
  const { gpa_min: gpa } = stated
  const fields: [FactId, string, string][] = [
    ['schoolLevel', lines(stated['education_level']).join(', '), 'Education level'],
    ['state', lines(stated['residency']).join(', '), 'Residency'],
    ['gpa', typeof gpa === 'number' ? String(gpa) : line(gpa), 'GPA'],
    ['citizenship', lines(stated['citizenship']).join(', '), 'Citizenship'],
    ['fieldOfStudy', lines(stated['fields_of_study']).join(', '), 'Field of study'],
  ]
  return fields.map(([fact, value, label]) => ({
    label,
    value,
    parsed: parseFactField(fact, value, label),
  }))
}

const readOpenEligibility = (row: Json, title: string, sponsor: string, context: ImportContext) => {
  const { other, gpa_min: gpaMin } = part(row, 'eligibility')
  const columns = columnsOf(row)
  const needs = /need/.test(line(part(row, 'award')['basis'])) ? [NEED] : []
  const summary = typeof row['summary'] === 'string' ? row['summary'] : ''
  const places = counties(row)
  const read = readEligibility(
    {
      title,
      sponsor,
      columns: [
        ...columns.map(({ label, value, parsed }) => ({ label, value, clauses: parsed.clauses })),
        {
          label: 'Counties',
          value: lines(part(row, 'geo')['counties']).join(', '),
          clauses: places,
        },
        { label: 'Basis', value: line(part(row, 'award')['basis']), clauses: needs },
      ],
      eligibility: [
        ...lines(other).filter((sentence) => !repeats(sentence, gpaMin)),
        ...quotedReach(row),
      ],
      description: isAbsent(summary) ? '' : toPlainText(summary),
    },
    context.read,
  )
  return {
    ...read,
    warnings: [
      ...columns.flatMap(({ parsed }) =>
        parsed.warnings.map((problem) => warn('eligibility', '', problem)),
      ),
      ...read.warnings,
    ],
  }
}

const describe = (row: Json): string => {
  const summary =
    typeof row['summary'] === 'string' && !isAbsent(row['summary'])
      ? toSafeHtml(row['summary'])
      : ''
  const award = note(part(row, 'award')['notes'])
  return `${summary}${listHtml(lines(part(row, 'eligibility')['other']))}${award === '' ? '' : toSafeHtml(award)}`
}

/** Where to apply: the page for it, else the page about the award. A link that cannot be followed is reported. */
const readLinks = (row: Json) => {
  const { apply_url: apply, info_url: info } = part(row, 'links')
  const applyUrl = parseUrl(apply)
  const infoUrl = parseUrl(info) ?? parseUrl(part(row, 'provenance')['source_url'])
  const isUnread = applyUrl === null && typeof apply === 'string' && !isAbsent(apply)
  return {
    applyUrl,
    infoUrl,
    warnings: isUnread ? [warn('links.apply_url', apply, 'not a web address')] : [],
  }
}

const sourceOf = (row: Json, url: string | null) => {
  const { source_name: name, last_verified: verified } = part(row, 'provenance')
  return {
    ...(url ? { url } : {}),
    ...(line(name) ? { name: line(name) } : {}),
    licence: 'CC BY 4.0',
    ...(isDate(line(verified)) ? { verifiedOn: line(verified) } : {}),
  }
}

/** Reads a record of the Open Scholarships data set. Throws a RowRefusal when it cannot enter. */
export const parseOpenScholarship = (row: Json, context: ImportContext): ReadRow => {
  const title = line(row['name'])
  if (title === '') throw new RowRefusal('The row has no title.', 'title')
  if (title.length > TITLE_LIMIT)
    throw new RowRefusal(`The title is longer than ${TITLE_LIMIT} characters.`, 'title')
  const sponsor = line(row['sponsor']) || NO_SPONSOR
  const award = parseOpenAward(row)
  const { deadline, warnings } = parseOpenDeadline(row, context)
  const eligibility = readOpenEligibility(row, title, sponsor, context)
  const links = readLinks(row)
  const descriptionHtml = describe(row)
  const descriptionText = toPlainText(descriptionHtml)
  const status = statusOf(row['status'])
  const texts = [descriptionText, note(part(row, 'deadline')['notes'])]
  const { today } = context
  const heldBack =
    status === 'published' ? reasonToHoldBack({ sponsor, texts, deadline, today }) : null
  const id = line(row['id'])
  const scholarship: ScholarshipInput = {
    sourceKey: id === '' ? sourceKeyOf('', false, title, sponsor) : `open-scholarships:${id}`,
    sponsor,
    title,
    descriptionHtml,
    descriptionText,
    amounts: award.amounts,
    award: award.award,
    deadline,
    recurrence: deadline.type === 'recurring' ? 'annual' : null,
    criteria: eligibility.criteria,
    known: eligibility.reading.known,
    unreadSentences: eligibility.unreadSentences,
    suggestedCriteria: eligibility.suggestedCriteria,
    reading: eligibility.kept,
    requirements: [],
    aiPolicy: 'allowed',
    delivery: deliveryOf(undefined, links.applyUrl ?? links.infoUrl, context),
    applyUrl: links.applyUrl ?? links.infoUrl,
    termsHtml: null,
    privacyHtml: null,
    affidavitHtml: null,
    source: sourceOf(row, links.infoUrl),
    status: heldBack === null ? status : 'draft',
    isSample: false,
    isRandomDraw: false,
    isFeatured: false,
  }
  const unread = award.award ? [] : [warn('award', '', 'no amount')]
  return {
    scholarship,
    reading: eligibility.reading,
    warnings: [
      ...award.warnings.map((problem) => warn('award', '', problem)),
      ...unread,
      ...warnings,
      ...eligibility.warnings,
      ...links.warnings,
      ...(heldBack === null ? [] : [warn('status', title, `held back: ${heldBack}`)]),
    ],
    ...(heldBack === null ? {} : { heldBack }),
  }
}
