import { useState } from 'react'
import { Dialog } from '../../ui/dialog.tsx'
import styles from './files.module.css'

interface FilePreviewProps {
  name: string
  url: string
  isOpen: boolean
  onClose: () => void
}

/** A file that the browser can show, in a frame. */
export function FilePreview({ name, url, isOpen, onClose }: FilePreviewProps) {
  const [isLoaded, setLoaded] = useState(false)
  const close = () => {
    setLoaded(false)
    onClose()
  }
  return (
    <Dialog isOpen={isOpen} onClose={close} title={name} className={styles.wide}>
      <div className={styles.preview}>
        {!isLoaded && <p role="status">Loading preview...</p>}
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- it breaks PDFs; the file's own headers make it inert */}
        <iframe
          src={url}
          title={`Preview of ${name}`}
          onLoad={() => setLoaded(true)}
          onError={(event) => {
            console.error('The preview could not be loaded', event)
            setLoaded(true)
          }}
        />
      </div>
      <a href={url} target="_blank" rel="noopener">
        Open in a new tab
      </a>
    </Dialog>
  )
}
