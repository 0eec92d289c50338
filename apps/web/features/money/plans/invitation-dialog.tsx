import { Button } from '../../../ui/button.tsx'
import { CopyField } from '../../../ui/copy-field.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { productName } from '../../../product.ts'
import styles from './plan-dialog.module.css'

interface InvitationDialogProps {
  /** Whoever signs up by it is noted. */
  link: string
  onClose: () => void
}

/** For whoever wants no plan: a link to invite others with. */
export default function InvitationDialog({ link, onClose }: InvitationDialogProps) {
  return (
    <Dialog isOpen title={`Know someone who could use ${productName}?`} onClose={onClose}>
      <p className={styles.reason}>
        {productName} is free to begin with. Send this link to a friend; you won’t see who signs up
        with it.
      </p>
      <CopyField label="Your link" text={link} noun="link" />
      <div className={styles.actions}>
        {'share' in navigator && <Button onClick={() => void share(link)}>Share</Button>}
        <Button onClick={onClose}>No Thanks</Button>
      </div>
    </Dialog>
  )
}

async function share(url: string): Promise<void> {
  try {
    await navigator.share({ title: productName, url })
  } catch (error) {
    // Whoever changes their mind has said all there is to say.
    if (!(error instanceof DOMException && error.name === 'AbortError'))
      console.error('The link could not be shared', error)
  }
}
