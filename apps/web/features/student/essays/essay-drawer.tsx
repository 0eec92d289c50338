import { Dialog } from '../../../ui/dialog.tsx'
import type { EssayDeskProps } from './essay-desk.tsx'
import styles from './essay-drawer.module.css'
import { EssayPlace } from './essay-place.tsx'

interface EssayDrawerProps extends EssayDeskProps {
  isOpen: boolean
  onClose: () => void
}

/** The essay beside its form; the whole screen below 961 px. Closing loses nothing. */
export function EssayDrawer({ isOpen, onClose, ...desk }: EssayDrawerProps) {
  const { title } = desk.task.requirement
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title} className={styles.drawer}>
      <EssayPlace {...desk} />
    </Dialog>
  )
}
