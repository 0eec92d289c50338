import type { Answers } from '@laurel/matching/answers'
import type { ProfileField } from '../../people/profile/fact-keys.ts'
import { parseField, type ParsedAnswer } from '../../people/profile/parse-field.ts'
import type { GivenAnswer } from './answer-judge.ts'
import { isFiller, isNoise } from './detect-noise.ts'
import { findQuestion } from './find-question.ts'
import { DATE_RULES, oddBirthDate, oddGrade, oddZipCode, type Oddity } from './rules.ts'

const EMPTY = 'Your answer is empty. Please type one, or skip the question.'
const UNREADABLE = 'That does not read like an answer. Please check it.'
const NO_SCHOOL =
  'That does not look like the name of a school. Please type its full name, or skip the question.'
const NO_NAME = 'That does not look like a name. Please check the spelling.'
/** What a school is called, but no school alone. */
const KINDS_OF_SCHOOL = new Set(['school', 'high school', 'college', 'university', 'my school'])
const SHOWN_CHARACTERS = 40

/** Judges by rules alone, without asking anybody. */
export const builtInJudge = {
  async findOddity(given: GivenAnswer): Promise<Oddity> {
    const values = [given.answer].flat().map((value) => value.trim())
    const answered = values.filter((value) => value !== '')
    if (answered.length === 0) return EMPTY
    const field = findQuestion(given.question)
    if (field) return oddOfField(field, answered, given)
    return isNoise(answered.join(' ')) && !isNumeric(answered) ? UNREADABLE : undefined
  },
}

/** A number, a date or a phone number may be the whole of an answer. */
const isNumeric = (values: readonly string[]) => values.every((value) => /\d/.test(value))

function oddOfField(field: ProfileField, answered: string[], given: GivenAnswer): Oddity {
  const parsed = parseSpoken(field, answered, given.today)
  const [first = ''] = answered
  if ('problem' in parsed)
    return field.factKey === 'gpa' ? oddGrade(first) : oddReading(field, first, parsed.problem)
  for (const value of parsed.values ?? []) {
    const oddity = oddValue(field, String(value), given.known, given.today)
    if (oddity !== undefined) return oddity
  }
  return undefined
}

/** Several answers may come in one line. */
function parseSpoken(field: ProfileField, answered: string[], today: string): ParsedAnswer {
  const parsed = parseField(field, answered, today)
  const holdsSeveral = field.fact.kind === 'options' || field.fact.several === true
  if (!('problem' in parsed) || !holdsSeveral) return parsed
  return parseField(
    field,
    answered.flatMap((value) => value.split(/\s*[,;]\s*/)),
    today,
  )
}

function oddReading({ fact }: ProfileField, answer: string, problem: string): string {
  const isShort = [...answer].length <= SHOWN_CHARACTERS
  if (!fact.options || !isShort) return problem
  return `“${answer}” is not among the answers to this question. ${problem}`
}

function oddValue({ fact }: ProfileField, value: string, known: Answers, today: string): Oddity {
  if (fact.id === 'birthDate') return oddBirthDate(value, today)
  if (fact.id === 'zipCode') return oddZipCode(value, known)
  if (fact.kind === 'date') return DATE_RULES[fact.id]?.(value, known, today)
  if (fact.kind !== 'name') return undefined
  const isNone = isNoise(value) || isFiller(value)
  if (fact.group !== 'schools') return isNone ? NO_NAME : undefined
  const plain = value.toLowerCase()
  const isOneLetter = /^\P{L}*[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]\P{L}*$/u.test(
    value,
  )
  return isOneLetter || KINDS_OF_SCHOOL.has(plain) || isNone ? NO_SCHOOL : undefined
}
