import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { deviceStorage } from '../../../browser-storage.ts'
import { keepChanges, readEdits } from './profile-edit-store.ts'
import { type ProfileEdits, withChanges } from './profile-edits.ts'

/**
 * What is typed and not saved, kept over reloads and one for all tabs of this browser: what is typed
 * or saved in one of them shows in the others. `onSavedElsewhere` hears that another tab has saved.
 */
export function useProfileEdits(profileId: string, onSavedElsewhere: () => void) {
  const [edits, setEdits] = useState(() => readEdits(deviceStorage(), profileId))
  // Kept at once and not in an effect: another tab may write between a change and its effect.
  const mine = useRef(edits)
  /** The copy on this device as this tab has last seen it. */
  const kept = useRef(edits)
  const show = (next: ProfileEdits) => {
    mine.current = next
    setEdits(next)
  }
  const change = (step: (before: ProfileEdits) => ProfileEdits) => {
    const next = step(mine.current)
    kept.current = keepChanges(deviceStorage(), profileId, kept.current, next)
    show(next)
  }

  const adopt = useEffectEvent(() => {
    const before = kept.current
    const after = readEdits(deviceStorage(), profileId)
    if (JSON.stringify(before) === JSON.stringify(after)) return
    kept.current = after
    show(withChanges(mine.current, before, after))
    if (Object.keys(before).some((name) => !(name in after))) onSavedElsewhere()
  })
  useEffect(() => {
    const follow = () => adopt()
    addEventListener('storage', follow)
    // A page that slept hears nothing of what was written meanwhile.
    addEventListener('pageshow', follow)
    return () => {
      removeEventListener('storage', follow)
      removeEventListener('pageshow', follow)
    }
  }, [])
  return [edits, change] as const
}
