import { pageUrl } from '@laurel/contract/file-link'
import { useEffect, useState } from 'react'
import { countPages } from '../../../api/count-pages.ts'
import { ScrollRegion } from '../../../ui/scroll-region.tsx'
import styles from './files.module.css'

interface PagePicturesProps {
  name: string
  url: string
}

/** Whoever wants to read on saves the file. */
const MOST_PAGES = 30

/** The pages of a PDF as pictures: it is looked at without being opened. */
export function PagePictures({ name, url }: PagePicturesProps) {
  const [pages, setPages] = useState<number>()

  useEffect(() => {
    const leaving = new AbortController()
    countPages(url, leaving.signal).then(setPages, () => !leaving.signal.aborted && setPages(0))
    return () => leaving.abort()
  }, [url])

  if (pages === undefined) return <p role="status">Loading preview...</p>
  if (pages === 0)
    return (
      <p className={styles.savedOnly}>
        Its pages cannot be shown as pictures either. If it asks for a password, whoever gets it
        cannot read it.
      </p>
    )
  const shown = Math.min(pages, MOST_PAGES)
  return (
    <>
      <p>{sayShown(shown, pages)}</p>
      <ScrollRegion className={styles.pages} label={`Pages of ${name}`}>
        {Array.from({ length: shown }, (_, at) => (
          <img
            key={at}
            src={pageUrl(url, at + 1)}
            alt={`Page ${at + 1} of ${pages}`}
            loading={at === 0 ? 'eager' : 'lazy'}
          />
        ))}
      </ScrollRegion>
    </>
  )
}

function sayShown(shown: number, pages: number): string {
  if (shown < pages) return `Pictures of the first ${shown} of ${pages} pages:`
  return pages === 1 ? 'A picture of its page:' : `Pictures of its ${pages} pages:`
}
