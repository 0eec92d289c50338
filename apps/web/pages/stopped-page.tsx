import { useEffect, useEffectEvent, useState } from 'react'
import { isAnswered, ScriptUnreachable } from '../load-route-module.ts'
import { paths } from '../paths.ts'
import { Button } from '../ui/button.tsx'
import { useIsOnline } from '../ui/offline-bar.tsx'
import { ProblemPage } from './problem-page.tsx'

const ASKS_EVERY_MS = 5000

/** Where in which script it failed: enough to find it, and nothing of what was on the page. */
const codeOf = (error: unknown) =>
  /[\w-]{1,60}\.js:[\d:]{1,15}/.exec(String((error as Error | undefined)?.stack))?.[0] ?? ''

interface StoppedPageProps {
  error: unknown
  reload?: () => void
}

/** A page that failed, or that could not be fetched: what happened, and a way to try again. */
export function StoppedPage({ error, reload = () => location.reload() }: StoppedPageProps) {
  const { isCut, isTrying, hasTried, tryAgain } = useTryAgain(error, reload)
  return (
    <ProblemPage
      title={isCut ? 'There is no connection' : 'This page stopped working'}
      sentence={
        isCut
          ? 'Your saved answers and drafts are safe. This page opens by itself once you are back online.'
          : 'An unexpected error occurred. Please refresh and try again. Your saved answers and drafts are safe.'
      }
    >
      <Button variant="filled" isBusy={isTrying} onClick={tryAgain}>
        Try again
      </Button>
      <span role="status">{isCut && hasTried && !isTrying && 'Still no connection.'}</span>
      {!isCut && <a href={paths.broken(codeOf(error))}>Get help with this</a>}
    </ProblemPage>
  )
}

/**
 * Reloads once somebody answers: before that the browser's own page would take over. What was out of
 * reach is asked for itself, as a service worker may be cut off where its page is not.
 */
function useTryAgain(error: unknown, reload: () => void) {
  const isOnline = useIsOnline()
  const [isCut, setCut] = useState(error instanceof ScriptUnreachable)
  const [isTrying, setTrying] = useState(false)
  const [hasTried, setTried] = useState(false)
  if (!isOnline && !isCut) setCut(true)

  const isReachable = () =>
    isAnswered(error instanceof ScriptUnreachable ? error.script : location.href)
  const look = useEffectEvent(async () => {
    if (await isReachable()) reload()
  })
  useEffect(() => {
    if (!isCut || !isOnline) return undefined
    void look()
    const timer = setInterval(() => void look(), ASKS_EVERY_MS)
    return () => clearInterval(timer)
  }, [isCut, isOnline])

  const tryAgain = async () => {
    setTrying(true)
    if (await isReachable()) return reload()
    setTrying(false)
    setTried(true)
    setCut(true)
  }
  return { isCut, isTrying, hasTried, tryAgain: () => void tryAgain() }
}
