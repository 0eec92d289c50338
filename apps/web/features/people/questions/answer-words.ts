import { COUNTRY_LABELS, type CountryCode, DIAL_CODES } from '@laurel/contract/option-countries'
import { optionLabel } from '@laurel/contract/profile-options'
import { phoneWords } from '@laurel/contract/words/phone-words'
import { monthWords } from '@laurel/contract/words/date-words'
import { longDate } from '@laurel/contract/words/deadline-words'
import type { Control, Given, Question } from './question.ts'

function choiceWords({ choices }: Extract<Control, { kind: 'choice' }>, given: Given): string {
  return given.map((id) => choices.find((choice) => choice.id === id)?.label ?? id).join(', ')
}

function gradeWords([gpa = '', system = '', typed = '']: Given): string {
  if (system === 'Percentage') return `${typed}%, a GPA of ${gpa}`
  return system === '10CGPA' ? `${typed} of 10, a GPA of ${gpa}` : gpa
}

function addressWords(given: Given): string {
  const [line1, line2, city, state = '', zipCode, country = ''] = given
  const parts = [line1, line2, city, optionLabel('state', state) ?? state, zipCode]
  return [...parts, COUNTRY_LABELS[country as CountryCode] ?? country].filter(Boolean).join(', ')
}

function numberWords([country = '', digits = '']: Given): string {
  return phoneWords(`+${DIAL_CODES[country as CountryCode] ?? ''} ${digits}`)
}

/** An answer in a person's words; a password never shows. */
export function answerWords({ control, isSensitive }: Question, given: Given): string {
  if (given.every((part) => part.trim() === '')) return isSensitive ? 'Prefer not to say' : 'Skip'
  const [first = ''] = given
  switch (control.kind) {
    case 'choice':
      return choiceWords(control, given)
    case 'birthDate':
      return longDate(first)
    case 'month':
      return monthWords(first)
    case 'grade':
      return gradeWords(given)
    case 'address':
      return addressWords(given)
    case 'phone':
      return numberWords(given)
    case 'password':
      return '••••••••'
    case 'terms':
      return 'I Agree'
    case 'school':
      return given.filter(Boolean).join(', ')
    default:
      return first
  }
}
