import { readProfile } from '@laurel/contract/profile'
import { useEffect } from 'react'
import { call } from '../../api/call.ts'
import { CallError } from '../../api/call-error.ts'
import { rememberUser } from '../../api/session.ts'

/**
 * Where the server knows no such list, the account may be an administrator's no longer: who is
 * signed in is asked anew, and the area closes by itself.
 */
export function useRole(error: unknown): void {
  useEffect(() => {
    if (error instanceof CallError && error.code === 'NOT_FOUND') void askWho()
  }, [error])
}

async function askWho(): Promise<void> {
  try {
    rememberUser(await call(readProfile))
  } catch (error) {
    console.error('who is signed in could not be asked', error)
  }
}
