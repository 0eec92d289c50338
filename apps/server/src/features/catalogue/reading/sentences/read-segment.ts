import type { HardClause } from '@laurel/matching/criteria'
import { factsOf, isOfLists, isOfPersons, membersOf, sinceCue } from './clause-facts.ts'
import { isAge, isTouched, saysItself } from './is-touched.ts'
import { joinAlternatives, joinAsKinds, negated, type SegmentClause } from './join-alternatives.ts'
import type { Label } from './label.ts'
import { ABOUT_OTHERS, OPENERS } from '../lexicon/rule-words.ts'
import type { Segment } from './split-segments.ts'
import { isTurning } from './turning-brackets.ts'

export interface SegmentReading {
  clauses: SegmentClause[]
  lifted: string[]
  /** Whether nothing in it was left over. */
  isWhole: boolean
  /** Whether all of it was understood, though facts may say only a part of it ('chemical engineering'). */
  isUnderstood: boolean
  isSoft: boolean
  /** Whether a preference reaches from here to the end of its sentence. */
  isSoftOnwards: boolean
  /** Whether what stands before it is preferred as well: 'majors who are residents are preferred'. */
  isSoftBackwards: boolean
  /** Whether it holds a word that may turn the whole sentence. */
  hasFarHedge: boolean
  isBracket: boolean
  /** Whether what it says is an alternative to what stands before it. */
  isOr: boolean
  isExample: boolean
  /** Whether it goes on with the list before it: '… (any branch), and their spouses'. */
  goesOn: boolean
  /** Whether it speaks of the one named last ('who …'), and whether that may be somebody else here. */
  isRelative: boolean
  isAboutOthers: boolean
}

/**
 * 'A learning disability such as dyslexia and ADHD': examples that are none of what stands before them go
 * on with its list, so that nobody can tell what it is.
 */
const withoutOverrun = (all: readonly Label[], exampleAt: number): Label[] => {
  const beyond = all.slice(exampleAt).flatMap(({ clause }) => (clause ? [clause] : []))
  return all.slice(0, exampleAt).map((label): Label => {
    const { clause } = label
    const isOverrun =
      clause !== undefined &&
      beyond.some(
        (other) =>
          factsOf(other).some((fact) => factsOf(clause).includes(fact)) && !isWithin(other, clause),
      )
    const { from, to, text } = label
    return isOverrun ? { kind: 'left', from, to, text } : label
  })
}

/** Whether one names nothing that the other does not. */
const isWithin = (one: HardClause, other: HardClause): boolean => {
  if (!('fact' in one && 'in' in one && 'fact' in other && 'in' in other)) return true
  const known = new Set(membersOf(other))
  return membersOf(one).every((id) => known.has(id))
}

const UNSAFE = new Set<Label['kind']>(['hedge', 'farHedge', 'notBefore', 'notAfter'])
const PASSED_OVER = new Set<Label['kind']>(['glue', 'vague', 'preference', 'lifted'])
/** What in brackets makes them a remark that asks nothing. */
const REMARKS = new Set(['encouraged', 'verify'])

/** What one part of a sentence asks. */
export const readSegment = ({ labels: all, isBracket, link }: Segment): SegmentReading => {
  const exampleAt = all.findIndex(({ kind }) => kind === 'example')
  const labels = exampleAt < 0 ? all : withoutOverrun(all, exampleAt)
  const kinds = new Set(labels.map(({ kind }) => kind))
  const places = labels.flatMap(({ kind }, at) => (kind === 'clause' ? [at] : []))
  const isWhole = labels.every(
    ({ kind }) => !(UNSAFE.has(kind) || kind === 'left' || kind === 'others'),
  )
  // '(verify, citizens ineligible)' is more than a remark, and what it asks cannot be told.
  if (isBracket && labels[0]?.text === 'note') return { ...nothingOf(all), isBracket }
  const isRemark = exampleAt === 0 || all.some(({ text }) => REMARKS.has(text))
  if (isBracket && isRemark && all.some(turns)) return { ...nothingOf(all), isBracket }
  // '(juniors should wait a year)': said of some, and no condition.
  const isAside = all.some(({ text }) => ASIDE.test(text)) && !all.some(turns)
  if (isBracket && places.length > 0 && isAside)
    return {
      ...nothingOf(all),
      isBracket,
      // '(students with a disability may take fewer)': what stands before it is not for all.
      hasFarHedge: all.some(({ text }) => /^(?:fewer|less|lower|instead)$/.test(text)),
    }
  // '(3.0 for students with …)': what stands before the bracket holds for some only.
  if (isBracket && NUMBER.test(labels[0]?.text ?? '') && labels[1]?.text === 'for')
    return { ...nothingOf(labels), isBracket, hasFarHedge: true }
  if (isConditional(labels, places)) return { ...nothingOf(labels), isOr: link === 'or', isBracket }
  const isNegation =
    (kinds.has('notBefore') || kinds.has('notAfter')) &&
    labels.every(({ kind }) => !['left', 'others', 'hedge', 'farHedge'].includes(kind))
  const base = {
    lifted: labels.flatMap(({ lifted }) => lifted ?? []),
    isSoft: kinds.has('preference'),
    isSoftOnwards: isSoftOnwards(labels, places),
    isSoftBackwards: isRelative(all) && isSoftAtEnd(labels),
    hasFarHedge: labels.some(({ kind }) => kind === 'farHedge'),
    isBracket,
    isOr: link === 'or' || labels[0]?.kind === 'or',
    isExample: isBracket && isRemark,
    goesOn: goesOn(all),
    isRelative: isRelative(all),
    isAboutOthers: isAboutOthers(labels),
  }
  if (isNegation) {
    const joined = joinAlternatives(labels, places)
    const clauses = joined && negated(labels, joined)
    return {
      ...base,
      clauses: clauses ?? [],
      isWhole: clauses !== null,
      isUnderstood: clauses !== null,
    }
  }
  if (isWhole) {
    const joined = endsInJoint(labels) ? null : joinAlternatives(labels, places)
    const isNarrower = labels.some(({ isNarrower }) => isNarrower === true)
    return {
      ...base,
      clauses: joined ?? kindsOrApart(labels, places),
      isWhole: joined !== null && !isNarrower,
      isUnderstood: joined !== null,
    }
  }
  const unsafeAt = labels.findIndex(({ kind }) => UNSAFE.has(kind))
  return {
    ...base,
    clauses: unsafeAt < 0 ? untouched(labels, places) : beforeIncluding(labels, unsafeAt),
    isWhole: false,
    isUnderstood: false,
  }
}

const kindsOrApart = (labels: readonly Label[], places: readonly number[]): SegmentClause[] => {
  const kinds = joinAsKinds(labels, places)
  return kinds.length > 0 ? kinds : apart(labels, places)
}

const INCLUDING = /^includ(?:ing|es?)$/
/** 'Residents age 18 or older, including territories': what is included widens a list, and no number. */
const beforeIncluding = (labels: readonly Label[], at: number): SegmentClause[] => {
  if (!INCLUDING.test(labels[at]?.text ?? '')) return []
  const head = labels.slice(0, at)
  const places = head.flatMap((label, index) => (label.kind === 'clause' ? [index] : []))
  const lists = new Set(head.filter(isOfLists).map(({ from }) => from))
  return untouched(head, places).filter(({ from }) => !lists.has(from))
}

const ASIDE = /^(?:should|may|can|need|needs)$/

const turns = ({ kind, text }: Label): boolean =>
  kind === 'notBefore' || kind === 'notAfter' || isTurning(text)

const NUMBER = /^\d/

/** '2.5 for high school seniors': a number that holds for some only, and nobody knows for whom else. */
const isConditional = (labels: readonly Label[], places: readonly number[]): boolean =>
  places.some(
    (at, index) =>
      /"(?:gpa|sat|act|age)"/.test(JSON.stringify(labels[at]?.clause)) &&
      ((labels[at + 1]?.text === 'for' &&
        (places[index + 1] === at + 2 || SOME_OF_THEM.test(labels[at + 2]?.text ?? ''))) ||
        (AGES_OF_SOME.has(labels[at]?.frame ?? '') && NEEDS_MORE.test(labels[at + 1]?.text ?? ''))),
  )

/** 'A GPA of 3.0 for freshmen', '… for merit awards'. */
const SOME_OF_THEM =
  /^(?:freshm|sophomore|junior|senior|transfer|graduate|undergraduate|others?$|some|merit|renewal|donor)/

/** 'Entrants under 18 need …': a rule for some, not whom the award is for. */
const AGES_OF_SOME = new Set(['ageBelow', 'ageOver', 'ageUnder', 'ageFrom', 'ageTo'])
const NEEDS_MORE = /^(?:must|need|needs|should|shall|will|require|requires|have|has|who)$/

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
  isUnderstood: false,
  isSoft: false,
  isSoftOnwards: false,
  isSoftBackwards: false,
  isBracket: false,
  hasFarHedge: labels.some(({ kind }) => kind === 'farHedge'),
  isOr: false,
  isExample: false,
  goesOn: goesOn(labels),
  isRelative: false,
  isAboutOthers: isAboutOthers(labels),
})

const endsInJoint = (labels: readonly Label[]): boolean => {
  const last = labels.findLast(({ kind }) => !PASSED_OVER.has(kind) || kind === 'preference')
  return last?.kind === 'or'
}

const IN_PARTICULAR = /^(?:particularly|especially)$/
/** A preference before the clauses reaches on ('Preference is given to …'); one behind them does not. */
const isSoftOnwards = (labels: readonly Label[], places: readonly number[]): boolean => {
  // '…, particularly those who are Black': from there on it is what is liked.
  if (labels.some(({ kind, text }) => kind === 'hedge' && IN_PARTICULAR.test(text))) return true
  const at = labels.findIndex(({ kind }) => kind === 'preference')
  return at >= 0 && at < (places[0] ?? Infinity)
}

/** Whether it begins with a joint and no new statement: what stands there is of the same kind. */
const goesOn = (labels: readonly Label[]): boolean => {
  const first = labels.findIndex(({ kind }) => !['comma', 'and', 'or'].includes(kind))
  return first > 0 && !OPENERS.has(labels[first]?.text.replace(/ .*/, '') ?? '')
}

const isRelative = ([first]: readonly Label[]): boolean =>
  /^(?:who|whose|which|that)\b/.test(first?.text ?? '')

const isSoftAtEnd = (labels: readonly Label[]): boolean =>
  labels.findLast(({ kind }) => kind !== 'glue')?.kind === 'preference'

/** 'High schoolers 16-18, teachers, and others': with those whom it describes, an age is gone. */
const isAgeOfDropped = (labels: readonly Label[], at: number, kept: readonly number[]): boolean => {
  const [age, before] = [labels[at], labels[at - 1]]
  const isSaidOfThem = age !== undefined && isAge(age) && !saysItself(age)
  return isSaidOfThem && before?.kind === 'clause' && !kept.includes(at - 1)
}

const isNumber = (label: Label | undefined): boolean =>
  label?.clause !== undefined &&
  ('gte' in label.clause || 'lte' in label.clause || 'between' in label.clause)

const OF_SOMEBODY = /^(?:holders?|graduates?|recipients?|those|anyone|people|persons?)$/

/** 'A senior, a GED holder or a college student with less than 90 credits': said of the last of them only. */
const isBehindOtherWay = (labels: readonly Label[], at: number): boolean => {
  const or = labels.slice(0, at).findLastIndex(({ kind }) => kind === 'or')
  const before = labels
    .slice(0, Math.max(0, or))
    .findLast(({ kind }) => kind !== 'glue' && kind !== 'comma')
  return (
    or >= 0 &&
    before?.kind === 'left' &&
    labels.slice(or, at).some((label) => isOfPersons(label) || OF_SOMEBODY.test(label.text))
  )
}

/** 'A Canadian citizen, permanent resident or protected person': the first of a list that goes on. */
const isOfNation = (label: Label | undefined): boolean =>
  /"(?:nationality|citizenship)"/.test(JSON.stringify(label?.clause ?? null))

/** The clauses of a part that was not read whole: those that its other words cannot change. */
const untouched = (labels: readonly Label[], places: readonly number[]): SegmentClause[] => {
  const others = labels.findIndex(({ kind }) => kind === 'others')
  const free = places.filter(
    (at) =>
      !isTouched(labels, at) &&
      (others < 0 || at < others) &&
      !(isNumber(labels[at]) && isBehindOtherWay(labels, at)) &&
      !(isOfNation(labels[at]) && labels.slice(at + 1).some(({ kind }) => kind === 'or')),
  )
  const kept = free.filter((at) => !isAgeOfDropped(labels, at, free))
  const isChoice = kept.length < places.length && labels.some(({ kind }) => kind === 'or')
  const sure = isChoice ? kept.filter((at) => standsAlone(labels, places, at)) : kept
  return joinAlternatives(labels, sure) ?? apart(labels, sure)
}

/** Of clauses of which nobody can tell how they are joined, those that are joined to none. */
const apart = (labels: readonly Label[], places: readonly number[]): SegmentClause[] => {
  if (isOfKindsOfPeople(labels, places)) return []
  const alone = places.filter(
    (at) => !besideOf(labels, places, at).some(({ kind }) => JOINTS.has(kind)),
  )
  return alone.length < places.length ? (joinAlternatives(labels, alone) ?? []) : []
}

/** 'Women in engineering or veterans': of the one kind is asked what nobody asks of the other. */
const isOfKindsOfPeople = (labels: readonly Label[], places: readonly number[]): boolean =>
  places.slice(1).some((to, index) => {
    const from = places[index] ?? 0
    const isOr = labels.slice(from + 1, to).some(({ kind }) => kind === 'or')
    return isOr && (isOfPersons(labels[from]) || isOfPersons(labels[to]))
  })

const JOINTS = new Set<Label['kind']>(['or', 'and', 'comma'])

/** What stands between a clause and those beside it. */
const besideOf = (labels: readonly Label[], places: readonly number[], at: number): Label[] => {
  const index = places.indexOf(at)
  return labels.slice((places[index - 1] ?? -1) + 1, places[index + 1] ?? labels.length)
}

/** Whether a choice elsewhere leaves it as it is: no 'or' up to the clauses beside it, nor a comma that lets a list go on. */
const standsAlone = (labels: readonly Label[], places: readonly number[], at: number): boolean => {
  const label = labels[at]
  if (!label) return false
  const beside = besideOf(labels, places, at)
  if (beside.some(({ kind }) => kind === 'or')) return false
  return (
    !isOfLists(label) ||
    !(beside.some(({ kind }) => kind === 'comma') || isOfKindsOfPeople(labels, places))
  )
}
