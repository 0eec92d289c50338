import { useEffect } from 'react'
import { refreshCount } from './live-count.ts'
import { parseProgress, PROGRESS_KEYS } from './stored-progress.ts'
import type { Talk } from './talk.ts'

/** Another tab that goes on takes this one along; what it ended is over here too. */
export function useOtherTabs(talk: Talk): void {
  useEffect(() => {
    const follow = ({ key, newValue }: StorageEvent) => {
      if (key !== PROGRESS_KEYS[talk.kind] || talk.view.isThinking) return
      const progress = parseProgress(talk.kind, newValue)
      if (!progress) return location.reload()
      talk.show({ progress, problem: undefined })
      void refreshCount(talk)
    }
    addEventListener('storage', follow)
    return () => removeEventListener('storage', follow)
  }, [talk])
}
