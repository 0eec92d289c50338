import { joinPhone } from '../../people/accounts/phone-number.ts'
import type { Answers } from '../../people/questions/question.ts'

/** The phone number that was answered, as it is sent; empty without one. */
export function givenPhone(answers: Answers): string {
  const [dialCountry = 'US', phone = ''] = answers['phone'] ?? []
  return joinPhone({ dialCountry, phone })
}
