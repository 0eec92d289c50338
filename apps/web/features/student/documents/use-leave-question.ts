import { useEffect } from 'react'
import { holdPopups } from '../../money/popups/popup-queue.ts'

/** Only while a file is on its way: the browser asks before the page goes, and no popup comes. */
export function useLeaveQuestion(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    const release = holdPopups()
    return () => {
      removeEventListener('beforeunload', ask)
      release()
    }
  }, [isNeeded])
}
