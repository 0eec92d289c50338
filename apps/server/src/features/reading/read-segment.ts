import type { HardClause } from '@laurel/matching/criteria'
import { anyOf } from './build-clauses.ts'
import type { Label } from './label-words.ts'
import { ABOUT_OTHERS, AFTER_CLAUSE } from './lexicon/rule-words.ts'
import type { Segment } from './split-segments.ts'

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

export interface SegmentReading {
  clauses: SegmentClause[]
  lifted: string[]
  /** Whether nothing in it was left over. */
  isWhole: boolean
  isSoft: boolean
  /** Whether a preference reaches from here to the end of its sentence. */
  isSoftOnwards: boolean
  /** Whether it holds a word that may turn the whole sentence. */
  hasFarHedge: boolean
  /** Whether what it says is an alternative to what stands before it. */
  isOr: boolean
  isExample: boolean
  /** Whether it speaks of the one named last ('who …'), and whether that may be somebody else here. */
  isRelative: boolean
  isAboutOthers: boolean
}

const UNSAFE = new Set<Label['kind']>(['hedge', 'farHedge', 'notBefore', 'notAfter'])
const PASSED_OVER = new Set<Label['kind']>(['glue', 'vague', 'preference', 'lifted'])
/** Facts of who somebody is: two of them side by side may be two kinds of people. */
const OF_PERSONS =
  /"(?:gender|ethnicity|heritage|militaryAffiliation|schoolLevel|disability|lgbtq|firstGeneration|lifeExperience|religion|membership|citizenship|transfer|occupation|employer|state|country|county|city)"/
/** Lists whose next item, when it was not understood, would have been one more of them. */
const OF_LISTS =
  /"(?:gender|ethnicity|heritage|militaryAffiliation|schoolLevel|disability|fieldOfStudy|state|county|city|country|citizenship|religion|lifeExperience|healthCondition|degreeType|collegeState|highSchoolState|collegeType|occupation|membership|employer|college|highSchool|careerGoal|lgbtq|firstGeneration)"/

const isOfPersons = (label: Label | undefined): boolean =>
  OF_PERSONS.test(JSON.stringify(label?.clause ?? null))
const isOfLists = (label: Label): boolean => OF_LISTS.test(JSON.stringify(label.clause))

/** Behind a list they widen it: 'chemistry or chemistry-related fields'. */
const WIDENING = new Set([
  'related',
  'associated',
  'allied',
  'oriented',
  'affiliated',
  'based',
  'focused',
])

const isBoundary = (text: string): boolean =>
  AFTER_CLAUSE.has(text) || (/..(?:ing|ed)$/.test(text) && !WIDENING.has(text))

/** Whether what stands beside a clause, and was not understood, may widen it or change what it means. */
const isTouched = (labels: readonly Label[], at: number): boolean => {
  const clause = labels[at]
  const next = labels[at + 1]
  if (!clause) return true
  if (next?.kind === 'left' && !isBoundary(next.text)) return true
  if (next?.kind === 'others' && next.text !== 'whose') return true
  if (clause.frame === 'gpa' && next && SCALE.has(next.text)) return true
  if (isOfLists(clause) && isSaidOfOthers(labels, at)) return true
  return isJoinedToUnread(labels, at, 1, clause) || isJoinedToUnread(labels, at, -1, clause)
}

/** Behind a grade, the beginning of a scale that is not ours. */
const SCALE = new Set(['on', 'out', '/'])

/** The labels behind the last word that says whom the award is for. */
const sinceCue = (labels: readonly Label[]): readonly Label[] =>
  labels.slice(
    labels.findLastIndex(
      ({ kind, text }) => kind === 'glue' && /\b(?:for|must|open|eligible|are|is|be)\b/.test(text),
    ) + 1,
  )

const TOWARDS = /^(?:to|of|by|in|as|from|with)$/

/** 'a commitment to veterans', 'serving veterans': words before the clause that make it no condition. */
const isSaidOfOthers = (labels: readonly Label[], at: number): boolean => {
  const before = labels
    .slice(0, at)
    .filter(({ text }) => !/^(?:a|an|the|our|your|their)$/.test(text))
  const last = before.at(-1)
  if (sinceCue(before).some(({ kind, text }) => kind === 'left' && ABOUT_OTHERS.has(text)))
    return true
  if (last?.kind === 'left') return isOfPersons(labels[at]) && /..(?:ing|s)$/.test(last.text)
  return (
    isOfPersons(labels[at]) &&
    last?.kind === 'glue' &&
    TOWARDS.test(last.text) &&
    before.at(-2)?.kind === 'left'
  )
}

/** Whether 'or', 'and' or a comma ties the clause to words that were not understood. */
const isJoinedToUnread = (
  labels: readonly Label[],
  at: number,
  step: 1 | -1,
  clause: Label,
): boolean => {
  let next = at + step
  let isOr = false
  let isTied = false
  for (let label = labels[next]; label; label = labels[next]) {
    if (label.kind === 'or') isOr = true
    if (label.kind === 'and' || label.kind === 'comma') isTied = true
    const isJoint = label.kind === 'or' || label.kind === 'and' || label.kind === 'comma'
    if (!isJoint && !(label.kind === 'glue' && (isOr || isTied))) break
    next += step
  }
  const beyond = labels[next]
  const isUnread = beyond !== undefined && (beyond.kind === 'left' || beyond.kind === 'others')
  return isUnread && (isOr || (isTied && isOfLists(clause)))
}

const jointsBetween = (labels: readonly Label[], from: number, to: number) => {
  const kinds = new Set(labels.slice(from + 1, to).map(({ kind }) => kind))
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
  isSoft: label.frame === 'needBased',
})

/** The clauses joined by 'or' as one; null when it cannot be told how far the 'or' reaches. */
const joinAlternatives = (
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
  const isList =
    joints.every(({ isOr, isComma, isAnd }) => (isOr || isComma) && !isAnd) && last?.isOr
  if (!isList || isOfOneProgram(found)) return null
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

const negated = (
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
  return [{ ...first, clause: { not: first.clause } }]
}

/** What in brackets makes them a remark that asks nothing. */
const REMARKS = new Set(['encouraged', 'verify'])

/** What one part of a sentence asks. */
export const readSegment = ({ labels: all, isBracket, link }: Segment): SegmentReading => {
  const exampleAt = all.findIndex(({ kind }) => kind === 'example')
  const labels = exampleAt < 0 ? all : all.slice(0, exampleAt)
  const kinds = new Set(labels.map(({ kind }) => kind))
  const places = labels.flatMap(({ kind }, at) => (kind === 'clause' ? [at] : []))
  const isWhole = labels.every(
    ({ kind }) => !(UNSAFE.has(kind) || kind === 'left' || kind === 'others'),
  )
  if (isConditional(labels, places)) return { ...nothingOf(labels), isOr: link === 'or' }
  const isNegation =
    (kinds.has('notBefore') || kinds.has('notAfter')) &&
    labels.every(({ kind }) => !['left', 'others', 'hedge', 'farHedge'].includes(kind))
  const base = {
    lifted: labels.flatMap(({ lifted }) => lifted ?? []),
    isSoft: kinds.has('preference'),
    isSoftOnwards: isSoftOnwards(labels, places),
    hasFarHedge: labels.some(({ kind }) => kind === 'farHedge'),
    isOr: link === 'or' || labels[0]?.kind === 'or',
    isExample: isBracket && (exampleAt === 0 || all.some(({ text }) => REMARKS.has(text))),
    isRelative: /^(?:who|whose|which|that)\b/.test(all[0]?.text ?? ''),
    isAboutOthers: isAboutOthers(labels),
  }
  if (isNegation) {
    const joined = joinAlternatives(labels, places)
    const clauses = joined && negated(labels, joined)
    return { ...base, clauses: clauses ?? [], isWhole: clauses !== null }
  }
  if (isWhole) {
    const joined = endsInJoint(labels) ? null : joinAlternatives(labels, places)
    const isNarrower = labels.some(({ isNarrower }) => isNarrower === true)
    return { ...base, clauses: joined ?? [], isWhole: joined !== null && !isNarrower }
  }
  const isUnsafe = labels.some(({ kind }) => UNSAFE.has(kind))
  return { ...base, clauses: isUnsafe ? [] : untouched(labels, places), isWhole: false }
}

/** '2.5 for high school seniors': a number that holds for some only, and nobody knows for whom else. */
const isConditional = (labels: readonly Label[], places: readonly number[]): boolean =>
  places.some(
    (at, index) =>
      /"(?:gpa|sat|act|age)"/.test(JSON.stringify(labels[at]?.clause)) &&
      labels[at + 1]?.text === 'for' &&
      places[index + 1] === at + 2,
  )

/** Whether the last one it names may be another than the student. */
const isAboutOthers = (labels: readonly Label[]): boolean =>
  sinceCue(labels).some(
    ({ kind, text, clause }) =>
      kind === 'others' ||
      (kind === 'left' && ABOUT_OTHERS.has(text)) ||
      /"relation"/.test(JSON.stringify(clause ?? null)),
  )

const nothingOf = (labels: readonly Label[]): SegmentReading => ({
  clauses: [],
  lifted: [],
  isWhole: false,
  isSoft: false,
  isSoftOnwards: false,
  hasFarHedge: labels.some(({ kind }) => kind === 'farHedge'),
  isOr: false,
  isExample: false,
  isRelative: false,
  isAboutOthers: isAboutOthers(labels),
})

const endsInJoint = (labels: readonly Label[]): boolean => {
  const last = labels.findLast(({ kind }) => !PASSED_OVER.has(kind) || kind === 'preference')
  return last?.kind === 'or'
}

/** A preference before the clauses reaches on ('Preference is given to …'); one behind them does not. */
const isSoftOnwards = (labels: readonly Label[], places: readonly number[]): boolean => {
  const at = labels.findIndex(({ kind }) => kind === 'preference')
  return at >= 0 && at < (places[0] ?? Infinity)
}

/** The clauses of a part that was not read whole: those that its other words cannot change. */
const untouched = (labels: readonly Label[], places: readonly number[]): SegmentClause[] => {
  const others = labels.findIndex(({ kind }) => kind === 'others')
  const kept = places.filter((at) => !isTouched(labels, at) && (others < 0 || at < others))
  if (kept.length < places.length && labels.some(({ kind }) => kind === 'or')) return []
  return joinAlternatives(labels, kept) ?? []
}
