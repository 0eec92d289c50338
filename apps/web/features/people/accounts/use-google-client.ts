import { useEffect, useState } from 'react'
import { askVisitor } from './ask-visitor.ts'

/** What Google calls this site; undefined until it is known, and where Google is not set up. */
export function useGoogleClient(): string | undefined {
  const [clientId, setClientId] = useState<string>()
  useEffect(() => {
    let isShown = true
    askVisitor().then(
      ({ googleClientId }) => isShown && setClientId(googleClientId),
      // Without an answer there are other ways to log in; the next page asks again.
      () => undefined,
    )
    return () => {
      isShown = false
    }
  }, [])
  return clientId
}
