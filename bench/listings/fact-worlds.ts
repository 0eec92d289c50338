import type { FactValue } from '@laurel/matching/answers'
import type { CompiledClause, Comparison } from '@laurel/matching/compile-criteria'
import { comparison } from '@laurel/matching/criteria'
import { FACTS, factsById, type FactDefinition } from '@laurel/matching/facts'
import {
  comparableValue,
  hasSeveral,
  type PreparedAnswer,
  type Student,
} from '@laurel/matching/prepare-answers'

/** More students than real clauses need to be told apart. */
const MAX_WORLDS = 100_000
const MAX_CLASSES = 10
const ATTEST = 'attest'

type Choice = (answers: Map<string, PreparedAnswer>, attested: Record<string, boolean>) => void

/** The comparisons and questions of a clause, by the answer they look at. */
export function leavesOf(clause: CompiledClause): Map<string, Comparison[]> {
  const leaves = new Map<string, Comparison[]>()
  const walk = (inner: CompiledClause): void => {
    if (inner.code === 'attest') leaves.set(ATTEST, [])
    else if (inner.code === 'compare') {
      const { answerKey } = inner.comparison
      leaves.set(answerKey, [...(leaves.get(answerKey) ?? []), inner.comparison])
    } else inner.of.forEach(walk)
  }
  walk(clause)
  return leaves
}

/**
 * Students who differ in everything that the clauses can tell apart, all questions answered; null
 * when they are too many to try.
 */
export function worldsOf(clauses: readonly CompiledClause[]): Student[] | null {
  const leaves = new Map<string, Comparison[]>()
  for (const clause of clauses)
    for (const [key, found] of leavesOf(clause))
      leaves.set(key, [...(leaves.get(key) ?? []), ...found])
  const dimensions: Choice[][] = []
  for (const [key, found] of leaves) {
    const choices = choicesOf(key, found)
    if (!choices) return null
    dimensions.push(choices)
  }
  const count = dimensions.reduce((product, choices) => product * choices.length, 1)
  if (count > MAX_WORLDS) return null
  return Array.from({ length: count }, (_, index) => worldAt(dimensions, index))
}

function worldAt(dimensions: readonly Choice[][], index: number): Student {
  const answers = new Map<string, PreparedAnswer>()
  const attested: Record<string, boolean> = {}
  let rest = index
  for (const choices of dimensions) {
    choices[rest % choices.length]?.(answers, attested)
    rest = Math.floor(rest / choices.length)
  }
  return { answers, attested }
}

function choicesOf(key: string, leaves: readonly Comparison[]): Choice[] | null {
  if (key === ATTEST)
    return [true, false].map((value) => (_, attested) => void (attested['?'] = value))
  const fact = factsById(FACTS).get(leaves[0]?.clause.fact ?? '')
  if (!fact) return []
  const classes = classesOf(fact, leaves)
  if (hasSeveral(fact) && classes.length > MAX_CLASSES) return null
  const lists = hasSeveral(fact) ? subsetsOf(classes) : classes.map((value) => [value])
  return lists.map((values) => (answers) => {
    answers.set(key, { comparable: values, given: values })
  })
}

/** One value for each way in which the comparisons can treat a value. */
function classesOf(fact: FactDefinition, leaves: readonly Comparison[]): FactValue[] {
  const bySignature = new Map<string, FactValue>()
  for (const value of valuesOf(fact, leaves)) {
    const signature = leaves.map((leaf) => (leaf.accepts(value) ? '1' : '0')).join('')
    // Who has not decided is told apart only where a list names it.
    if (value === fact.openOption && !signature.includes('1')) continue
    if (!bySignature.has(signature)) bySignature.set(signature, value)
  }
  return [...bySignature.values()]
}

function valuesOf(fact: FactDefinition, leaves: readonly Comparison[]): FactValue[] {
  const asked = leaves.flatMap((leaf) => comparison(leaf.clause).asked)
  if (fact.kind === 'flag') return [true, false]
  if (fact.kind === 'number')
    return asked.flatMap((value) => [Number(value) - 0.001, Number(value), Number(value) + 0.001])
  // Text that sorts before every date, and right after one.
  if (fact.kind === 'date') return ['', ...asked.flatMap((value) => [value, `${value}~`])]
  if (fact.kind === 'name')
    return [...asked.flatMap((value) => comparableValue(fact, value) ?? []), 'none of these']
  return [...(fact.options ?? [])]
}

function subsetsOf(classes: readonly FactValue[]): FactValue[][] {
  return Array.from({ length: 2 ** classes.length }, (_, mask) =>
    classes.filter((_value, place) => Math.floor(mask / 2 ** place) % 2 === 1),
  )
}
