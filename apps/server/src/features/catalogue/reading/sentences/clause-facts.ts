import type { HardClause } from '@laurel/matching/criteria'
import { FACTS, factsById } from '@laurel/matching/facts'
import type { Label } from './label.ts'

/** Facts of who somebody is: two of them side by side may be two kinds of people. */
const OF_PERSONS =
  /"(?:gender|ethnicity|heritage|militaryAffiliation|schoolLevel|disability|lgbtq|firstGeneration|lifeExperience|religion|membership|citizenship|transfer|occupation|employer|state|country|county|city)"/
/** Lists whose next item, when it was not understood, would have been one more of them. */
const OF_LISTS =
  /"(?:gender|ethnicity|heritage|militaryAffiliation|schoolLevel|disability|fieldOfStudy|state|county|city|country|citizenship|religion|lifeExperience|healthCondition|degreeType|collegeState|highSchoolState|collegeType|occupation|membership|employer|college|highSchool|careerGoal|lgbtq|firstGeneration)"/

export const isClauseOfPersons = (clause: HardClause | undefined): boolean =>
  OF_PERSONS.test(JSON.stringify(clause ?? null))
export const isOfPersons = (label: Label | undefined): boolean => isClauseOfPersons(label?.clause)
export const isOfLists = (label: Label): boolean => OF_LISTS.test(JSON.stringify(label.clause))

/** The labels behind the last word that says whom the award is for. */
export const sinceCue = (labels: readonly Label[]): readonly Label[] =>
  labels.slice(
    labels.findLastIndex(
      ({ kind, text }) => kind === 'glue' && /\b(?:for|must|open|eligible|are|is|be)\b/.test(text),
    ) + 1,
  )

const definitions = factsById(FACTS)

/** What a list of options lets in, families by their members. */
export const membersOf = ({ fact, in: ids }: { fact: string; in: readonly unknown[] }): string[] =>
  ids.flatMap((id) => definitions.get(fact)?.families?.[String(id)] ?? [String(id)])

/** The facts a clause asks, of whom: 'militaryAffiliation:parent'. */
export const factsOf = (clause: HardClause): string[] => {
  if ('fact' in clause) return [`${clause.fact}:${clause.relation ?? 'self'}`]
  if ('all' in clause) return clause.all.flatMap(factsOf)
  if ('any' in clause) return clause.any.flatMap(factsOf)
  return 'not' in clause ? factsOf(clause.not) : []
}

/** The facts a clause asks, of whomever. */
export const factNamesOf = (clause: HardClause): string[] =>
  factsOf(clause).map((fact) => fact.replace(/:.*/, ''))

/** Whether both ask something of the same fact of the same person. */
export const asksSame = (one: HardClause, other: HardClause): boolean =>
  factsOf(one).some((fact) => factsOf(other).includes(fact))

/** 'Preparing to teach': a field or a goal, which takes away nothing that a column says of the field. */
export const isOrGoal = (clause: HardClause): boolean =>
  'any' in clause && clause.any.some((way) => factNamesOf(way).includes('careerGoal'))
