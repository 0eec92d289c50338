import { CV_FIELD_ID } from '@laurel/contract/requirement-limits'
import type { Award, Deadline } from '@laurel/contract/scholarship-shapes'
import { amountWords } from '@laurel/contract/words/amount-words'
import { writtenListingSchema } from '@laurel/contract/publishing-shapes'
import { NO_CRITERIA, type Criteria } from '@laurel/matching/criteria'
import { randomUUID } from 'node:crypto'
import { askable, checkCriteria } from '../../catalogue/parsing/check-criteria.ts'
import type { ReadRow, RowWarning } from '../../catalogue/parsing/parsed-row.ts'
import { RowRefusal } from '../../catalogue/parsing/row-refusal.ts'
import { toContent } from '../publishing/convert-listing.ts'
import { slugOf } from '../../catalogue/scholarships/find-organisations.ts'
import type { ScholarshipInput } from '../../catalogue/scholarships/scholarship-input.ts'

interface Organisation {
  id: string
  name: string
}

/** The id that ends a key as an import reads it. */
const ENDING_ID = /[:|]([\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12})$/i

/**
 * Makes a row of an organisation's file a draft of its own, whatever else the row claims to be.
 * `ownKeys` are the keys of its scholarships by their ids. Throws a RowRefusal for what its editor
 * could not hold.
 */
export const makeDraft =
  (organisation: Organisation, ownKeys: ReadonlyMap<string, string>) =>
  ({ scholarship, reading, warnings }: ReadRow): ReadRow => {
    const { closesAt: _time, earlyAccessUntil: _early, createdAt: _listed, ...stated } = scholarship
    const { reading: _reading, ...rest } = stated
    const draft: ScholarshipInput = {
      ...rest,
      award: withoutEcho(scholarship),
      ...(isYearly(scholarship) && asYearly(scholarship.deadline)),
      ...(reading === null ? {} : askFirst(scholarship)),
      sourceKey: ownKeyOf(scholarship.sourceKey, organisation, ownKeys),
      sponsor: organisation.name,
      known: 'stated',
      unreadSentences: [],
      delivery: 'laurel',
      applyUrl: null,
      source: null,
      status: 'draft',
      isSample: false,
      isRandomDraw: false,
      isFeatured: false,
    }
    refuseUnwritable(draft)
    return {
      scholarship: draft,
      reading: null,
      warnings: [
        // Every row waits for its organisation: why one would wait elsewhere says nothing here.
        ...warnings.filter(({ field }) => field !== 'status'),
        ...whatIsLeftOut(scholarship, organisation),
      ],
    }
  }

function ownKeyOf(key: string, { id }: Organisation, ownKeys: ReadonlyMap<string, string>): string {
  const [, scholarshipId = ''] = ENDING_ID.exec(key) ?? []
  return ownKeys.get(scholarshipId.toLowerCase()) ?? `organisation:${id}:${key}`
}

const bare = (words: string): string => words.toLowerCase().replaceAll(/[$,\s]|\.00\b/g, '')

/** The award without its source's words where these say no more than its sum, so that it can be edited. */
function withoutEcho({ amounts, award }: ScholarshipInput): Award | null {
  if (award?.raw === undefined) return award
  const { raw, ...read } = award
  return bare(amountWords({ amounts, award: read, awards: 0 })) === bare(raw) ? read : award
}

const YEARLY = /^(?:annual(?:ly)?|yearly|(?:once )?(?:a|every|each|per) year)$/i

/** A table says in one column when it closes, and in another that it does so every year. */
const isYearly = ({ recurrence, deadline }: ScholarshipInput): boolean =>
  YEARLY.test(recurrence ?? '') && deadline.type === 'fixed'

const asYearly = (deadline: Deadline): Pick<ScholarshipInput, 'deadline' | 'recurrence'> => ({
  deadline: {
    ...deadline,
    type: 'recurring',
    ...(deadline.date !== null && { monthDay: deadline.date.slice('YYYY-'.length) }),
  },
  recurrence: 'annual',
})

/** What was read of free text is suggested, and the text itself is asked. */
function askFirst({ criteria, unreadSentences }: ScholarshipInput): {
  criteria: Criteria
  suggestedCriteria: Criteria | null
} {
  const questions = unreadSentences.flatMap(askable).map((attest) => ({ attest }))
  return {
    criteria: questions.length > 0 ? checkCriteria(questions) : NO_CRITERIA,
    suggestedCriteria: criteria.all.length > 0 ? criteria : null,
  }
}

function refuseUnwritable(draft: ScholarshipInput): void {
  const { listing } = toContent(
    { ...draft, timeZone: draft.deadline.timeZone, criteriaReasons: {} },
    draft.requirements.map((each) => ({
      ...each,
      id: randomUUID(),
      fieldId: each.isCv ? CV_FIELD_ID : '',
    })),
    undefined,
  )
  const checked = writtenListingSchema.safeParse(listing)
  const [issue] = checked.success ? [] : checked.error.issues
  if (issue) throw new RowRefusal(issue.message, issue.path.map(String).join('.'))
}

function whatIsLeftOut(
  { sponsor, applyUrl }: ScholarshipInput,
  { name }: Organisation,
): RowWarning[] {
  const isOther = slugOf(sponsor) !== slugOf(name)
  return [
    ...(isOther
      ? [{ field: 'sponsor', value: sponsor, problem: `students see ${name} as the sponsor` }]
      : []),
    ...(applyUrl === null
      ? []
      : [{ field: 'applyUrl', value: applyUrl, problem: 'not kept: students apply here' }]),
  ]
}
