import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'react-router'
import { isDone, panelIdOf, type RequirementProgress } from './requirement-progress.ts'

export interface OpenPanels {
  isOpen: (requirementId: string) => boolean
  toggle: (requirementId: string) => void
  open: (requirementIds: readonly string[]) => void
  /** Opens a panel and goes to it. */
  goTo: (requirementId: string) => void
}

/**
 * Panels open and close separately; on load the first unfinished one is open, and the one that the
 * address names, which a plan leads to.
 */
export function useOpenPanels(progress: readonly RequirementProgress[]): OpenPanels {
  const { hash } = useLocation()
  const [opened, setOpened] = useState<ReadonlySet<string>>(() => {
    const first = progress.find((each) => !isDone(each))
    return new Set(first ? [first.requirement.id] : [])
  })
  const [aim, setAim] = useState<{ id: string }>()
  const open = (ids: readonly string[]) => setOpened((before) => new Set([...before, ...ids]))
  const goTo = (id: string) => {
    open([id])
    // A new object each time, so that it is gone to again.
    setAim({ id })
  }
  // The panel is open by then.
  useEffect(() => {
    if (aim) focusPanel(aim.id)
  }, [aim])
  const goToNamed = useEffectEvent(() => {
    const named = progress.find(({ requirement }) => `#${panelIdOf(requirement.id)}` === hash)
    if (named) goTo(named.requirement.id)
  })
  useEffect(() => goToNamed(), [hash])
  return {
    isOpen: (id) => opened.has(id),
    toggle: (id) => setOpened((before) => toggled(before, id)),
    open,
    goTo,
  }
}

function focusPanel(id: string): void {
  const panel = document.getElementById(panelIdOf(id))
  const heading = panel?.querySelector<HTMLElement>('h2[tabindex], button')
  heading?.scrollIntoView({ block: 'start' })
  heading?.focus({ preventScroll: true })
}

function toggled(opened: ReadonlySet<string>, id: string): ReadonlySet<string> {
  return opened.has(id)
    ? new Set([...opened].filter((each) => each !== id))
    : new Set([...opened, id])
}
