import type { FactValue } from './answers.ts'
import { type Clause, comparison, type Criteria, type FactClause } from './criteria.ts'
import type { FactDefinition } from './facts.ts'

/** Branches looked at before criteria count as possible: nobody writes more by hand. */
const MOST_BRANCHES = 2000

/**
 * Places in the list of rules that nobody can meet: one alone, else two that exclude each other, else
 * all of them together. Undefined where somebody may, or where it cannot be told without students.
 * Preferences exclude nobody; names of places and schools count as what is written, so two different
 * ones may be the same.
 */
export function findImpossible(
  { all }: Criteria,
  facts: readonly FactDefinition[],
): readonly number[] | undefined {
  const known = new Map(facts.map((fact) => [fact.id, fact]))
  const rules = all.map((clause) => toNode(clause, known, false))
  const canMeet = (...places: number[]) =>
    isPossible(
      places.map((place) => rules[place] ?? ALWAYS),
      [],
      { left: MOST_BRANCHES },
    )
  const places = rules.map((_rule, place) => place)
  const alone = places.find((place) => !canMeet(place))
  if (alone !== undefined) return [alone]
  for (const one of places)
    for (const other of places.slice(one + 1)) if (!canMeet(one, other)) return [one, other]
  return canMeet(...places) ? undefined : places.filter((place) => rules[place] !== ALWAYS)
}

interface Bounds {
  /** Open ends are left out themselves. */
  least?: number | string
  most?: number | string
  isOpen: boolean
}

type Test =
  | { about: string; fact: FactDefinition; in: readonly FactValue[] }
  | { about: string; fact: FactDefinition; notIn: readonly FactValue[] }
  | { about: string; fact: FactDefinition; bounds: Bounds }
  | { about: string; said: boolean }

type Node = { test: Test } | { all: readonly Node[] } | { any: readonly Node[] }

const ALWAYS: Node = { all: [] }

type Known = ReadonlyMap<string, FactDefinition>

/** A clause without `not`: what is denied is turned round. */
function toNode(clause: Clause, known: Known, isDenied: boolean): Node {
  if ('soft' in clause) return ALWAYS
  if ('not' in clause) return toNode(clause.not, known, !isDenied)
  if ('attest' in clause) return { test: { about: `attest ${clause.attest}`, said: !isDenied } }
  if ('fact' in clause) return toTest(clause, known.get(clause.fact), isDenied)
  const isAll = 'all' in clause
  const of = (isAll ? clause.all : clause.any).map((each) => toNode(each, known, isDenied))
  return isAll === isDenied ? { any: of } : { all: of }
}

function toTest(clause: FactClause, fact: FactDefinition | undefined, isDenied: boolean): Node {
  if (!fact) return ALWAYS
  const about = `${fact.id} ${clause.relation ?? 'self'}`
  const { operator, asked } = comparison(clause)
  const [first, last = first] = asked
  const bounds = (ends: Bounds): Node => ({ test: { about, fact, bounds: ends } })
  if (operator === 'in' || operator === 'is' || operator === 'notIn') {
    const values = asked.flatMap(
      (value): readonly FactValue[] => fact.families?.[String(value)] ?? [value],
    )
    const isNamed = (operator === 'notIn') === isDenied
    return { test: isNamed ? { about, fact, in: values } : { about, fact, notIn: values } }
  }
  if (typeof first === 'boolean' || typeof last === 'boolean') return ALWAYS
  const below = bounds({ ...(first !== undefined && { most: first }), isOpen: true })
  const above = bounds({ ...(last !== undefined && { least: last }), isOpen: true })
  if (operator === 'gte')
    return isDenied ? below : bounds({ least: first as number, isOpen: false })
  if (operator === 'lte') return isDenied ? above : bounds({ most: last as number, isOpen: false })
  return isDenied
    ? { any: [below, above] }
    : bounds({ least: first as number, most: last as number, isOpen: false })
}

/** Whether one person could meet all of these; what is too much to look through counts as possible. */
function isPossible(
  nodes: readonly Node[],
  tests: readonly Test[],
  budget: { left: number },
): boolean {
  const [node, ...rest] = nodes
  if (!node) return areTogether(tests)
  if ('test' in node) return isPossible(rest, [...tests, node.test], budget)
  if ('all' in node) return isPossible([...node.all, ...rest], tests, budget)
  return node.any.some((branch) => {
    budget.left -= 1
    return budget.left < 0 || isPossible([branch, ...rest], tests, budget)
  })
}

const areTogether = (tests: readonly Test[]): boolean =>
  [...Map.groupBy(tests, ({ about }) => about).values()].every(canAnswer)

/** Whether one answer could pass all tests of it. */
function canAnswer(tests: readonly Test[]): boolean {
  const said = tests.flatMap((test) => ('said' in test ? [test.said] : []))
  if (said.length > 0) return new Set(said).size === 1
  const named = tests.flatMap((test) => ('in' in test ? [test.in] : []))
  const left = new Set(tests.flatMap((test) => ('notIn' in test ? test.notIn : [])))
  const bounds = tests.flatMap((test) => ('bounds' in test ? [test.bounds] : []))
  const fact = tests.flatMap((test) => ('fact' in test ? [test.fact] : []))[0]
  const remaining = named.map((values) => values.filter((value) => !left.has(value)))
  if (!fact) return true
  if (remaining.some((values) => values.length === 0)) return false
  // Several answers may each meet another rule, and names may be written in many ways.
  if (fact.kind === 'options' || fact.kind === 'name') return true
  const possible = remaining.reduce<readonly FactValue[] | undefined>(
    (known, values) => known?.filter((value) => values.includes(value)) ?? values,
    startOf(fact, left),
  )
  const ends = limitsOf(fact, bounds)
  if (possible) return possible.some((value) => ends.every((end) => isInside(value, end)))
  return ends.every((one) => ends.every((other) => areInOrder(one, other)))
}

/** Every answer that there is, where there are few. */
function startOf(
  fact: FactDefinition,
  left: ReadonlySet<FactValue>,
): readonly FactValue[] | undefined {
  if (fact.kind === 'flag') return [true, false].filter((value) => !left.has(value))
  if (fact.kind !== 'option') return undefined
  return fact.options?.filter((value) => !left.has(value))
}

const limitsOf = ({ kind, min, max }: FactDefinition, bounds: readonly Bounds[]): Bounds[] => [
  ...bounds,
  ...(kind === 'number' && min !== undefined ? [{ least: min, isOpen: false }] : []),
  ...(kind === 'number' && max !== undefined ? [{ most: max, isOpen: false }] : []),
]

const isInside = (value: FactValue, { least, most, isOpen }: Bounds): boolean =>
  (least === undefined || value > least || (value === least && !isOpen)) &&
  (most === undefined || value < most || (value === most && !isOpen))

/** Whether one begins before the other ends. */
const areInOrder = (one: Bounds, other: Bounds): boolean =>
  one.least === undefined ||
  other.most === undefined ||
  one.least < other.most ||
  (one.least === other.most && !one.isOpen && !other.isOpen)
