import { useState } from 'react'
import { isDone, panelIdOf, type RequirementProgress } from './requirement-progress.ts'

export interface OpenPanels {
  isOpen: (requirementId: string) => boolean
  toggle: (requirementId: string) => void
  open: (requirementIds: readonly string[]) => void
  /** Opens a panel and goes to it. */
  goTo: (requirementId: string) => void
}

/** Panels open and close separately; the first unfinished one is open on load. */
export function useOpenPanels(progress: readonly RequirementProgress[]): OpenPanels {
  const [opened, setOpened] = useState<ReadonlySet<string>>(() => {
    const first = progress.find((each) => !isDone(each))
    return new Set(first ? [first.requirement.id] : [])
  })
  const open = (ids: readonly string[]) => setOpened((before) => new Set([...before, ...ids]))
  return {
    isOpen: (id) => opened.has(id),
    toggle: (id) => setOpened((before) => toggled(before, id)),
    open,
    goTo(id) {
      open([id])
      requestAnimationFrame(() => {
        const heading = document.getElementById(panelIdOf(id))?.querySelector('button')
        heading?.scrollIntoView({ block: 'start' })
        heading?.focus({ preventScroll: true })
      })
    },
  }
}

function toggled(opened: ReadonlySet<string>, id: string): ReadonlySet<string> {
  return opened.has(id)
    ? new Set([...opened].filter((each) => each !== id))
    : new Set([...opened, id])
}
