import { bareName, BODY, FORMS, LIMITS, NO_NAME, TURNS } from './lexicon/restriction-words.ts'
import { namedPeople, NOBODY } from './named-people.ts'
import { wordQuestion } from './word-question.ts'

const LONGEST_CHARACTERS = 600

/**
 * The question that is left of a sentence that was not understood; null where none can be put. `facts`
 * are those that were read of its listing: what they say is not asked again. Of a sentence that is not only about
 * who may apply (`isAsking` false) no more is asked than what it restricts an award to.
 */
export const unreadQuestion = (
  sentence: string,
  isAsking: boolean,
  facts: ReadonlySet<string>,
): string | null => {
  const named = namedQuestion(sentence, facts)
  if (named !== null || isToldByAnswers(sentence)) return named
  const asked = isAsking ? wordQuestion(sentence) : null
  // Where somebody studies was read; which of those places are meant, only the sponsor says.
  const isAskedAlready =
    asked !== null && OF_PLACE.test(asked) && OF_COLLEGE.some((fact) => facts.has(fact))
  return (isAskedAlready ? null : asked) ?? limitQuestion(sentence, facts)
}

const OF_PLACE = /^Do you (?:attend|enroll), or plan to /
const OF_COLLEGE = ['college', 'collegeState', 'collegeType', 'interestedColleges']

/** Of fields, peoples and the like a profile tells: whoever is none of those named is asked nothing. */
const isToldByAnswers = (sentence: string): boolean => {
  const people = namedPeople(sentence, NO_FACTS)
  return people !== null && people !== NOBODY
}

const NO_FACTS: ReadonlySet<string> = new Set()

const isReadable = (sentence: string): boolean =>
  sentence.length <= LONGEST_CHARACTERS && !TURNS.test(sentence)

/**
 * What it asks of everybody: to belong to a named body, to be put forward by one, to live in a place or to
 * have taken part. The same for all sponsors that ask the same, however they put it.
 */
const namedQuestion = (sentence: string, facts: ReadonlySet<string>): string | null => {
  if (!isReadable(sentence)) return null
  const said = sentence.replace(/\s+/g, ' ').trim()
  for (const form of FORMS) {
    const found = form.facts.some((fact) => facts.has(fact)) ? null : form.says.exec(said)
    if (found) return form.ask(found.slice(1).map((part) => bareName(part ?? '')))
  }
  return null
}

/** In the sponsor's words, where only its shape is plain. */
const limitQuestion = (sentence: string, facts: ReadonlySet<string>): string | null => {
  if (!isReadable(sentence) || AFFILIATIONS.some((fact) => facts.has(fact))) return null
  const said = sentence.replace(/\s+/g, ' ').trim()
  return isPlainlyLimited(said) ? `Does this describe you: “${bare(said)}”?` : null
}

const AFFILIATIONS = [
  'membership',
  'employer',
  'occupation',
  'college',
  'highSchool',
  'tribe',
  'enrolledTribalMember',
  'collegeType',
  'county',
  'city',
]

const isPlainlyLimited = (said: string): boolean =>
  LIMITS.test(said) && (BODY.test(said) || namesBody(said))

/** Whether a name stands behind its limiting words that is more than a country, a test or a form. */
const namesBody = (said: string): boolean => {
  const [before = ''] = LIMITS.exec(said) ?? []
  const rest = said.slice(said.indexOf(before) + before.length)
  return rest.split(' ').some((word) => /^[A-Z][A-Za-z&.-]{2,}/.test(word) && !NO_NAME.test(word))
}

const bare = (said: string): string => said.replace(/[.;:,]$/, '').replaceAll(/["“”]/g, '')
