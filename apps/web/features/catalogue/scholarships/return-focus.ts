import { useEffect } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'

/** The link that led away from a list, so that coming back goes on there. */
let opened: { place: string; linkId: string; top: number } | undefined

export const detailLinkId = (scholarshipId: string) => `detail-${scholarshipId}`

const topOf = (link: HTMLElement) => link.getBoundingClientRect().top

/** Remembers which link of which list was followed, and where on the screen it stood. */
export function rememberOpened(place: string, linkId: string): void {
  const link = document.getElementById(linkId)
  opened = link ? { place, linkId, top: topOf(link) } : undefined
}

/** Where a list stands: its path with page, filter and tab. */
export function useListPlace(): string {
  const { pathname, search } = useLocation()
  return `${pathname}${search}`
}

/**
 * After "back", gives the focus to the link that was followed, once its list is shown, where it stood: the
 * place that was scrolled to is another one where what stands above the list came later, or has changed.
 */
export function useReturnFocus(isShown: boolean): void {
  const place = useListPlace()
  const isBack = useNavigationType() === NavigationType.Pop
  useEffect(() => {
    if (!isShown || !isBack || opened?.place !== place) return
    const link = document.getElementById(opened.linkId)
    if (link) {
      link.focus({ preventScroll: true })
      window.scrollBy({ top: topOf(link) - opened.top, behavior: 'instant' })
    }
    opened = undefined
  }, [isShown, isBack, place])
}
