import { useState } from 'react'
import { paths } from '../paths.ts'
import { Button } from '../ui/button.tsx'
import { useIsOnline, useWhenBackOnline } from '../ui/offline-bar.tsx'
import { ProblemPage } from './problem-page.tsx'

const reload = () => location.reload()

/** Where in which script it failed: enough to find it, and nothing of what was on the page. */
const codeOf = (error: unknown) =>
  /[\w-]{1,60}\.js:[\d:]{1,15}/.exec(String((error as Error | undefined)?.stack))?.[0] ?? ''

/** A page that failed, or that could not be fetched: what happened, and a way to try again. */
export function StoppedPage({ error }: { error: unknown }) {
  const isOnline = useIsOnline()
  const { isTrying, isCut, tryAgain } = useTryAgain()
  const isOffline = !isOnline || isCut
  return (
    <ProblemPage
      title={isOffline ? 'There is no connection' : 'This page stopped working'}
      sentence={
        isOffline
          ? 'Your saved answers and drafts are safe. This page opens by itself once you are back online.'
          : 'An unexpected error occurred. Please refresh and try again. Your saved answers and drafts are safe.'
      }
    >
      <Button variant="filled" isBusy={isTrying} onClick={tryAgain}>
        Try again
      </Button>
      <span role="status">{isCut && !isTrying && 'Still no connection.'}</span>
      {!isOffline && <a href={paths.broken(codeOf(error))}>Get help with this</a>}
    </ProblemPage>
  )
}

/** Reloads once the server can be reached: before that the browser's own page would take over. */
function useTryAgain() {
  const [isTrying, setTrying] = useState(false)
  const [isCut, setCut] = useState(false)
  useWhenBackOnline(reload)
  const tryAgain = () => {
    setTrying(true)
    fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(reload, () => {
      setTrying(false)
      setCut(true)
    })
  }
  return { isTrying, isCut, tryAgain }
}
