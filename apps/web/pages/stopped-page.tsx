import { useEffect, useState } from 'react'
import { paths } from '../paths.ts'
import { Button } from '../ui/button.tsx'
import { useIsOnline } from '../ui/offline-bar.tsx'
import { ProblemPage } from './problem-page.tsx'

const reload = () => location.reload()

/** A page that failed, or that could not be fetched: what happened, and a way to try again. */
export function StoppedPage() {
  const isOnline = useIsOnline()
  const { isTrying, isCut, tryAgain } = useTryAgain()
  const isOffline = !isOnline || isCut
  return (
    <ProblemPage
      title={isOffline ? 'There is no connection' : 'This page stopped working'}
      sentence={
        isOffline
          ? 'This page needs one to open. Your saved answers and drafts are safe. It opens automatically once you are back online.'
          : 'Something on our side went wrong. Your saved answers and drafts are safe. Try again, and if it happens again, go back to the start.'
      }
    >
      <Button variant="filled" isBusy={isTrying} onClick={tryAgain}>
        Try again
      </Button>
      <span role="status">{isCut && !isTrying && 'Still no connection.'}</span>
      {!isOffline && <a href={paths.landing}>Go to the start</a>}
    </ProblemPage>
  )
}

/** Reloads once the server can be reached: before that the browser's own page would take over. */
function useTryAgain() {
  const [isTrying, setTrying] = useState(false)
  const [isCut, setCut] = useState(false)
  useEffect(() => {
    addEventListener('online', reload)
    return () => removeEventListener('online', reload)
  }, [])
  const tryAgain = () => {
    setTrying(true)
    fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(reload, () => {
      setTrying(false)
      setCut(true)
    })
  }
  return { isTrying, isCut, tryAgain }
}
