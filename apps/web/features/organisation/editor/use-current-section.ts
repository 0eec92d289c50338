import { useEffect, useState } from 'react'

/** Which of the headings was scrolled past last: the part of the page that is on the screen. */
export function useCurrentSection(ids: readonly string[]): string {
  const [first = ''] = ids
  const [current, setCurrent] = useState(first)
  const key = ids.join(' ')
  useEffect(() => {
    const headings = key.split(' ').flatMap((id) => document.getElementById(id) ?? [])
    const look = () => {
      const past = headings.filter((each) => each.getBoundingClientRect().top < innerHeight / 3)
      setCurrent(past.at(-1)?.id ?? headings[0]?.id ?? '')
    }
    look()
    addEventListener('scroll', look, { passive: true })
    return () => removeEventListener('scroll', look)
  }, [key])
  return current
}
