import { type ComponentType, useEffect, useState } from 'react'
import type { EssayDeskProps } from './essay-desk.tsx'

type Desk = ComponentType<EssayDeskProps>
type DeskPart =
  | { phase: 'loading' }
  | { phase: 'failed'; tryAgain: () => void }
  | { phase: 'ready'; Desk: Desk }

/** Begins loading what an essay is written with, so that it is there when its place opens. */
export const loadDesk = () => import('./essay-desk.tsx')

/** The essay desk, once its scripts are here; they may fail to come and be asked for again. */
export function useDeskPart(): DeskPart {
  const [Desk, setDesk] = useState<Desk>()
  const [tries, setTries] = useState(0)
  const [failedTry, setFailedTry] = useState<number>()
  useEffect(() => {
    let isGone = false
    loadDesk().then(
      (part) => !isGone && setDesk(() => part.default),
      () => !isGone && setFailedTry(tries),
    )
    return () => {
      isGone = true
    }
  }, [tries])
  if (Desk) return { phase: 'ready', Desk }
  if (failedTry !== tries) return { phase: 'loading' }
  return { phase: 'failed', tryAgain: () => setTries(tries + 1) }
}
