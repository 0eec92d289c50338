import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useMailChoices } from './use-mail-choices.ts'
import { useSessions } from './use-sessions.ts'

const USES = ['pointerdown', 'wheel', 'keydown'] as const

/**
 * Goes to the area that a mail's link names: it is not there yet when the browser looks for it, and
 * it moves once the lists above it have come. Whoever has begun to use the page is left where they are.
 */
export function useAnchor(): void {
  const { hash, key } = useLocation()
  const isLoading = [useSessions().isPending, useMailChoices().isPending].includes(true)
  const isInUse = useRef(false)
  useEffect(() => {
    isInUse.current = false
    const note = () => void (isInUse.current = true)
    for (const use of USES) addEventListener(use, note, { capture: true, passive: true })
    return () => {
      for (const use of USES) removeEventListener(use, note, { capture: true })
    }
  }, [key])
  useEffect(() => {
    if (hash === '' || isInUse.current) return
    // After the frame in which the router itself puts the page at its top.
    const frame = requestAnimationFrame(() => {
      document.getElementById(hash.slice(1))?.scrollIntoView()
    })
    return () => cancelAnimationFrame(frame)
  }, [hash, key, isLoading])
}
