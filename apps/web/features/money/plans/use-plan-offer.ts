import { useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../../../paths.ts'
import { showToast } from '../../../ui/toasts/show-toast.ts'
import { useMedia } from '../../../ui/use-media.ts'

/** Below this the plan is offered in a popup; specification 1, section 4. */
const PAGE_FROM = '(min-width: 961px)'

export interface PlanOffer {
  /** Whether the popup is to be shown. */
  isOpen: boolean
  /** Answers a blocked click: says why, then leads to the plans. */
  make: (reason: string) => void
  /** Opens the popup on narrow screens, for who asks for it; false where the page is to open. */
  openNarrow: () => boolean
  close: () => void
}

/** What a blocked click gets: the reason first, then the plan page, or a popup on narrow screens. */
export function usePlanOffer(): PlanOffer {
  const navigate = useNavigate()
  const isWide = useMedia(PAGE_FROM)
  const [isOpen, setOpen] = useState(false)
  const openNarrow = () => {
    if (!isWide) setOpen(true)
    return !isWide
  }
  const make = (reason: string) => {
    if (openNarrow()) return
    showToast({ kind: 'error', message: reason, id: 'plan-offer' })
    void navigate(paths.subscriptionPlan)
  }
  return { isOpen, make, openNarrow, close: () => setOpen(false) }
}
