import { type RefObject, useEffect, useRef } from 'react'

/**
 * What a person or a password manager typed into a prerendered form before its scripts came, by
 * the name of the field. Called once.
 */
export function useTypedEarly(
  adopt: (typed: Record<string, string>) => void,
): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (!form.current) return
    const typed = [...new FormData(form.current)].flatMap(([name, value]) =>
      typeof value === 'string' && value !== '' ? [[name, value] as const] : [],
    )
    if (typed.length > 0) adopt(Object.fromEntries(typed))
    // Only what stood there before the first render counts.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  return form
}
