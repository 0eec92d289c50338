import { useEffect, useState } from 'react'
import { isOnlySaved } from '../../../api/is-only-saved.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { PagePictures } from './page-pictures.tsx'
import styles from './files.module.css'

interface FilePreviewProps {
  name: string
  url: string
  isOpen: boolean
  onClose: () => void
}

/** A file that the browser can show, in a frame; of a PDF that is only saved, pictures of its pages. */
export function FilePreview({ name, url, isOpen, onClose }: FilePreviewProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={name} className={styles.wide}>
      <Preview name={name} url={url} />
    </Dialog>
  )
}

const isPdf = (name: string) => name.toLowerCase().endsWith('.pdf')

type Showing = 'asking' | 'loading' | 'shown' | 'saved only'

function Preview({ name, url }: Pick<FilePreviewProps, 'name' | 'url'>) {
  const [showing, setShowing] = useState<Showing>('asking')

  useEffect(() => {
    const leaving = new AbortController()
    isOnlySaved(url, leaving.signal).then(
      (isSaved) => setShowing(isSaved ? 'saved only' : 'loading'),
      // The frame tells what is wrong.
      () => !leaving.signal.aborted && setShowing('loading'),
    )
    return () => leaving.abort()
  }, [url])

  if (showing === 'saved only')
    return (
      <>
        <p className={styles.savedOnly}>
          This file is protected, or has active parts, such as forms or scripts, so it does not open
          here. It stays as it was uploaded: save it to open it on your device.
        </p>
        <a className={styles.plain} href={url} download={name}>
          Save the file
        </a>
        {isPdf(name) && <PagePictures name={name} url={url} />}
      </>
    )
  return (
    <>
      <div className={styles.preview}>
        {showing !== 'shown' && <p role="status">Loading preview...</p>}
        {showing !== 'asking' && (
          // oxlint-disable-next-line react/iframe-missing-sandbox -- it breaks PDFs; the file's own headers make it inert
          <iframe
            src={url}
            title={`Preview of ${name}`}
            onLoad={() => setShowing('shown')}
            onError={(event) => {
              console.error('The preview could not be loaded', event)
              setShowing('shown')
            }}
          />
        )}
      </div>
      <a href={url} target="_blank" rel="noopener">
        Open in a new tab
      </a>
    </>
  )
}
