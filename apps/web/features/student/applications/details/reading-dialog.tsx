import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs'
import { Dialog } from '../../../../ui/dialog.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { SafeHtml } from '../../../../ui/safe-html.tsx'
import styles from './reading-dialog.module.css'

interface ReadingDialogProps {
  title: string
  /** Who wrote it. */
  author: string
  html: string
  isOpen: boolean
  onClose: () => void
}

/** A text to read in its own scroll area, which takes the Tab key; it can be printed alone. */
export function ReadingDialog({ title, author, html, isOpen, onClose }: ReadingDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title}>
      <div className={styles.reading}>
        <p className={styles.author}>From {author}</p>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll area must be reachable by keyboard */}
        <div className={styles.text} role="region" aria-label={title} tabIndex={0}>
          <SafeHtml html={html} />
        </div>
        <button type="button" className={styles.print} onClick={() => window.print()}>
          <Icon icon={IconPrinter} />
          Print
        </button>
      </div>
    </Dialog>
  )
}
