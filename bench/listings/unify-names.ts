import type { FactValue } from '@laurel/matching/answers'
import type { HardClause } from '@laurel/matching/criteria'
import { FACTS, factsById } from '@laurel/matching/facts'
import { normaliseName } from '@laurel/matching/normalise-name'

const BETWEEN_NAMES = ' | '
/** Words that say nothing about which group it is. */
const IDLE_WORDS = new Set(['member', 'inc', 'of'])

export type NamesInUse = ReadonlyMap<string, string>

/** From each way of writing a name in the clauses to the first of them. */
export function namesIn(clauses: readonly unknown[]): NamesInUse {
  const names = new Map<string, string>()
  for (const [, text = ''] of JSON.stringify(clauses).matchAll(/"((?:[^"\\]|\\.)*)"/g)) {
    const [first = '', ...others] = text.split(BETWEEN_NAMES)
    for (const name of [first, ...others])
      if (!names.has(keyOf(name))) names.set(keyOf(name), keyOf(first))
  }
  return names
}

function keyOf(name: string): string {
  return normaliseName(name)
    .split(' ')
    .map((word) => word.replace(/s$/, ''))
    .filter((word) => !IDLE_WORDS.has(word))
    .join(' ')
}

/** The clause with each name in the form of `names`, and every question of its own as one. */
export function unifyNames(clause: HardClause, names: NamesInUse): HardClause {
  if ('attest' in clause) return { attest: '?' }
  if ('all' in clause) return { all: clause.all.map((inner) => unifyNames(inner, names)) }
  if ('any' in clause) return { any: clause.any.map((inner) => unifyNames(inner, names)) }
  if ('not' in clause) return { not: unifyNames(clause.not, names) }
  if (factsById(FACTS).get(clause.fact)?.kind !== 'name') return clause
  const unify = (value: FactValue): string => {
    const [first = ''] = String(value).split(BETWEEN_NAMES)
    return names.get(keyOf(first)) ?? keyOf(first)
  }
  if ('in' in clause) return { ...clause, in: clause.in.map(unify) }
  if ('notIn' in clause) return { ...clause, notIn: clause.notIn.map(unify) }
  return 'is' in clause ? { ...clause, is: unify(clause.is) } : clause
}
