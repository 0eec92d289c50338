import { useEffect } from 'react'
import { askWho } from '../../../api/ask-who.ts'
import { CallError } from '../../../api/call-error.ts'

/**
 * Where the server knows no such list, the account may be an administrator's no longer: who is
 * signed in is asked anew, and the area closes by itself.
 */
export function useRole(error: unknown): void {
  useEffect(() => {
    if (error instanceof CallError && error.code === 'NOT_FOUND') void askWho()
  }, [error])
}
