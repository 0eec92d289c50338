import { optionLabel } from '@laurel/contract/profile-options'
import { usd } from '@laurel/contract/words/amount-words'
import { longDate } from '@laurel/contract/words/deadline-words'
import { productName } from '../../../product.ts'
import { type MatchFilters, NO_FILTERS } from './match-filters.ts'

export interface ActiveFilter {
  key: string
  /** "Closes within 30 days". */
  words: string
  /** The same filters without this one. */
  without: Partial<MatchFilters>
}

export const VERDICT_WORDS = {
  eligible: 'Eligible',
  possible: 'Possible',
  unread: 'Not read yet',
} as const
export const DELIVERY_WORDS = {
  laurel: `Apply on ${productName}`,
  provider: 'Apply at the sponsor',
} as const
export const ESSAY_WORDS = { without: 'No essay', with: 'With an essay' } as const
export const NEED_WORDS = 'For financial need'
export const QUICK_WORDS = 'Two hours or less'
export const NO_REQUIREMENTS_WORDS = 'No requirements'

function deadlineWords({ withinDays, closesFrom, closesTo }: MatchFilters): string | undefined {
  if (withinDays !== undefined) return `Closes within ${withinDays} days`
  if (closesFrom !== undefined && closesTo !== undefined)
    return closesFrom === closesTo
      ? `Closes on ${longDate(closesFrom)}`
      : `Closes ${longDate(closesFrom)} to ${longDate(closesTo)}`
  if (closesFrom !== undefined) return `Closes from ${longDate(closesFrom)}`
  return closesTo === undefined ? undefined : `Closes by ${longDate(closesTo)}`
}

const NO_DEADLINE = { withinDays: undefined, closesFrom: undefined, closesTo: undefined }

/** Every filter that narrows the list, in words, in the order in which they are offered. */
export function activeFilters(filters: MatchFilters): ActiveFilter[] {
  const { text, verdict, amountMinUsd, delivery, field, state, essay } = filters
  const one = (key: keyof MatchFilters, words: string | false | undefined) =>
    words ? [{ key, words, without: { [key]: NO_FILTERS[key] } }] : []
  const deadline = deadlineWords(filters)
  return [
    ...one('text', text !== '' && `“${text}”`),
    ...one('verdict', verdict && VERDICT_WORDS[verdict]),
    ...one('isWithoutRequirements', filters.isWithoutRequirements && NO_REQUIREMENTS_WORDS),
    ...(deadline === undefined ? [] : [{ key: 'deadline', words: deadline, without: NO_DEADLINE }]),
    ...one('field', field && optionLabel('fieldOfStudy', field)),
    ...one('state', state && optionLabel('state', state)),
    ...one('isNeedBased', filters.isNeedBased && NEED_WORDS),
    ...one('amountMinUsd', amountMinUsd !== undefined && `At least ${usd(amountMinUsd)}`),
    ...one('essay', essay && ESSAY_WORDS[essay]),
    ...one('isQuick', filters.isQuick && QUICK_WORDS),
    ...one('delivery', delivery && DELIVERY_WORDS[delivery]),
  ]
}
