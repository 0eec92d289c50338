import { checkEmail, signUp } from '@laurel/contract/accounts'
import type { BodyInputOf } from '@laurel/contract/define-call'
import { call } from '../../api/call.ts'

/** Makes the account; the same key never makes a second one. */
export const sendSignUp = (body: BodyInputOf<typeof signUp>, onceKey: string) =>
  call(signUp, { body, onceKey })

export const isAddressTaken = (email: string) => call(checkEmail, { body: { email } })
