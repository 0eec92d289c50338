import { useEffect, useRef, type RefObject } from 'react'

/** Tells the page how high the sticky bar is, so that toasts and focused fields stay above it. */
export function useBarHeight(): RefObject<HTMLDivElement | null> {
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = bar.current
    if (!element) return
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => {
      style.setProperty('--action-bar-height', `${element.offsetHeight}px`)
      style.scrollPaddingBottom = `calc(${element.offsetHeight + 16}px + var(--notice-height, 0px))`
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      style.removeProperty('--action-bar-height')
      style.scrollPaddingBottom = ''
    }
  }, [])
  return bar
}
