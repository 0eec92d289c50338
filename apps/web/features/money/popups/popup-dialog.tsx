import { Dialog } from '../../../ui/dialog.tsx'
import { Congratulations } from './congratulations.tsx'
import { DailyFree } from './daily-free.tsx'
import { FirstScholarship } from './first-scholarship.tsx'
import { Personalise } from './personalise.tsx'
import { PlanAfterOnboarding } from './plan-after-onboarding.tsx'
import type { PopupKind } from './popup-caps.ts'
import type { Popup } from './popup-queue.ts'
import { Upsell } from './upsell.tsx'

interface PopupDialogProps {
  popup: Popup
  onClose: (isAccepted: boolean) => void
}

const TITLES: Readonly<Record<PopupKind, string>> = {
  congratulations: 'Congratulations!',
  upsell: 'Unlock Unlimited Scholarship Applications',
  personalise: 'Would you like closer matches?',
  dailyFree: 'Today adds 3 free applications',
  firstScholarship: 'Your first application',
  plan: 'Membership Options',
}

const BODIES = {
  congratulations: Congratulations,
  upsell: Upsell,
  personalise: Personalise,
  dailyFree: DailyFree,
  firstScholarship: FirstScholarship,
  plan: PlanAfterOnboarding,
}

/** One popup: its heading takes the focus, and Esc, backdrop and Close always end it. */
export default function PopupDialog({ popup, onClose }: PopupDialogProps) {
  const Body = BODIES[popup.kind]
  return (
    <Dialog isOpen title={TITLES[popup.kind]} onClose={() => onClose(false)}>
      <Body popup={popup} onClose={onClose} />
    </Dialog>
  )
}
