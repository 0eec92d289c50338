import type { HardClause } from '@laurel/matching/criteria'
import { factNamesOf, factsOf, isOfPersons } from './clause-facts.ts'
import type { Label } from './label.ts'
import { anyOf } from '../frames/ways-to-build.ts'

/** A clause of a segment, and the labels it stands on. */
export interface SegmentClause {
  clause: HardClause
  from: number
  to: number
  isHeuristic: boolean
  isOpen: boolean
  /** Whether it is only what the choice among applicants goes by. */
  isSoft: boolean
}

const jointsBetween = (labels: readonly Label[], from: number, to: number) => {
  const between = labels.slice(from + 1, to)
  // Joints among words that were not understood join those: 'seniors from Clark or Nye with need'.
  const isOfOthers = between.some(({ kind }) => kind === 'left' || kind === 'others')
  const kinds = new Set(isOfOthers ? [] : between.map(({ kind }) => kind))
  return {
    isOr: kinds.has('or'),
    isAnd: kinds.has('and'),
    isComma: kinds.has('comma'),
  }
}

const toClause = (label: Label, clause: HardClause): SegmentClause => ({
  clause,
  from: label.from,
  to: label.to,
  isHeuristic: label.isHeuristic ?? false,
  isOpen: label.isOpen ?? false,
  // Where merit counts as well, or the choice goes by it, need is no condition.
  isSoft: label.frame === 'needWeighed',
})

/** The clauses joined by 'or' as one; null when it cannot be told how far the 'or' reaches. */
export const joinAlternatives = (
  labels: readonly Label[],
  places: readonly number[],
): SegmentClause[] | null => {
  const found = places.flatMap((at) => labels[at] ?? [])
  const joints = places.slice(1).map((to, index) => jointsBetween(labels, places[index] ?? 0, to))
  const last = joints.at(-1)
  if (!joints.some(({ isOr }) => isOr)) {
    const isAmbiguous = joints.some((joint, index) => {
      const [left, right] = [found[index], found[index + 1]]
      if (!left || !right || !isOfPersons(left) || !isOfPersons(right)) return false
      // 'women and veterans' may be two kinds of people; 'must be a woman and a veteran' is one.
      return joint.isAnd && !isStatedOfOne(labels, places[index] ?? 0)
    })
    return isAmbiguous
      ? null
      : found.flatMap((label) => (label.clause ? toClause(label, label.clause) : []))
  }
  if (isChoiceAtFirst(found, joints)) return joinApart(labels, places, 2)
  const isList =
    joints.every(({ isOr, isComma, isAnd }) => (isOr || isComma) && !isAnd) && last?.isOr
  if (!isList) return withChoices(labels, places, joints)
  if (isBeforeStages(found, joints))
    return joinApart(labels, places, 1)?.map((each) => ({ ...each, isHeuristic: true })) ?? null
  if (isOfOneProgram(found)) return null
  const clause = anyOf(found.flatMap((label) => label.clause ?? []))
  const [first] = found
  const end = found.at(-1)
  if (!clause || !first || !end) return null
  return [
    {
      clause,
      from: first.from,
      to: end.to,
      isHeuristic: found.some(({ isHeuristic }) => isHeuristic === true),
      isOpen: found.some(({ isOpen }) => isOpen === true),
      isSoft: false,
    },
  ]
}

/** The first `count` of them, and what else is asked. */
const joinApart = (
  labels: readonly Label[],
  places: readonly number[],
  count: number,
): SegmentClause[] | null => {
  const first = joinAlternatives(labels, places.slice(0, count))
  const rest = joinAlternatives(labels, places.slice(count))
  return first && rest && [...first, ...rest]
}

const OF_STAGES = new Set([
  'schoolLevel',
  'levelNextYear',
  'plansCollege',
  'enrolledInCollege',
  'accreditedCollege',
  'collegeCountry',
  'enrollment',
  'degreeType',
])
const OF_EVERYBODY = new Set(['citizenship', 'country', 'state', 'gpa', 'age'])

/** 'A US citizen, high school senior or college student': one of two stages, and a citizen in either. */
const isBeforeStages = (
  [head, ...stages]: readonly Label[],
  [first]: readonly ReturnType<typeof jointsBetween>[],
): boolean =>
  first?.isOr === false &&
  stages.length > 1 &&
  isOnlyOf(head, OF_EVERYBODY) &&
  stages.every((stage) => isOnlyOf(stage, OF_STAGES))

const isOnlyOf = (label: Label | undefined, facts: ReadonlySet<string>): boolean =>
  label?.clause !== undefined && factNamesOf(label.clause).every((fact) => facts.has(fact))

/** Answers of one kind, of which a sentence may ask for the one or the other. */
const KINDS: readonly RegExp[] = [
  /"(?:gpa|sat|act|classRankPct)"/,
  /"(?:state|county|city|zipCode|highSchoolState|highSchoolCounty|highSchoolCity|collegeState|collegeCity|collegeCounty)"/,
  /"(?:creditsEarned|creditsPerTerm|enrollment)"/,
]
const isOneKind = (one: Label, other: Label): boolean => {
  const [left, right] = [JSON.stringify(one.clause), JSON.stringify(other.clause)]
  return sharesFact(one, other) || KINDS.some((kind) => kind.test(left) && kind.test(right))
}

/**
 * 'Seniors with a 3.0 GPA or an ACT of 21': an 'or' between two of a kind is theirs alone, where what
 * else is asked is of no such kind. Null where its reach cannot be told.
 */
const withChoices = (
  labels: readonly Label[],
  places: readonly number[],
  joints: readonly ReturnType<typeof jointsBetween>[],
): SegmentClause[] | null => {
  const groups: number[][] = []
  for (const [index, place] of places.entries()) {
    const joint = joints[index - 1]
    const last = groups.at(-1)
    if (joint?.isOr && last && !joint.isAnd) last.push(place)
    else groups.push([place])
  }
  const labelsOf = (group: readonly number[]): Label[] => group.flatMap((at) => labels[at] ?? [])
  const isClear = groups.every((group, index) => {
    const [first, ...others] = labelsOf(group)
    if (!first || others.length === 0) return true
    const rest = groups.flatMap((other, at) => (at === index ? [] : labelsOf(other)))
    return (
      others.every((label) => isOneKind(first, label)) &&
      !rest.some((label) => isOneKind(first, label))
    )
  })
  if (!isClear || groups.length < 2) return null
  const read = groups.map((group) => joinAlternatives(labels, group))
  return read.includes(null) ? null : read.flatMap((clauses) => clauses ?? [])
}

/** 'Seniors or full-time undergraduates, 2.5 GPA, citizens': a choice of two of a kind, then what else is asked. */
const isChoiceAtFirst = (
  [one, other, ...others]: readonly Label[],
  [first, ...rest]: readonly ReturnType<typeof jointsBetween>[],
): boolean =>
  first?.isOr === true &&
  others.length > 0 &&
  rest.every(({ isOr, isComma }) => isComma && !isOr) &&
  (sharesFact(one, other) || (isOfTests(one) && isOfTests(other))) &&
  !others.some((label) => sharesFact(one, label))

const isOfTests = (label: Label | undefined): boolean =>
  /"(?:sat|act)"/.test(JSON.stringify(label?.clause ?? null))

const sharesFact = (one: Label | undefined, other: Label | undefined): boolean => {
  const facts = new Set(one?.clause ? factsOf(one.clause) : [])
  return other?.clause !== undefined && factsOf(other.clause).some((fact) => facts.has(fact))
}

/**
 * 'Open to women and veterans': most likely two kinds of people, each of whom may apply. Whoever is
 * both is let in by either reading.
 */
export const joinAsKinds = (
  labels: readonly Label[],
  places: readonly number[],
): SegmentClause[] => {
  const found = places.flatMap((at) => labels[at] ?? [])
  const isOfKinds =
    found.length > 1 &&
    found.every(isOfPersons) &&
    places.slice(1).every((to, index) => {
      const joints = jointsBetween(labels, places[index] ?? 0, to)
      return (joints.isAnd || joints.isComma) && !joints.isOr
    })
  const clause = anyOf(found.flatMap((label) => label.clause ?? []))
  const [first, last] = [found[0], found.at(-1)]
  if (!isOfKinds || !clause || !first || !last) return []
  const isHeuristic = true
  return [{ clause, from: first.from, to: last.to, isHeuristic, isOpen: false, isSoft: false }]
}

/** 'An undergraduate or graduate program in nursing': a level and a field are no alternatives. */
const isOfOneProgram = (found: readonly Label[]): boolean => {
  const texts = found.map(({ clause }) => JSON.stringify(clause))
  return (
    texts.some((text) => text.includes('"schoolLevel"')) &&
    texts.some((text) => /"(?:fieldOfStudy|degreeType)"/.test(text))
  )
}

const STATED = /(?:^| )(?:must|must be|be|are|is)$/
const isStatedOfOne = (labels: readonly Label[], at: number): boolean =>
  labels.slice(0, at + 1).some(({ text, kind }) => kind === 'glue' && STATED.test(text)) ||
  /^(?:be|are|is|a|an)$/.test(labels[at]?.text ?? '')

export const negated = (
  labels: readonly Label[],
  clauses: readonly SegmentClause[],
): SegmentClause[] | null => {
  const [first] = clauses
  const end = clauses.at(-1)
  const isBefore = labels.some(({ kind }) => kind === 'notBefore')
  const isAfter = labels.some(({ kind }) => kind === 'notAfter')
  if (isBefore === isAfter || !first || !end || clauses.some(({ isOpen }) => isOpen)) return null
  const marks = labels.flatMap(({ kind }, at) => (kind.startsWith('not') ? [at] : []))
  const places = labels.flatMap(({ kind }, at) => (kind === 'clause' ? [at] : []))
  const isInOrder = isBefore
    ? (marks[0] ?? 0) < (places[0] ?? 0)
    : (marks[0] ?? 0) > (places.at(-1) ?? 0)
  // Of two things that are both ruled out together, nobody can say which one alone is.
  if (marks.length > 1 || clauses.length > 1 || !isInOrder) return null
  // Who is not in college may plan to go, and what college it is not to be is no college.
  if (/"(?:plansCollege|attest)"/.test(JSON.stringify(first.clause))) return null
  return [{ ...first, clause: { not: first.clause } }]
}
