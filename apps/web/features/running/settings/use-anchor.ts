import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useMailChoices } from './use-mail-choices.ts'
import { useSessions } from './use-sessions.ts'

/**
 * Goes to the area that a mail's link names: it is not there yet when the browser looks for it, and
 * it moves once the lists above it have come.
 */
export function useAnchor(): void {
  const { hash } = useLocation()
  const isLoading = [useSessions().isPending, useMailChoices().isPending].includes(true)
  useEffect(() => {
    if (hash === '') return
    // After the frame in which the router itself puts the page at its top.
    const frame = requestAnimationFrame(() => {
      document.getElementById(hash.slice(1))?.scrollIntoView()
    })
    return () => cancelAnimationFrame(frame)
  }, [hash, isLoading])
}
