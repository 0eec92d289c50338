import type { AnswerOf } from '@laurel/contract/define-call'
import type { countAudience } from '@laurel/contract/publishing'
import type { Criteria } from '@laurel/matching/criteria'
import { FACTS } from '@laurel/matching/facts'
import { findImpossible } from '@laurel/matching/find-impossible'
import { ruleText } from './rule-words.ts'

export type AudienceCount = AnswerOf<typeof countAudience>

/** "12,480", or what is said of a number that is not told. */
export const crowdWords = (number: number | null): string =>
  number === null ? 'fewer than 20' : number.toLocaleString('en-US')

/** Eligible and possible together; null where neither is told. */
export const togetherOf = ({
  eligible,
  possible,
}: Pick<AudienceCount, 'eligible' | 'possible'>): number | null =>
  eligible === null && possible === null ? null : (eligible ?? 0) + (possible ?? 0)

export interface WithoutRow {
  clause: number
  words: string
  together: number | null
}

/** What each rule alone leaves out, in the order of the rules. */
export const withoutRows = ({ without }: AudienceCount, { all }: Criteria): WithoutRow[] =>
  without.flatMap(({ clause, ...crowd }) => {
    const rule = all[clause]
    return rule ? [{ clause, words: ruleText(rule), together: togetherOf(crowd) }] : []
  })

/** Rules that nobody can meet, whoever there is; undefined where somebody may. */
export function impossibleWarning(criteria: Criteria): string | undefined {
  const places = findImpossible(criteria, FACTS)
  if (places === undefined) return undefined
  const [one, other, ...more] = places.map((place) => {
    const rule = criteria.all[place]
    return rule ? `“${ruleText(rule)}”` : ''
  })
  if (other === undefined) return `Nobody can meet ${one}: it leaves out every student.`
  return more.length === 0
    ? `Nobody can meet ${one} and ${other} at the same time: together they leave out every student.`
    : 'Nobody can meet all of these rules at the same time: together they leave out every student.'
}

/** Where hardly anybody fits: the rule that leaves out most, or that there is none such. */
export function emptyWarning(count: AudienceCount, criteria: Criteria): string | undefined {
  if (togetherOf(count) !== null || count.of === null) return undefined
  const [most] = withoutRows(count, criteria).toSorted(
    (a, b) => (b.together ?? 0) - (a.together ?? 0),
  )
  if (!most) return 'Hardly anybody fits.'
  return most.together === null
    ? 'Hardly anybody fits, whichever rule you take out.'
    : `Hardly anybody fits. “${most.words}” leaves out most: without it ${crowdWords(most.together)} fit.`
}
