import { useEffect, useRef, type RefObject } from 'react'

/**
 * Tells the page how high the notice is, so that bars at the bottom stand above it. What takes
 * focus below it is scrolled into sight; where that is not possible, the notice gives way. It is
 * looked at again when page or notice change their size, until somebody scrolls by hand.
 */
export function useOutOfTheWay(): RefObject<HTMLElement | null> {
  const notice = useRef<HTMLElement>(null)
  useEffect(() => {
    const element = notice.current
    if (!element) return
    let watched: Element | undefined
    let frame = 0
    const lookAgain = () => {
      cancelAnimationFrame(frame)
      // After the browser has brought it into sight by itself.
      frame = requestAnimationFrame(() => {
        if (watched && watched === document.activeElement) keepInSight(watched, element)
      })
    }
    const watch = ({ target }: FocusEvent) => {
      const isOutside = target instanceof Element && !element.contains(target)
      watched = isOutside ? target : undefined
      lookAgain()
    }
    const leave = () => {
      watched = undefined
    }
    const sizes = new ResizeObserver(() => {
      tellHeight(element)
      lookAgain()
    })
    sizes.observe(element, { box: 'border-box' })
    sizes.observe(document.body)
    const ending = new AbortController()
    const { signal } = ending
    document.addEventListener('focusin', watch, { signal })
    for (const byHand of ['wheel', 'touchmove'])
      document.addEventListener(byHand, leave, { passive: true, signal })
    return () => {
      ending.abort()
      cancelAnimationFrame(frame)
      sizes.disconnect()
      document.documentElement.style.removeProperty(HEIGHT)
    }
  }, [])
  return notice
}

const HEIGHT = '--notice-height'
const MARGIN_PX = 8

/** Rounded up: bars that stood a part of a pixel too low would count as covered. */
function tellHeight(notice: HTMLElement): void {
  const isOver = getComputedStyle(notice).position === 'fixed'
  const heightPx = isOver ? Math.ceil(notice.getBoundingClientRect().height) : 0
  document.documentElement.style.setProperty(HEIGHT, `${heightPx}px`)
}

function keepInSight(target: Element, notice: HTMLElement): void {
  delete notice.dataset['aside']
  // At once: bars that stand above it are measured next.
  tellHeight(notice)
  const hidden = coveredPx(target, notice)
  if (hidden <= 0) return
  scrollBy({ top: hidden + MARGIN_PX, behavior: 'instant' })
  if (coveredPx(target, notice) <= 0) return
  notice.dataset['aside'] = ''
  tellHeight(notice)
}

/** How much of it the notice covers; what is higher than the screen counts by its beginning. */
function coveredPx(target: Element, notice: HTMLElement): number {
  if (getComputedStyle(notice).position !== 'fixed') return 0
  const { top, bottom, height, left, right } = target.getBoundingClientRect()
  const over = notice.getBoundingClientRect()
  const isBeside = right <= over.left || left >= over.right
  if (isBeside || top >= over.bottom || height === 0) return 0
  return height > over.top ? 0 : bottom - over.top
}
