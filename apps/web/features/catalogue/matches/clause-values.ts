import { optionLabel } from '@laurel/contract/profile-options'
import type { Reason } from '@laurel/contract/scholarship-shapes'
import { dayWords } from '@laurel/contract/words/date-words'
import { yesNoWords } from '@laurel/contract/words/yes-no'
import { numberText } from '@laurel/contract/words/number-phrases'
import {
  factWords,
  type OpenQuestion,
  questionKey,
  questionLabel,
} from '@laurel/contract/words/open-question'
import { factDefinition, type Value } from '@laurel/contract/words/value-words'

const PLACE = /^([A-Z]{2})\/(.+)$/

/** One value in words: "Yes", "Nursing", "3.0", "12 March 2027", "Clark, NV". */
export function valueText(fact: string, value: Value): string {
  if (typeof value === 'boolean') return yesNoWords(fact, value)
  const kind = fact === 'age' ? 'number' : factDefinition(fact)?.kind
  if (kind === 'number') return numberText(fact, value)
  if (kind === 'date') return dayWords(String(value))
  return optionLabel(fact, String(value)) ?? String(value).replace(PLACE, '$2, $1')
}

/** What a comparison asks for, every value of it. */
export function askedText({ code, fact = '', asked = [] }: Reason): string {
  if (code === 'attest') return 'Yes'
  const values = asked.map((value) => valueText(fact, value))
  const [first = '', last = first] = values
  const isDate = factDefinition(fact)?.kind === 'date'
  if (code === 'gte') return `${first} or ${isDate ? 'later' : 'more'}`
  if (code === 'lte') return `${first} or ${isDate ? 'earlier' : 'less'}`
  if (code === 'between') return `${first} to ${last}`
  return code === 'notIn' ? `None of: ${values.join(', ')}` : values.join(', ')
}

function givenText({ fact = '', given = [] }: Reason): string {
  return given.length === 0 ? 'None' : given.map((value) => valueText(fact, value)).join(', ')
}

export interface GivenWords {
  by: 'You said' | 'Your answer'
  words: string
}

/** What the student answered; `declined` are the keys of what they were asked and kept to themselves. */
export function givenWords(leaf: Reason, declined: readonly string[]): GivenWords {
  if (leaf.isImplied) return { by: 'Your answer', words: impliedText(leaf) }
  if (leaf.given !== undefined) return { by: 'You said', words: givenText(leaf) }
  const isDeclined = declined.includes(questionKey(questionOf(leaf)))
  return {
    by: 'Your answer',
    words: isDeclined ? 'You prefer not to say' : 'Not answered yet',
  }
}

const impliedText = (leaf: Reason): string => `From your other answers: ${givenText(leaf)}`

/** The answer by which a condition fails: "State: you said Nevada". */
export function failedText(leaf: Reason, subject: string): string {
  if (leaf.isImplied) return `${subject}. ${impliedText(leaf)}`
  return leaf.code === 'attest'
    ? `You said ${givenText(leaf)}`
    : `${subject}: you said ${givenText(leaf)}`
}

/** What a comparison is about: "State", "Employer (parent or guardian)", a sponsor's own question. */
export function subjectText({ code, fact = '', relation, asked = [] }: Reason): string {
  if (code === 'attest') return String(asked[0] ?? '')
  if (fact === 'age') return factWords(fact)?.label ?? 'Age'
  return questionLabel({ fact, ...(relation && { relation }) })
}

/** The question whose answer a comparison looks at; an age is answered by the date of birth. */
export function questionOf({ code, fact = '', relation, asked = [] }: Reason): OpenQuestion {
  if (code === 'attest') return { attest: String(asked[0] ?? '') }
  return { fact: fact === 'age' ? 'birthDate' : fact, ...(relation && { relation }) }
}

/** How the parts of a clause count together. */
export function joinText({ code }: Reason): string | undefined {
  if (code === 'any') return 'One of these:'
  return code === 'not' ? 'This must not be true:' : undefined
}
