import { factsById, FACTS } from '@laurel/matching/facts'
import { comparison, type FactClause, type HardClause } from '@laurel/matching/criteria'
import { fieldOfMajor } from '@laurel/matching/majors'
import { normaliseName } from '@laurel/matching/normalise-name'
import { findPhrases, type PhraseKind } from '../words/find-phrases.ts'
import { splitWords } from '../words/split-words.ts'

const definitions = factsById(FACTS)

/** Facts whose options the lexicon names completely, or well enough to contradict. */
const KINDS: Readonly<Record<string, readonly PhraseKind[]>> = {
  state: ['state'],
  collegeState: ['state'],
  highSchoolState: ['state'],
  country: ['country', 'state'],
  gender: ['gender'],
  religion: ['religion'],
  fieldOfStudy: ['field'],
  major: ['field'],
  ethnicity: ['ethnicity'],
  degreeType: ['degree'],
}
/** Of these a value that the words do not name at all is made up. */
const NAMED_ALWAYS = new Set(['state', 'collegeState', 'highSchoolState'])

/** Words that turn what they stand by. */
export const NEGATION =
  /\b(?:not|no|never|non|nor|without|except|excluding|other than|ineligible|neither|cannot)\b|n['’]t\b/i

const numbersIn = (quote: string): Set<number> =>
  new Set(
    (quote.match(/\d[\d,]*(?:\.\d+)?/g) ?? []).map((digits) => Number(digits.replaceAll(',', ''))),
  )

/** 'Under 25' is at most 24, 'over 17' at least 18; '60k' is said for 60,000. */
const isNumberSaid = (fact: string, value: number, said: ReadonlySet<number>): boolean =>
  said.has(value) ||
  (fact === 'age' && (said.has(value + 1) || said.has(value - 1))) ||
  (value >= 1000 && said.has(value / 1000))

const phrasesIn = (quote: string, kinds: readonly PhraseKind[]): Set<string> => {
  const words = splitWords(quote, 0, quote.length)
  const named = findPhrases(words)
    .flat()
    .filter(({ kind }) => kinds.includes(kind))
    .flatMap(({ ids }) => ids)
  const codes = kinds.includes('state')
    ? words.filter(({ isStateCode }) => isStateCode).map(({ raw }) => raw)
    : []
  return new Set([...named, ...codes])
}

/** The option ids that a value stands for: itself, and the members of its family. */
const membersOf = (fact: string, id: string): readonly string[] => [
  id,
  ...(definitions.get(fact)?.families?.[id] ?? []),
]

const isOptionSaid = (fact: string, values: readonly string[], quote: string): boolean => {
  const kinds = KINDS[fact]
  if (!kinds) return true
  const said = [...phrasesIn(quote, kinds)].flatMap((id) => [
    ...membersOf(fact, id),
    fieldOfMajor(id) ?? id,
  ])
  if (said.length === 0) return !NAMED_ALWAYS.has(fact)
  return values.every((value) => membersOf(fact, value).some((id) => said.includes(id)))
}

const isNameSaid = (name: string, quote: string): boolean => {
  const words = normaliseName(name.replace(/^[A-Z]{2}\//, ''))
  return words !== '' && normaliseName(quote).includes(words)
}

const isComparisonSaid = (clause: FactClause, quote: string): boolean => {
  const kind = definitions.get(clause.fact)?.kind
  const { asked } = comparison(clause)
  if (kind === 'number') {
    const said = numbersIn(quote)
    return asked.every((value) => isNumberSaid(clause.fact, Number(value), said))
  }
  if (kind === 'date') {
    const years = numbersIn(quote)
    return asked.every((value) => years.has(Number(String(value).slice(0, 4))))
  }
  if (kind === 'name') return asked.every((value) => isNameSaid(String(value), quote))
  return kind === 'flag' || isOptionSaid(clause.fact, asked.map(String), quote)
}

/**
 * Whether the words quoted can mean the clause: its numbers, years, names and states stand in them, no
 * other option of the same fact does, and what is denied is denied there. What fails is made up, or
 * belongs to other words.
 */
export const isBorneOut = (clause: HardClause, quote: string): boolean => {
  if ('all' in clause) return clause.all.every((part) => isBorneOut(part, quote))
  if ('any' in clause) return clause.any.every((part) => isBorneOut(part, quote))
  if ('not' in clause) return NEGATION.test(quote) && isBorneOut(clause.not, quote)
  if ('attest' in clause) return false
  const isDenied = 'notIn' in clause || ('is' in clause && clause.is === false)
  return (!isDenied || NEGATION.test(quote)) && isComparisonSaid(clause, quote)
}
