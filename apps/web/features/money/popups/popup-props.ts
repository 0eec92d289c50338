import type { Popup } from './popup-queue.ts'

/** What the body of every popup is given. */
export interface PopupProps {
  popup: Popup
  onClose: (isAccepted: boolean) => void
}
