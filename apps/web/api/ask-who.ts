import { readProfile } from '@laurel/contract/profile'
import { call } from './call.ts'
import { rememberUser } from './session.ts'

/** Asks anew who is signed in: what they may do can have changed since they came. */
export async function askWho(): Promise<void> {
  try {
    rememberUser(await call(readProfile))
  } catch (error) {
    console.error('who is signed in could not be asked', error)
  }
}
