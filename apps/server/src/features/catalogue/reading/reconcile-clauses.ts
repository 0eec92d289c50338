import type { Clause, HardClause } from '@laurel/matching/criteria'
import { factNamesOf, factsOf, isOrGoal, membersOf } from './sentences/clause-facts.ts'
import type { Confidence } from './listing-reading.ts'

/** Where a clause comes from, from the least to the most that is said. */
export type ClauseOrigin = 'name' | 'column' | 'text'

/** A clause of a listing before it is weighed against the others. */
export interface Weighed {
  clause: HardClause
  isSoft: boolean
  confidence: Confidence
  origin: ClauseOrigin
  why?: string
  words: string
  /** Where the sentence begins that says it, in a text. */
  sentence?: number
}

/** Facts that hold one value: two lists that differ cannot both be meant alone. */
const SINGLE = new Set([
  'schoolLevel',
  'levelNextYear',
  'fieldOfStudy',
  'degreeType',
  'state',
  'country',
  'citizenship',
  'gender',
  'enrollment',
  'collegeState',
  'highSchoolState',
  'degreeHeld',
  'county',
])

interface Listed {
  fact: string
  values: ReadonlySet<string>
}

/** A plain list of one fact of the student's; undefined for anything else. */
const listedOf = (clause: Clause): Listed | undefined =>
  'fact' in clause && 'in' in clause && clause.relation === undefined && SINGLE.has(clause.fact)
    ? { fact: clause.fact, values: new Set(membersOf(clause)) }
    : undefined

/** The lists among which a clause leaves the choice. */
const alternativesOf = (clause: Clause): Listed[] => {
  const listed = listedOf(clause)
  if (listed) return [listed]
  return 'any' in clause ? clause.any.flatMap(alternativesOf) : []
}

const isWithin = (part: ReadonlySet<string>, whole: ReadonlySet<string>): boolean =>
  [...part].every((value) => whole.has(value))

const DIFFERENT = 'Two parts of the listing name different ones: all of them are taken.'

const union = <T extends Weighed>(one: T, other: T): T => {
  const [left, right] = [one.clause, other.clause]
  if (!('fact' in left && 'in' in left && 'fact' in right && 'in' in right)) return one
  const values = [...new Set([...left.in, ...right.in])]
  const stays = one.origin === 'text' ? one : other
  return { ...stays, clause: { fact: left.fact, in: values }, confidence: 'likely', why: DIFFERENT }
}

/**
 * 'College students': said of whom the award pays, which a column that also names seniors of high
 * school or graduate students does not contradict.
 */
const LOOSE = /\bcollege students?\b/i
const isLoose = ({ origin, words }: Weighed, fact: string): boolean =>
  origin === 'text' && fact === 'schoolLevel' && LOOSE.test(words)

/** 'Juniors', which are a year of high school and one of college alike. */
const isOfEither = (levels: ReadonlySet<string>): boolean =>
  [...levels].some(
    (level) => level.startsWith('hs_') && levels.has(level.replace('hs_', 'college_')),
  )

/** A column of levels tells which juniors a text means: those of both that it names itself. */
const toldByColumn = <T extends Weighed>(column: T, text: T): T | null => {
  const [levels, said] = [listedOf(column.clause), listedOf(text.clause)]
  if (column.origin !== 'column' || text.origin !== 'text' || !levels || !said) return null
  if (levels.fact !== 'schoolLevel' || !isOfEither(said.values) || isOfEither(levels.values))
    return null
  const meant = [...said.values].filter((level) => levels.values.has(level))
  return meant.length === 0 || isWithin(levels.values, said.values)
    ? column
    : { ...text, clause: { fact: levels.fact, in: meant } }
}

/** What is left of two clauses on the same fact; null when both say something of their own. */
const settle = <T extends Weighed>(one: T, other: T): T | null => {
  const [left, right] = [listedOf(one.clause), listedOf(other.clause)]
  if (!left || !right || left.fact !== right.fact) return null
  const told = toldByColumn(one, other) ?? toldByColumn(other, one)
  if (told) return told
  const sure = [one, other].find((part) => part.origin === 'text' && part.confidence === 'certain')
  const hint = [one, other].find((part) => part.origin === 'column' && part.confidence === 'likely')
  if (sure && hint) return sure
  const [isLeftWithin, isRightWithin] = [
    isWithin(left.values, right.values),
    isWithin(right.values, left.values),
  ]
  if (isLeftWithin && isRightWithin) return one.confidence === 'certain' ? one : other
  if (isLeftWithin || isRightWithin) {
    const [narrow, wide] = isLeftWithin ? [one, other] : [other, one]
    const isWideInText = wide.origin === 'text' && narrow.origin === 'column'
    if (wide.origin === 'column' && (narrow.confidence !== 'certain' || isLoose(narrow, left.fact)))
      return wide
    const isNarrowSure = narrow.confidence === 'certain' && !isWideInText
    return isNarrowSure ? narrow : { ...wide, confidence: 'likely', why: DIFFERENT }
  }
  return union(one, other)
}

/** Kinds of people, of whom two lines name one each: 'Veterans', 'members of the Reserve'. */
const KINDS =
  /^(?:militaryAffiliation|lifeExperience|membership|employer|occupation|disability|healthCondition):/

const isOfKinds = (clause: Clause): boolean => {
  const facts = 'not' in clause ? [] : factsOf(clause)
  return facts.length > 0 && facts.every((fact) => KINDS.test(fact))
}

/** Two lines that name different kinds of people let in either. */
const eitherOfPeople = <T extends Weighed>(one: T, other: T): T | null => {
  if (one.sentence === undefined || other.sentence === undefined) return null
  if (one.sentence === other.sentence) return null
  if (!isOfKinds(one.clause) || !isOfKinds(other.clause)) return null
  const kinds = (clause: HardClause): Set<string> => new Set(factNamesOf(clause))
  if (kinds(one.clause).isDisjointFrom(kinds(other.clause))) return null
  const ways = [one.clause, other.clause].flatMap((clause) =>
    'any' in clause ? clause.any : [clause],
  )
  return { ...one, clause: { any: ways }, confidence: 'likely', why: DIFFERENT }
}

const settleFloors = <T extends Weighed>(one: T, other: T): T | null => {
  const [left, right] = [one.clause, other.clause]
  if (!('fact' in left && 'gte' in left && 'fact' in right && 'gte' in right)) return null
  if (left.fact !== right.fact || left.relation !== right.relation) return null
  if (left.gte === right.gte) return one.confidence === 'certain' ? one : other
  const lower = left.gte < right.gte ? one : other
  return {
    ...lower,
    confidence: 'likely',
    why: 'Two parts of the listing name different ones: the lower one is taken.',
  }
}

/** 'Ages 9 to 12' for one camp and '13 to 15' for another: nobody is both. */
const settleRanges = <T extends Weighed>(one: T, other: T): T | null => {
  const [left, right] = [one.clause, other.clause]
  if (!('fact' in left && 'between' in left && 'fact' in right && 'between' in right)) return null
  if (left.fact !== right.fact || left.relation !== right.relation) return null
  const isApart = left.between[1] < right.between[0] || right.between[1] < left.between[0]
  return isApart
    ? { ...one, clause: { any: [left, right] }, confidence: 'likely', why: DIFFERENT }
    : null
}

/** Whether a text leaves a choice that a column takes away: 'grades 10 to 12 or ages 15 to 18'. */
const isOverruled = (column: Weighed, all: readonly Weighed[]): boolean => {
  const listed = listedOf(column.clause)
  return (
    column.origin !== 'text' &&
    listed !== undefined &&
    all.some(
      ({ clause, origin }) =>
        origin === 'text' &&
        'any' in clause &&
        !isOrGoal(clause) &&
        alternativesOf(clause).some(
          ({ fact, values }) => fact === listed.fact && isWithin(listed.values, values),
        ),
    )
  )
}

/** The student's own facts in a clause. */
const factsIn = (clause: HardClause): string[] =>
  factsOf(clause).flatMap((fact) => (fact.endsWith(':self') ? [fact.replace(/:self$/, '')] : []))

const factOf = (clause: HardClause): string | undefined =>
  'fact' in clause ? clause.fact : undefined

/**
 * Weighs the clauses of a listing against each other. What a text says counts for more than what a
 * name hints at; where two places name different things, nobody of either is shut out.
 */
export const reconcileClauses = <T extends Weighed>(
  clauses: readonly T[],
  lifted: ReadonlySet<string>,
): T[] => {
  const told = new Set(
    clauses.filter(({ origin }) => origin !== 'name').flatMap(({ clause }) => factsIn(clause)),
  )
  const kept = clauses.filter(({ clause, origin }) => {
    const fact = factOf(clause) ?? ''
    const isTold = factsIn(clause).some((each) => told.has(each))
    return origin === 'text' || !(lifted.has(fact) || (origin === 'name' && isTold))
  })
  const settled: T[] = []
  for (const clause of kept.map(unlessLifted(lifted)))
    if (!isOverruled(clause, kept)) for (const part of apart(clause)) addSettled(settled, part)
  return settled.filter(
    ({ clause, isSoft }) =>
      !isSoft || !settled.some((hard) => !hard.isSoft && same(hard.clause, clause)),
  )
}

/** What one sentence asks and another takes back ('any citizenship') is a question. */
const unlessLifted =
  (lifted: ReadonlySet<string>) =>
  <T extends Weighed>(weighed: T): T =>
    lifted.has(factOf(weighed.clause) ?? '') && !weighed.isSoft
      ? { ...weighed, confidence: 'unsure', why: 'Another sentence takes it back.' }
      : weighed

/** What must hold together, each for itself. */
const apart = <T extends Weighed>(weighed: T): T[] =>
  'all' in weighed.clause && !weighed.isSoft
    ? weighed.clause.all.flatMap((clause) => apart({ ...weighed, clause }))
    : [weighed]

const same = (one: HardClause, other: HardClause): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

const addSettled = <T extends Weighed>(settled: T[], clause: T): void => {
  for (const [at, known] of settled.entries()) {
    if (known.isSoft !== clause.isSoft) continue
    if (same(known.clause, clause.clause)) {
      if (known.confidence !== 'certain' && clause.confidence === 'certain') settled[at] = clause
      return
    }
    const both = clause.isSoft
      ? null
      : (settle(known, clause) ??
        settleFloors(known, clause) ??
        settleRanges(known, clause) ??
        eitherOfPeople(known, clause))
    if (both) {
      settled[at] = both
      return
    }
  }
  settled.push(clause)
}
