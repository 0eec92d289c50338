import type { ListingContent, WrittenListing, WrittenRequirement } from '../publishing-shapes.ts'
import { usd } from './amount-words.ts'
import { longDate } from './deadline-words.ts'

/** One thing that differs between two versions of a scholarship, in words. */
export interface ListingChange {
  /** The field it stands in. */
  field: string
  label: string
  before: string
  after: string
}

interface Compared {
  field: string
  label: string
  words: (content: ListingContent) => string
}

const NOTHING = 'nothing'
const textOf = (html: string): string =>
  html
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
const dayWords = (day: string | null): string => (day === null ? NOTHING : longDate(day))
const sum = (amount: number | null): string => (amount === null ? NOTHING : usd(amount))

function awardWords({ kind, amountUsd, maxUsd }: WrittenListing['award']): string {
  if (kind === 'fixed') return sum(amountUsd)
  if (kind === 'upTo') return `up to ${sum(amountUsd)}`
  if (kind === 'range') return `${sum(amountUsd)} to ${sum(maxUsd)}`
  const words = { tuition: 'full tuition', fullRide: 'a full ride', varies: 'it varies' }
  return kind === 'asListed' ? 'as it was listed' : words[kind]
}

const long = (
  field: 'description' | 'terms' | 'privacy' | 'affidavit',
  label: string,
): Compared => ({
  field,
  label,
  words: ({ listing }) => textOf(listing[field]) || NOTHING,
})

const COMPARED: readonly Compared[] = [
  { field: 'title', label: 'Name', words: ({ listing }) => listing.title || NOTHING },
  long('description', 'What it is for'),
  { field: 'award', label: 'Award', words: ({ listing }) => awardWords(listing.award) },
  {
    field: 'award.count',
    label: 'Number of awards',
    words: ({ listing }) => String(listing.award.count ?? NOTHING),
  },
  {
    field: 'deadline.date',
    label: 'Last day to apply',
    words: ({ listing }) => dayWords(listing.deadline.date),
  },
  {
    field: 'deadline.opens',
    label: 'Opens',
    words: ({ listing }) => dayWords(listing.deadline.opens),
  },
  {
    field: 'deadline.timeZone',
    label: 'Time zone',
    words: ({ listing }) => listing.deadline.timeZone,
  },
  {
    field: 'announceBy',
    label: 'Winners are told by',
    words: ({ listing }) => dayWords(listing.announceBy),
  },
  { field: 'aiPolicy', label: 'Help by AI', words: ({ listing }) => AI_WORDS[listing.aiPolicy] },
  long('terms', 'Terms of use'),
  long('privacy', 'Privacy'),
  long('affidavit', 'Affidavit'),
]

const AI_WORDS: Readonly<Record<WrittenListing['aiPolicy'], string>> = {
  allowed: 'allowed',
  allowed_with_disclosure: 'allowed if disclosed',
  editing_only: 'for editing only',
  not_allowed: 'not allowed',
}

/** What differs, in the order of the page; the rules only as having changed. */
export function listChanges(before: ListingContent, after: ListingContent): ListingChange[] {
  const changes = COMPARED.flatMap(({ field, label, words }) => {
    const [was, is] = [words(before), words(after)]
    return was === is ? [] : [{ field, label, before: was, after: is }]
  })
  const isSameFor = JSON.stringify(before.criteria) === JSON.stringify(after.criteria)
  return [
    ...changes,
    ...requirementChanges(before.listing.requirements, after.listing.requirements),
    ...(isSameFor
      ? []
      : [
          {
            field: 'criteria',
            label: 'Who it is for',
            before: 'the rules before',
            after: 'other rules',
          },
        ]),
  ]
}

const asked = ({ title, isOptional }: WrittenRequirement): string =>
  isOptional ? `${title} (optional)` : title

function requirementChanges(
  before: readonly WrittenRequirement[],
  after: readonly WrittenRequirement[],
): ListingChange[] {
  const known = new Map(before.map((each) => [each.id, each]))
  const kept = new Set(after.map(({ id }) => id))
  const change = (id: string, was: string, is: string): ListingChange => ({
    field: `requirement.${id}`,
    label: 'What to send',
    before: was,
    after: is,
  })
  return [
    ...before.flatMap((each) => (kept.has(each.id) ? [] : [change(each.id, asked(each), NOTHING)])),
    ...after.flatMap((each) => {
      const was = known.get(each.id)
      if (!was) return [change(each.id, NOTHING, asked(each))]
      if (JSON.stringify(was) === JSON.stringify(each)) return []
      const isSameName = asked(was) === asked(each)
      return [change(each.id, asked(was), isSameName ? `${asked(each)}, reworded` : asked(each))]
    }),
  ]
}

/** "Last day to apply: 1 March 2027 → 8 March 2027". */
export const changeLine = ({ label, before, after }: ListingChange): string =>
  `${label}: ${cut(before)} → ${cut(after)}`

const MOST_SHOWN = 160
const cut = (text: string): string =>
  text.length <= MOST_SHOWN ? text : `${[...text].slice(0, MOST_SHOWN).join('')}…`
