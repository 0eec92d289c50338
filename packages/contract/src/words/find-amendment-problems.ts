import { findNarrowing } from '@laurel/matching/find-narrowing'
import type { ListingContent, WrittenListing, WrittenRequirement } from '../publishing-shapes.ts'
import { FIRST_DEADLINE_DAYS } from '../round-states.ts'
import { usd } from './amount-words.ts'
import { clauseWords } from './clause-words.ts'
import { longDate } from './deadline-words.ts'
import { findPublishingProblems, type PublishingProblems } from './find-publishing-problems.ts'

const DAY_MILLISECONDS = 86_400_000

export interface AmendmentFacts {
  /** The day, YYYY-MM-DD, where the scholarship is. */
  today: string
  /** Somebody began an application of this round or sent one. */
  hasApplicants: boolean
}
type Problem = readonly [field: string, message: string]

/**
 * What of a change to a published scholarship would take something from somebody, by field; empty
 * when nothing does. Days, awards and what was promised only ever become better; rules and things to
 * send are held by those who began or sent. What was missing before it was published that way stays
 * allowed to be.
 */
export function findAmendmentProblems(
  before: ListingContent,
  after: ListingContent,
  { today, hasApplicants }: AmendmentFacts,
): PublishingProblems {
  const known = findPublishingProblems(before, today)
  const incomplete = Object.entries(findPublishingProblems(after, today))
  return Object.fromEntries([
    ...incomplete.filter(([field]) => !(field in known)),
    ...deadlineProblems(before.listing.deadline, after.listing.deadline, today),
    ...when(
      before.listing.announceBy !== null && after.listing.announceBy === null,
      'announceBy',
      'Students were promised a day. It can be moved, not taken back.',
    ),
    ...awardProblems(before.listing.award, after.listing.award),
    ...(hasApplicants ? applicantProblems(before, after) : []),
  ])
}

const when = (isWrong: boolean, field: string, message: string): Problem[] =>
  isWrong ? [[field, message]] : []

type Written = WrittenListing['deadline']

function deadlineProblems(before: Written, after: Written, today: string): Problem[] {
  const opensLater = after.opens !== null && (before.opens === null || after.opens > before.opens)
  return [
    ...(before.date === null
      ? firstDeadlineProblems(after.date, today)
      : laterProblems(before.date, after.date, today)),
    ...when(
      before.date !== null && before.timeZone !== after.timeZone,
      'deadline.timeZone',
      'The time zone stays, because the last day ends by it.',
    ),
    ...when(opensLater, 'deadline.opens', 'It can open earlier, not later.'),
  ]
}

function firstDeadlineProblems(date: string | null, today: string): Problem[] {
  const from = new Date(Date.parse(today) + FIRST_DEADLINE_DAYS * DAY_MILLISECONDS)
  const first = from.toISOString().slice(0, 'YYYY-MM-DD'.length)
  return when(
    date !== null && date < first,
    'deadline.date',
    `There was no last day, so students need ${FIRST_DEADLINE_DAYS} days: ${longDate(first)} at the earliest.`,
  )
}

function laterProblems(before: string, after: string | null, today: string): Problem[] {
  if (after === null || after < before)
    return [
      ['deadline.date', `The last day can only move later than ${longDate(before)}, not earlier.`],
    ]
  const hasPassed = after !== before && after < today
  return when(
    hasPassed,
    'deadline.date',
    'The last day to apply has passed. Please set a later one.',
  )
}

type Award = WrittenListing['award']

function awardProblems(before: Award, after: Award): Problem[] {
  const less = smallerOf(before, after)
  return [
    ...when(less !== undefined, less ?? '', 'What a winner receives can grow, not shrink.'),
    ...when(
      (after.count ?? 0) < (before.count ?? 0),
      'award.count',
      `There can be more than ${before.count} awards, not fewer.`,
    ),
    ...when(
      (after.budgetUsd ?? 0) < (before.budgetUsd ?? 0),
      'award.budgetUsd',
      `The budget can be more than ${usd(before.budgetUsd ?? 0)}, not less.`,
    ),
    ...when(
      before.isRenewable && !after.isRenewable,
      'award.isRenewable',
      'Students were promised that winners can receive it again.',
    ),
  ]
}

/** Kinds of award that are no sum, and what each may become. */
const GROWS_TO: Readonly<Partial<Record<Award['kind'], readonly Award['kind'][]>>> = {
  tuition: ['tuition', 'fullRide'],
  fullRide: ['fullRide'],
  varies: ['varies', 'fixed', 'upTo', 'range', 'tuition', 'fullRide'],
  asListed: ['asListed'],
}

/** The field at which a winner would receive less, if any. */
function smallerOf(before: Award, after: Award): string | undefined {
  const kinds = GROWS_TO[before.kind]
  if (kinds) return kinds.includes(after.kind) ? undefined : 'award.kind'
  if (GROWS_TO[after.kind]) return after.kind === 'fullRide' ? undefined : 'award.kind'
  if (leastOf(after) < leastOf(before) || mostOf(after) < mostOf(before))
    return after.kind === 'range' && leastOf(after) >= leastOf(before)
      ? 'award.maxUsd'
      : 'award.amountUsd'
  return undefined
}

const leastOf = ({ kind, amountUsd }: Award): number => (kind === 'upTo' ? 0 : (amountUsd ?? 0))
const mostOf = ({ kind, amountUsd, maxUsd }: Award): number =>
  (kind === 'range' ? maxUsd : amountUsd) ?? 0

/** How much help by AI each policy allows, the most first. */
const POLICIES: readonly WrittenListing['aiPolicy'][] = [
  'allowed',
  'allowed_with_disclosure',
  'editing_only',
  'not_allowed',
]

/** Whoever began did so by these rules; who sent is judged by what was sent. */
function applicantProblems(before: ListingContent, after: ListingContent): Problem[] {
  const [narrower] = findNarrowing(before.criteria, after.criteria)
  const known = new Map(before.listing.requirements.map((each) => [each.id, each]))
  return [
    ...(narrower
      ? [
          [
            'criteria',
            `Students have applied, so rules can be loosened or dropped only. This one may leave some of them out: “${clauseWords(narrower)}”.`,
          ] as const,
        ]
      : []),
    ...after.listing.requirements.flatMap((each, at) =>
      requirementProblems(known.get(each.id), each, `requirements.${at}`),
    ),
    ...when(
      POLICIES.indexOf(after.listing.aiPolicy) > POLICIES.indexOf(before.listing.aiPolicy),
      'aiPolicy',
      'Students have begun, so more help can be allowed, not less.',
    ),
  ]
}

function requirementProblems(
  before: WrittenRequirement | undefined,
  after: WrittenRequirement,
  field: string,
): Problem[] {
  if (!before) return [[`${field}.title`, 'Students have begun, so nothing can be added.']]
  return when(
    isHarder(before, after),
    `${field}.title`,
    'Students have begun, so this can ask for less, not for more or something else.',
  )
}

const isHarder = (before: WrittenRequirement, after: WrittenRequirement): boolean =>
  before.dataType !== after.dataType ||
  before.isCv !== after.isCv ||
  (before.isOptional && !after.isOptional) ||
  takesFewer(before.options, after.options) ||
  takesFewer(before.limits.fileTypes, after.limits.fileTypes) ||
  isLower(before.limits.words, after.limits.words) ||
  isLower(before.limits.fileMegabytes, after.limits.fileMegabytes)

/** Of a list in which none stands for any. */
const takesFewer = (before: readonly string[], after: readonly string[]): boolean =>
  after.length > 0 && (before.length === 0 || before.some((each) => !after.includes(each)))

/** Of a limit that is absent where there is none. */
const isLower = (before: number | null, after: number | null): boolean =>
  after !== null && (before === null || after < before)
