import { listWords } from './list-words.ts'
import { gatherFamilies, type Value, valueWord } from './value-words.ts'

type Whose = 'self' | 'parent' | 'spouse' | 'grandparent'

const WHO: Readonly<Record<Whose, string>> = {
  self: '',
  parent: 'A parent',
  spouse: 'Your spouse',
  grandparent: 'A grandparent',
}
const RELATED: Readonly<Record<Whose, string>> = {
  self: '',
  parent: 'children of ',
  spouse: 'spouses of ',
  grandparent: 'grandchildren of ',
}

interface Affiliation {
  own: (list: string) => string
  relative: (who: string, list: string) => string
  people: (list: string) => string
}

const AFFILIATIONS: Readonly<Record<string, Affiliation>> = {
  membership: {
    own: (list) => `Member of ${list}`,
    relative: (who, list) => `${who} is a member of ${list}`,
    people: (list) => `members of ${list}`,
  },
  employer: {
    own: (list) => `Works for ${list}`,
    relative: (who, list) => `${who} works for ${list}`,
    people: (list) => `employees of ${list}`,
  },
  occupation: {
    own: (list) => `Works as: ${list}`,
    relative: (who, list) => `${who} works as: ${list}`,
    people: (list) => `people who work as: ${list}`,
  },
  activity: {
    own: (list) => `Takes part in ${list}`,
    relative: (who, list) => `${who} takes part in ${list}`,
    people: (list) => `people who take part in ${list}`,
  },
  militaryAffiliation: {
    own: (list) => `Military ties: ${list}`,
    relative: (who, list) => `${who} has military ties: ${list}`,
    people: (list) => `people with military ties: ${list}`,
  },
}

const ANY_TIES: Affiliation = {
  own: () => 'Has military ties',
  relative: (who) => `${who} has military ties`,
  people: () => 'people with military ties',
}

/** Whether a fact may be asked about relatives too. */
export const isAffiliation = (fact: string) => Object.hasOwn(AFFILIATIONS, fact)

const whose = (relation: string | undefined): Whose =>
  relation !== undefined && Object.hasOwn(WHO, relation) ? (relation as Whose) : 'self'

function phraseOf(fact: string, values: readonly Value[]): Affiliation | undefined {
  const isAnyTie =
    fact === 'militaryAffiliation' && gatherFamilies(fact, values)[0] === 'any_military'
  return isAnyTie ? ANY_TIES : AFFILIATIONS[fact]
}

const list = (fact: string, values: readonly Value[], joiner: 'and' | 'or') =>
  listWords(
    values.map((value) => valueWord(fact, value)),
    joiner,
  )

/** "A parent is a member of …", or "Member of …" for the student. */
export function affiliationHas(
  fact: string,
  relation: string | undefined,
  values: readonly Value[],
): string {
  const who = whose(relation)
  const phrase = phraseOf(fact, values)
  const words = list(fact, values, 'and')
  return (who === 'self' ? phrase?.own(words) : phrase?.relative(WHO[who], words)) ?? words
}

/** "children of members of …": whom a criterion on a relative is for. */
export function affiliationAudience(
  fact: string,
  relation: string | undefined,
  values: readonly Value[],
): string {
  const words = list(fact, values, 'or')
  return `${RELATED[whose(relation)]}${phraseOf(fact, values)?.people(words) ?? words}`
}
