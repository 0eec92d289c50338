import { canonicalJson } from '@laurel/matching/canonical-json'
import type { ListingContent, WrittenListing, WrittenRequirement } from '../publishing-shapes.ts'
import { usd } from './amount-words.ts'
import { clauseWords } from './clause-words.ts'
import { longDate } from './deadline-words.ts'
import { ruleLabel } from './rule-label.ts'

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
    field: 'award.budgetUsd',
    label: 'Budget for all',
    words: ({ listing }) => sum(listing.award.budgetUsd),
  },
  {
    field: 'award.isRenewable',
    label: 'In later years',
    words: ({ listing }) =>
      listing.award.isRenewable ? 'winners can receive it again' : 'winners receive it once',
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
    field: 'deadline.isYearly',
    label: 'Opens again',
    words: ({ listing }) => (listing.deadline.isYearly ? 'every year' : 'not by itself'),
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

/** What differs, in the order of the page. */
export const listChanges = (before: ListingContent, after: ListingContent): ListingChange[] => [
  ...COMPARED.flatMap(({ field, label, words }) => {
    const [was, is] = [words(before), words(after)]
    return was === is ? [] : [{ field, label, before: was, after: is }]
  }),
  ...requirementChanges(before.listing.requirements, after.listing.requirements),
  ...ruleChanges(before, after),
  ...reasonChanges(before.reasons, after.reasons),
]

/** Rules have no names: one that reads otherwise is one that went and one that came. */
function ruleChanges(before: ListingContent, after: ListingContent): ListingChange[] {
  const [gone, come] = [
    without(before.criteria.all, after.criteria.all),
    without(after.criteria.all, before.criteria.all),
  ]
  const change = { field: 'criteria', label: 'Who it is for' }
  return [
    ...gone.map((clause) => ({ ...change, before: clauseWords(clause), after: NOTHING })),
    ...come.map((clause) => ({ ...change, before: NOTHING, after: clauseWords(clause) })),
  ]
}

function without<Item>(list: readonly Item[], others: readonly Item[]): Item[] {
  const known = new Set(others.map(canonicalJson))
  return list.filter((item) => !known.has(canonicalJson(item)))
}

const reasonChanges = (
  before: Readonly<Record<string, string>>,
  after: Readonly<Record<string, string>>,
): ListingChange[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((fact) => {
    const [was, is] = [before[fact] || NOTHING, after[fact] || NOTHING]
    const label = `Why they ask: ${ruleLabel(fact)}`
    return was === is ? [] : [{ field: `reasons.${fact}`, label, before: was, after: is }]
  })

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
      if (canonicalJson(was) === canonicalJson(each)) return []
      const isSameName = asked(was) === asked(each)
      return [change(each.id, asked(was), isSameName ? `${asked(each)}, reworded` : asked(each))]
    }),
  ]
}

/** "Last day to apply: 1 March 2027 → 8 March 2027". */
export const changeLine = ({ label, before, after }: ListingChange): string => {
  const from = firstDifference(before, after)
  return `${label}: ${cut(before, from)} → ${cut(after, from)}`
}

const MOST_SHOWN = 160
/** So much of what is the same stands before what is not. */
const SHOWN_BEFORE = 40

function firstDifference(one: string, other: string): number {
  let at = 0
  while (at < one.length && one[at] === other[at]) at++
  return at
}

/** A long text from shortly before the place at which it differs. */
function cut(text: string, from: number): string {
  if (text.length <= MOST_SHOWN) return text
  const space = text.lastIndexOf(' ', from - SHOWN_BEFORE)
  const start = from <= SHOWN_BEFORE || space === -1 ? 0 : space + 1
  const shown = Array.from(text.slice(start)).slice(0, MOST_SHOWN).join('')
  return `${start > 0 ? '…' : ''}${shown}${start + shown.length < text.length ? '…' : ''}`
}
