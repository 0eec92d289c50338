import type { Match, Reason } from '@laurel/contract/scholarship-shapes'
import { counted } from '@laurel/contract/words/list-words'
import {
  type OpenQuestion,
  openQuestionsOf,
  questionKey,
} from '@laurel/contract/words/open-question'
import { isWhole } from '@laurel/matching/known'

/** Whether fewer questions can settle it than are open. */
export function fewerThanOpen(needed: readonly OpenQuestion[], { unknown }: Match): boolean {
  const open = new Set(unknown.flatMap(openQuestionsOf).map(questionKey))
  return needed.length > 0 && needed.length < open.size
}

/** "Two answers can settle it:" */
export const neededLine = (count: number): string => `${counted(count, 'answer')} can settle it:`

/** What there is to say of who may apply where nothing of it was understood. */
export const UNREAD_LINE = 'We could not read who may apply. Look at the sponsor’s own words.'

/** "You meet all 4 rules", of somebody who meets every one. */
export function allMet(rules: number): string {
  if (rules === 1) return 'You meet the only rule'
  return rules === 2 ? 'You meet both rules' : `You meet all ${rules} rules`
}

/** "All 3 rules, 1 preference and your answers": what is compared, counted as in the line above it. */
export function comparedWords(clauses: readonly Pick<Reason, 'soft'>[]): string {
  const preferences = clauses.filter(({ soft }) => soft).length
  const rules = clauses.length - preferences
  const preferred = counted(preferences, 'preference')
  if (preferences === 0) return `${rulesWords(rules)} and your answers`
  if (rules === 0) return `${preferred} and your answers`
  return `${rulesWords(rules)}, ${preferred.toLowerCase()} and your answers`
}

function rulesWords(count: number): string {
  if (count === 1) return 'The only rule'
  return count === 2 ? 'Both rules' : `All ${count} rules`
}

/** How many of the rules are met: "You meet 3 of 4 rules so far." */
export function conditionsLine({ known, reasons, unknown }: Match): string {
  const hard = [...reasons, ...unknown].filter(({ soft, code }) => !soft && code !== 'UNREAD')
  const failed = hard.filter(({ result }) => result === 'notMet').length
  const met = hard.filter(({ result }) => result === 'met').length
  if (known === 'unread') return UNREAD_LINE
  if (hard.length === 0) return 'Open to every student'
  if (failed > 0) return `You don’t meet ${counted(failed, 'rule').toLowerCase()}.`
  if (met === hard.length && !isWhole(known)) return 'You meet all that we could read.'
  if (met === hard.length) return `${allMet(met)}.`
  if (met === 0) return 'It depends on your answers.'
  return `You meet ${met} of ${hard.length} rules so far.`
}
