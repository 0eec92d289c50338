import { useCallback, useSyncExternalStore } from 'react'

/** Whether a media query holds, such as `(min-width: 750px)`; in prerendered pages it does. */
export function useMedia(query: string): boolean {
  const follow = useCallback(
    (listener: () => void) => {
      const media = matchMedia(query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(
    follow,
    () => matchMedia(query).matches,
    () => true,
  )
}
