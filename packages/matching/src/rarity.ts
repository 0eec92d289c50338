import type { FactValue } from './answers.ts'
import * as rates from './base-rates.ts'
import { NOT_MET, UNKNOWN, type Truth } from './compile-criteria.ts'
import type { Clause } from './criteria.ts'
import type { Demand, ReadDemand } from './engine/demand.ts'
import type { Interval } from './engine/intervals.ts'
import { commonWay, waysOf, type Way } from './engine/normal-form.ts'
import { isNeverAnswered, isNotNamed } from './known.ts'
import { hasSeveral } from './prepare-answers.ts'

/** Rarer than one student in this many counts as one in this many. */
const RAREST_BITS = 16
const LEAST_RATE = 2 ** -RAREST_BITS

/**
 * Facts that say much the same of somebody: of those that a way asks for, only the rarest counts.
 * Who lives in a county lives in its state.
 */
const KINDRED: Readonly<Record<string, string>> = {
  ...kindred('home', ['country', 'state', 'county', 'city', 'zipCode']),
  ...kindred('college', [
    'collegeCountry',
    'collegeState',
    'collegeCounty',
    'collegeCity',
    'college',
  ]),
  ...kindred('college', [
    'interestedColleges',
    'collegeSystem',
    'collegeType',
    'accreditedCollege',
  ]),
  // Hardly anybody lives elsewhere than where their high school is.
  ...kindred('home', ['highSchoolState', 'highSchoolCounty', 'highSchoolCity', 'highSchool']),
  ...kindred('level', [
    'schoolLevel',
    'levelNextYear',
    'enrolledInCollege',
    'plansCollege',
    'degreeType',
    'age',
    'birthDate',
  ]),
  ...kindred('grades', ['gpa', 'classRankPct']),
  ...kindred('score', ['sat', 'act']),
  ...kindred('tribe', ['tribe', 'enrolledTribalMember']),
  ...kindred('nationality', ['citizenship', 'nationality', 'canFileFafsa']),
  ...kindred('origin', ['ethnicity', 'underrepresented']),
  ...kindred('need', ['financialNeed', 'pellEligible', 'householdIncomeUsd']),
  ...kindred('direction', ['fieldOfStudy', 'major', 'careerGoal']),
}

function kindred(name: string, facts: readonly string[]): Record<string, string> {
  return Object.fromEntries(facts.map((fact) => [fact, name]))
}

/** How rare it is to meet criteria, or one of their clauses: 0 bits for everybody, 1 for every second student. */
export function rarityOf(clause: Clause, demandOf: ReadDemand): number {
  return rarityOfWays(waysInto(clause, demandOf))
}

/**
 * The bits that each clause adds to those of the rarer ones before it, in the order of the list; their sum
 * is the rarity of all together. What says much the same as a rarer one adds none.
 */
export function bitsAdded(clauses: readonly Clause[], demandOf: ReadDemand): number[] {
  const alone = clauses.map((clause) => rarityOf(clause, demandOf))
  const rarestFirst = [...alone.keys()].toSorted((a, b) => (alone[b] ?? 0) - (alone[a] ?? 0))
  const added = clauses.map(() => 0)
  const taken: Clause[] = []
  let before = 0
  for (const at of rarestFirst) {
    taken.push(...clauses.slice(at, at + 1))
    const bits = unlimitedBits(waysInto({ all: taken }, demandOf))
    added[at] = Math.max(0, bits - before)
    before = Math.max(before, bits)
  }
  return added
}

/** The ways in, or where they are too many the one that all have in common. */
export function waysInto(clause: Clause, demandOf: ReadDemand): readonly Way[] {
  return waysOf(clause, demandOf) ?? ['all' in clause ? commonWay(clause.all, demandOf) : []]
}

/** The bits of the ways into a scholarship, any of which is enough. */
export function rarityOfWays(ways: readonly Way[]): number {
  return bitsOf(rateOfAny(ways.map(rateOfWay)))
}

/** The bits of ways in without a limit: each thing that is asked has its own, however rare all are together. */
const unlimitedBits = (ways: readonly Way[]): number =>
  -Math.log2(rateOfAny(ways.map((way) => product(ratesOfKinds(way).map(atLeastRare)))))

/** The share of students whom one of several ways is open to; told exactly of tiny shares too. */
const rateOfAny = (rates: readonly number[]): number =>
  -Math.expm1(rates.reduce((missed, rate) => missed + Math.log1p(-rate), 0))

const product = (rates: readonly number[]): number => rates.reduce((share, rate) => share * rate, 1)

/** The bits that a possible match waits for: what is unknown of the way that waits for least. */
export function bitsWaitedFor(ways: readonly Way[], truthOf: (demand: Demand) => Truth): number {
  let least = Infinity
  for (const way of ways) {
    const truths = way.map(truthOf)
    if (truths.includes(NOT_MET)) continue
    const waiting = way.filter((_demand, index) => truths[index] === UNKNOWN)
    const unsaid = waiting.some(isHardlyUnsaid) ? UNSAID_BITS : 0
    least = Math.min(least, bitsOf(rateOfWay(waiting)) + unsaid)
  }
  return least === Infinity ? 0 : least
}

/** Who belongs to a few says so more often than not: of those who say nothing, one third as many do. */
const UNSAID_BITS = Math.log2(3)
const OF_FEW: ReadonlySet<string> = new Set([
  'militaryAffiliation',
  'disability',
  'healthCondition',
  'lifeExperience',
  'religion',
  'heritage',
  'tribe',
  'enrolledTribalMember',
  'lgbtq',
  'membership',
  'employer',
  'occupation',
])

const isHardlyUnsaid = (demand: Demand): boolean =>
  demand.polarity === 'accept' && demand.fact !== undefined && OF_FEW.has(demand.fact.id)

const atLeastRare = (rate: number): number => Math.min(1, Math.max(rate, LEAST_RATE))

const bitsOf = (rate: number): number => Math.log2(1 / atLeastRare(rate))

/** The share of students who meet all demands, as if those of different kinds were independent. */
const rateOfWay = (way: Way): number => product(ratesOfKinds(way))

/** The share of each kind of demand, that of the rarest of its kind. */
function ratesOfKinds(way: Way): number[] {
  const byKind = new Map<string, number>()
  for (const demand of way) {
    const kind = kindOf(demand)
    byKind.set(kind, Math.min(byKind.get(kind) ?? 1, rateOf(demand)))
  }
  return [...byKind.values()]
}

function kindOf(demand: Demand): string {
  if ('question' in demand) return `? ${demand.question}`
  const { fact, answerKey } = demand
  const name = (fact && KINDRED[fact.id]) ?? answerKey ?? ''
  // What is asked of a relative says nothing of the student.
  return answerKey?.includes(':') ? answerKey : name
}

// A large catalogue asks the same again and again.
const known = new WeakMap<Demand, number>()

/** The share of students who meet a demand. */
function rateOf(demand: Demand): number {
  const before = known.get(demand)
  if (before !== undefined) return before
  const named = rateOfNamed(demand)
  const rate = demand.polarity === 'accept' ? named : 1 - named
  known.set(demand, rate)
  return rate
}

function rateOfNamed(demand: Demand): number {
  // What was not understood says nothing of how many it leaves out.
  if ('question' in demand) return rateOfQuestion(demand.question)
  const { fact } = demand
  if (!fact) return 1
  if ('intervals' in demand) return rateOfIntervals(fact.id, demand.intervals)
  const each = demand.values.map((value) => rateOfValue(fact.id, value))
  const several = hasSeveral(fact) || fact.kind === 'name'
  const share = several
    ? 1 - each.reduce((missed, rate) => missed * (1 - rate), 1)
    : each.reduce((sum, rate) => sum + rate, 0)
  return Math.min(1, share * factorOf(demand.answerKey))
}

function rateOfQuestion(question: string): number {
  if (isNeverAnswered(question)) return 1
  const isOfBody = [rates.BODY_QUESTION, rates.COLLEGE_QUESTION].some((asks) => asks.test(question))
  if (isNotNamed(question) || isOfBody) return rates.BODY_QUESTION_RATE
  if (rates.HOME_QUESTION.test(question)) return rates.HOME_QUESTION_RATE
  return rates.FIELD_QUESTION.test(question) ? rates.FIELD_QUESTION_RATE : rates.QUESTION_RATE
}

function factorOf(answerKey: string | null): number {
  const relation = answerKey?.split(':')[1]
  const factors: Readonly<Record<string, number>> = rates.RELATION_FACTORS
  return relation === undefined ? 1 : (factors[relation] ?? 1)
}

function rateOfValue(fact: string, value: FactValue): number {
  const flags: Readonly<Record<string, number>> = rates.FLAG_RATES
  if (typeof value === 'boolean') return value ? (flags[fact] ?? 0.5) : 1 - (flags[fact] ?? 0.5)
  const options: Readonly<Record<string, Readonly<Record<string, number>>>> = rates.OPTION_RATES
  const names: Readonly<Record<string, number>> = rates.NAME_RATES
  return options[fact]?.[String(value)] ?? names[fact] ?? rates.RARE_OPTION_RATE
}

function rateOfIntervals(fact: string, intervals: readonly Interval[]): number {
  const steps = (rates.NUMBER_RATES as Readonly<Record<string, Steps>>)[fact]
  if (!steps) return rates.DATE_RATE
  const share = intervals.reduce(
    (sum, { low, high }) => sum + shareFrom(steps, low, 1) - shareAbove(steps, high),
    0,
  )
  return Math.min(1, Math.max(0, share))
}

type Steps = readonly (readonly [from: number, share: number])[]

/** The share of those who have so much or more, between two steps on a straight line. */
function shareFrom(steps: Steps, low: FactValue | null, otherwise: number): number {
  if (typeof low !== 'number') return otherwise
  const next = steps.findIndex(([from]) => from >= low)
  const [to, share] = steps[next] ?? [0, 0]
  const before = steps[next - 1]
  if (next === -1) return 0
  if (!before) return share
  const [from, more] = before
  return more + ((share - more) * (low - from)) / (to - from)
}

/** Of those who have exactly so much a few are left: a limit of 4.0 leaves nobody out. */
function shareAbove(steps: Steps, high: FactValue | null): number {
  const top = steps.at(-1)?.[0] ?? 0
  return typeof high === 'number' && high < top ? shareFrom(steps, high, 0) : 0
}
