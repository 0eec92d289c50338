import type { FactClause, HardClause } from '@laurel/matching/criteria'
import { nearList, withMembers } from '../lexicon/near-fields.ts'

const factsIn = (clause: HardClause): FactClause[] => {
  if ('fact' in clause) return [clause]
  if ('all' in clause) return clause.all.flatMap(factsIn)
  if ('any' in clause) return clause.any.flatMap(factsIn)
  return []
}

/** Facts beside which 'related' still speaks of the field: 'a bachelor's degree in nursing or a related field'. */
const OF_STUDY = new Set(['fieldOfStudy', 'major', 'degreeType', 'schoolLevel'])

/** The fields of which somebody may be asked whether theirs is related; null where that is anybody. */
const askedOf = (clause: HardClause): string[] | null => {
  const facts = factsIn(clause)
  const named = facts.flatMap((one) =>
    one.fact === 'fieldOfStudy' && 'in' in one ? one.in.map(String) : [],
  )
  if (named.length === 0 || !facts.every(({ fact }) => OF_STUDY.has(fact))) return null
  // Who studies a part of a named field, or at another degree, is near it as well.
  const isWholly = 'fact' in clause
  return isWholly ? nearList(named) : [...withMembers(named), ...nearList(named)].toSorted()
}

/**
 * 'or a related field': what the list does not name is asked, with its words beside the question, of
 * whoever studies a neighbour of what it names.
 */
export const withOpenEnd = (clause: HardClause, words: string): HardClause => {
  // 'A master’s program in agronomy or a related field': the degree is asked of everybody.
  if ('all' in clause) {
    const isOfField = (part: HardClause): boolean =>
      factsIn(part).every(({ fact }) => fact === 'fieldOfStudy' || fact === 'major')
    const [studied, others] = [
      clause.all.filter(isOfField),
      clause.all.filter((part) => !isOfField(part)),
    ]
    const [only] = studied
    if (only && others.length > 0)
      return { all: [...others, withOpenEnd(studied.length > 1 ? { all: studied } : only, words)] }
  }
  const said = words.replace(/\s+/g, ' ')
  if (!JSON.stringify(clause).includes('"fieldOfStudy"'))
    return { any: [clause, { attest: `Does this take you in: “${said}”?` }] }
  const asked = { attest: `Do you study a field related to this: “${said}”?` }
  const fields = askedOf(clause)
  return {
    any: [
      ...('any' in clause ? clause.any : [clause]),
      fields ? { all: [{ fact: 'fieldOfStudy', in: fields }, asked] } : asked,
    ],
  }
}

/** Whether the table of neighbours decided whom a clause shuts out. */
export const isOfNeighbours = (clause: HardClause): boolean => askedOf(clause) !== null
