import type { Clause, Criteria } from '@laurel/matching/criteria'
import type {
  AwardKind,
  ListingContent,
  WrittenListing,
  WrittenRequirement,
} from '../publishing-shapes.ts'
import { factDefinition } from './value-words.ts'
import { ruleLabel } from './rule-label.ts'

/** What is missing or wrong, by field, in the words that stand at it. */
export type PublishingProblems = Record<string, string>
type Problem = readonly [field: string, message: string]

/**
 * What keeps a scholarship from being published on a day, YYYY-MM-DD, in its own time zone; empty
 * when nothing does.
 */
export function findPublishingProblems(
  { listing, criteria, reasons }: ListingContent,
  today: string,
): PublishingProblems {
  return Object.fromEntries([
    ...basicProblems(listing),
    ...awardProblems(listing),
    ...reasonProblems(criteria, reasons),
    ...listing.requirements.flatMap(requirementProblems),
    ...dateProblems(listing, today),
  ])
}

const when = (isWrong: boolean, field: string, message: string): Problem[] =>
  isWrong ? [[field, message]] : []

const isEmptyHtml = (html: string): boolean =>
  html
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll('&nbsp;', ' ')
    .trim() === ''

const basicProblems = ({ title, description }: WrittenListing): Problem[] => [
  ...when(title === '', 'title', 'Please give it a name.'),
  ...when(isEmptyHtml(description), 'description', 'Please say what it is for.'),
]

/** Whether an award of a kind says a sum that each winner receives. */
export const needsAmount = (kind: AwardKind): boolean =>
  kind === 'fixed' || kind === 'upTo' || kind === 'range'

function awardProblems({ award }: WrittenListing): Problem[] {
  const { kind, amountUsd, maxUsd, count, budgetUsd } = award
  const least = kind === 'fixed' || kind === 'range' ? (amountUsd ?? 0) * (count ?? 0) : 0
  return [
    ...when(
      needsAmount(kind) && !amountUsd,
      'award.amountUsd',
      'Please say how much each winner receives.',
    ),
    ...when(
      kind === 'range' && (maxUsd ?? 0) <= (amountUsd ?? 0),
      'award.maxUsd',
      'The most has to be more than the least.',
    ),
    ...when(count === null, 'award.count', 'Please say how many awards there are.'),
    ...when(
      budgetUsd !== null && budgetUsd < least,
      'award.budgetUsd',
      'This is less than all awards together.',
    ),
  ]
}

function requirementProblems(asked: WrittenRequirement, at: number): Problem[] {
  const isChoiceOfOne = asked.dataType === 'text' && asked.options.length === 1
  return [
    ...when(asked.title === '', `requirements.${at}.title`, 'Please say what you ask for.'),
    ...when(
      isChoiceOfOne,
      `requirements.${at}.options`,
      'Please give a second choice, or take this one out.',
    ),
  ]
}

function dateProblems({ deadline, announceBy }: WrittenListing, today: string): Problem[] {
  const { date, opens } = deadline
  return [
    ...when(date === null, 'deadline.date', 'Please set the last day to apply.'),
    ...when(
      date !== null && date < today,
      'deadline.date',
      'The last day to apply has passed. Please set a later one.',
    ),
    ...when(
      opens !== null && date !== null && opens > date,
      'deadline.opens',
      'It cannot open after its last day.',
    ),
    ...when(announceBy === null, 'announceBy', 'Please say by when winners are told.'),
    ...when(
      announceBy !== null && date !== null && announceBy <= date,
      'announceBy',
      'Winners are told after the last day to apply.',
    ),
  ]
}

const reasonProblems = (criteria: Criteria, reasons: Record<string, string>): Problem[] =>
  sensitiveFactsOf(criteria)
    .filter((fact) => !reasons[fact])
    .map((fact) => [`reasons.${fact}`, `Please say why you ask for “${ruleLabel(fact)}”.`])

/** The sensitive facts that criteria ask for, each once. */
export function sensitiveFactsOf(criteria: Criteria): string[] {
  const facts = new Set(criteria.all.flatMap(factsOf))
  return [...facts].filter((fact) => factDefinition(fact)?.sensitive)
}

/** Every fact that a clause asks for, at whatever depth. */
export function factsOf(clause: Clause): string[] {
  if ('fact' in clause) return [clause.fact]
  if ('not' in clause) return factsOf(clause.not)
  if ('all' in clause) return clause.all.flatMap(factsOf)
  return 'any' in clause ? clause.any.flatMap(factsOf) : []
}
