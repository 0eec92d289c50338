import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { CallError } from '../../../api/call-error.ts'
import { takeToken } from '../accounts/take-token.ts'

export type LinkState<Done> =
  | { step: 'none' }
  | { step: 'working' }
  | { step: 'done'; done: Done }
  | { step: 'failed'; message: string; tryAgain?: () => void }

const SPENT = 'This link is wrong or has expired.'
const OFFLINE = 'We could not be reached. Please try again.'

/** Acts on the token of a mailed link, at once and once; `act` stays the same. */
export function useLinkToken<Done>(act: (token: string) => Promise<Done>): LinkState<Done> {
  const [state, setState] = useState<LinkState<Done>>({ step: 'none' })
  const { hash } = useLocation()
  useEffect(() => {
    const run = async (token: string) => {
      setState({ step: 'working' })
      try {
        setState({ step: 'done', done: await act(token) })
      } catch (error) {
        const isRefused = error instanceof CallError && !error.isOffline
        setState(
          isRefused
            ? { step: 'failed', message: error.code === 'WRONG_CODE' ? SPENT : error.message }
            : { step: 'failed', message: OFFLINE, tryAgain: () => void run(token) },
        )
      }
    }
    const token = isAnchor(hash) ? undefined : takeToken()
    if (token !== undefined) void run(token)
  }, [hash, act])
  return state
}

/** Such as the skip link's #main. */
const isAnchor = (hash: string) =>
  hash.length > 1 && document.getElementById(hash.slice(1)) !== null
