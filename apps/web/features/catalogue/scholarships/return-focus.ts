import { useEffect } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'

/** The link that led away from a list, so that coming back goes on there. */
let opened: { place: string; linkId: string } | undefined

export const detailLinkId = (scholarshipId: string) => `detail-${scholarshipId}`

/** Remembers which link of which list was followed. */
export function rememberOpened(place: string, linkId: string): void {
  opened = { place, linkId }
}

/** Where a list stands: its path with page, filter and tab. */
export function useListPlace(): string {
  const { pathname, search } = useLocation()
  return `${pathname}${search}`
}

/** After "back", gives the focus to the link that was followed, once its list is shown. */
export function useReturnFocus(isShown: boolean): void {
  const place = useListPlace()
  const isBack = useNavigationType() === NavigationType.Pop
  useEffect(() => {
    if (!isShown || !isBack || opened?.place !== place) return
    document.getElementById(opened.linkId)?.focus({ preventScroll: true })
    opened = undefined
  }, [isShown, isBack, place])
}
