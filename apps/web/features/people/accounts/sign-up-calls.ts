import { checkEmail, signUp } from '@laurel/contract/accounts'
import { call } from '../../../api/call.ts'
import { readReferral } from '../../common/measuring/read-campaign.ts'
import { joinPhone } from './phone-number.ts'
import type { SignUpValues } from './sign-up-rules.ts'

/** Makes the account; the same key never makes a second one. */
export const sendSignUp = (values: SignUpValues, onceKey: string) =>
  call(signUp, { body: toBody(values), onceKey })

export const isAddressTaken = (email: string) => call(checkEmail, { body: { email } })

function toBody(values: SignUpValues) {
  const { applicantType, firstName, lastName, email, password, termsAccepted } = values
  return {
    applicantType,
    firstName,
    lastName,
    email,
    password,
    termsAccepted,
    phone: joinPhone(values),
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    ...readReferral(),
  }
}
