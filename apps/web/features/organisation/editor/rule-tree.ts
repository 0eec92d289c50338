import type { Clause, Criteria, HardClause } from '@laurel/matching/criteria'

/** Where a rule stands: its place in the list, then in each group inside. */
export type RulePath = readonly number[]

/** The alternatives of a group; undefined for a rule that is none. */
export function membersOf(clause: Clause): readonly Clause[] | undefined {
  if ('any' in clause) return clause.any
  if ('all' in clause) return clause.all
  return 'not' in clause ? [clause.not] : undefined
}

function withMembers(clause: Clause, members: readonly Clause[]): Clause {
  const hard = members as readonly HardClause[]
  if ('any' in clause) return { ...clause, any: hard }
  if ('all' in clause) return { ...clause, all: hard }
  const [only] = hard
  return 'not' in clause && only ? { ...clause, not: only } : clause
}

/** A group without anything in it asks nothing: it goes. */
const isEmptied = (clause: Clause, members: readonly Clause[]): boolean =>
  members.length === 0 && membersOf(clause) !== undefined

/** The list with the rule at a path replaced, by several or by none. */
function spliceAt(
  list: readonly Clause[],
  [at = 0, ...inner]: RulePath,
  replace: (clause: Clause) => readonly Clause[],
): Clause[] {
  return list.flatMap((clause, position) => {
    if (position !== at) return [clause]
    if (inner.length === 0) return replace(clause)
    const members = spliceAt(membersOf(clause) ?? [], inner, replace)
    return isEmptied(clause, members) ? [] : [withMembers(clause, members)]
  })
}

export const replaceRule = ({ all }: Criteria, path: RulePath, clause: Clause): Criteria => ({
  all: spliceAt(all, path, () => [clause]),
})

export const removeRule = ({ all }: Criteria, path: RulePath): Criteria => ({
  all: spliceAt(all, path, () => []),
})

export const addRule = ({ all }: Criteria, clause: Clause): Criteria => ({ all: [...all, clause] })

/** One more way to meet the group at a path. */
export const addMember = ({ all }: Criteria, path: RulePath, member: Clause): Criteria => ({
  all: spliceAt(all, path, (clause) => [
    withMembers(clause, [...(membersOf(clause) ?? []), member]),
  ]),
})

/** The rule at a path becomes one of a group in which any is enough. */
export const wrapInAny = ({ all }: Criteria, path: RulePath): Criteria => ({
  all: spliceAt(all, path, (clause) => {
    const { soft, ...hard } = clause as Clause & { soft?: true }
    return [{ any: [hard], ...(soft && { soft }) }]
  }),
})

/** The rule at a path turned round: whoever it was for is left out. */
export const turnRound = ({ all }: Criteria, path: RulePath): Criteria => ({
  all: spliceAt(all, path, (clause) => {
    const { soft, ...hard } = clause as Clause & { soft?: true }
    const turned = 'not' in hard ? hard.not : { not: hard as HardClause }
    return [{ ...turned, ...(soft && { soft }) }]
  }),
})

/** A rule of the list moved up or down past the next of its kind. */
export function moveRule({ all }: Criteria, at: number, step: -1 | 1): Criteria {
  const isSoft = (clause: Clause | undefined) => clause !== undefined && 'soft' in clause
  let to = at + step
  while (all[to] !== undefined && isSoft(all[to]) !== isSoft(all[at])) to += step
  const [moved, other] = [all[at], all[to]]
  if (!moved || !other) return { all }
  return { all: all.map((clause, place) => (place === at ? other : place === to ? moved : clause)) }
}
