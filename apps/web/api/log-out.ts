import { logOut as logOutCall } from '@laurel/contract/accounts'
import { runBeforeLogOut } from './before-log-out.ts'
import { call } from './call.ts'
import { forgetOwnAnswers } from './forget-own-answers.ts'
import { forgetPerson } from './forget-person.ts'
import { forgetSession } from './session.ts'

/**
 * Ends the session; what is stored goes even when the server cannot be reached. False when the
 * person chose to stay.
 */
export async function logOut(): Promise<boolean> {
  // Specification 3, "Submitting": logging out first sends what is unsynced, or asks.
  if (!(await runBeforeLogOut())) return false
  try {
    await call(logOutCall, {})
  } catch (error) {
    // Specification 2, section 8: a logout error is only logged.
    console.error('The session could not be ended on the server', error)
  } finally {
    forgetSession()
    forgetPerson()
    await forgetOwnAnswers()
  }
  return true
}
