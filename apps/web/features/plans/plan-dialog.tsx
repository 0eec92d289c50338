import type { ReactNode } from 'react'
import { builtScreens } from '../../built-screens.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { PlanChoice } from '../popups/plan-choice.tsx'
import popup from '../popups/popup.module.css'

interface PlanDialogProps {
  /** Why the click was blocked. */
  title: string
  /** What can be done without a plan. */
  children: ReactNode
  onClose: () => void
}

/** The membership popup: the reason first, the offer second. */
export default function PlanDialog({ title, children, onClose }: PlanDialogProps) {
  return (
    <Dialog isOpen title={title} onClose={onClose}>
      <div className={popup.text}>
        <p>
          {!builtScreens.plans && 'Plans are not open yet. '}
          {children}
        </p>
      </div>
      <PlanChoice decline="Not now" onClose={onClose} />
    </Dialog>
  )
}
