import type { WrittenListing } from '@laurel/contract/publishing-shapes'
import type { PublishingProblems } from '@laurel/contract/words/find-publishing-problems'
import { shortDay } from '@laurel/contract/words/deadline-words'
import { usd } from '@laurel/contract/words/amount-words'
import { counted } from './counted.ts'
import type { Audience } from './draft-saver.ts'

export interface Step {
  /** Of the heading that it leads to. */
  id: string
  label: string
  /** What there is, or how much is missing. */
  note: string
  isDone: boolean
}

const STEP_OF: readonly (readonly [field: RegExp, id: string])[] = [
  [/^(title|description|award)/, 'basics'],
  [/^(reasons|criteria)/, 'who'],
  [/^(requirements|aiPolicy)/, 'send'],
  [/^(deadline|announceBy|terms|privacy|affidavit)/, 'dates'],
]

/** The step in which a field stands. */
export const stepOf = (field: string): string =>
  STEP_OF.find(([pattern]) => pattern.test(field))?.[1] ?? 'publish'

/** How far each step is. */
export function stepsOf(
  listing: WrittenListing,
  { criteria }: Audience,
  problems: PublishingProblems,
  isPublished: boolean,
): Step[] {
  const missing = Map.groupBy(Object.keys(problems), stepOf)
  const step = (id: string, label: string, note: string, isUntouched = false): Step => {
    const number = missing.get(id)?.length ?? 0
    return {
      id,
      label,
      note: number === 0 ? note : counted(number, 'thing missing', 'things missing'),
      // Asking nothing is a choice, but nobody made it before the rest is written.
      isDone: number === 0 && !(isUntouched && missing.size > 0),
    }
  }
  const rules = criteria.all.length
  const items = listing.requirements.length
  return [
    step('basics', 'Basics', awardWords(listing.award)),
    step(
      'who',
      'Who it is for',
      rules === 0 ? 'Everybody' : counted(rules, 'rule', 'rules'),
      rules === 0,
    ),
    step(
      'send',
      'What to send',
      items === 0 ? 'Only the profile' : counted(items, 'item', 'items'),
      items === 0,
    ),
    step('dates', 'Review and dates', untilWords(listing.deadline.date)),
    {
      id: 'publish',
      label: 'Publish',
      note: isPublished ? 'Published' : 'Not yet',
      isDone: isPublished,
    },
  ]
}

const untilWords = (date: string | null): string => (date === null ? '' : `Until ${shortDay(date)}`)

function awardWords({ kind, amountUsd, count }: WrittenListing['award']): string {
  const awards = count === null ? '' : counted(count, 'award', 'awards')
  const isSum = kind === 'fixed' && amountUsd !== null
  return isSum ? `${awards} of ${usd(amountUsd)}` : awards
}
