import { readVisitor } from '@laurel/contract/conversation'
import { useEffect, useState } from 'react'
import { call } from '../../api/call.ts'

let asked: Promise<string | undefined> | undefined

async function ask(): Promise<string | undefined> {
  try {
    return (await call(readVisitor)).googleClientId
  } catch {
    // Without an answer there are other ways to log in; the next page asks again.
    asked = undefined
    return undefined
  }
}

/** What Google calls this site; undefined until it is known, and where Google is not set up. */
export function useGoogleClient(): string | undefined {
  const [clientId, setClientId] = useState<string>()
  useEffect(() => {
    let isShown = true
    asked ??= ask()
    void asked.then((id) => isShown && setClientId(id))
    return () => {
      isShown = false
    }
  }, [])
  return clientId
}
