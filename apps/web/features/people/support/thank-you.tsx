import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import styles from './support.module.css'

interface ThankYouProps {
  /** Where the answer goes. */
  email: string
  onClose: () => void
}

/** Specification 2, section 4. */
export default function ThankYou({ email, onClose }: ThankYouProps) {
  return (
    <Dialog isOpen title="Thank You!" onClose={onClose}>
      <div className={styles.thanks}>
        <p>
          Your message has arrived. A person replies to <strong>{email}</strong> within 24 hours.
        </p>
        <Button variant="filled" isWide onClick={onClose}>
          Done
        </Button>
      </div>
    </Dialog>
  )
}
