import type { ReactNode } from 'react'
import { Dialog } from '../../../ui/dialog.tsx'
import { MembershipOffer } from './membership-offer.tsx'
import styles from './plan-dialog.module.css'

interface PlanDialogProps {
  /** Why the click was blocked. */
  title: string
  /** What can be done without a plan. */
  children?: ReactNode
  onClose: () => void
}

/** The membership popup: the reason first, the offer second. */
export default function PlanDialog({ title, children, onClose }: PlanDialogProps) {
  return (
    <Dialog isOpen title={title} onClose={onClose}>
      {children !== undefined && <p className={styles.reason}>{children}</p>}
      <MembershipOffer onClose={onClose} />
    </Dialog>
  )
}
