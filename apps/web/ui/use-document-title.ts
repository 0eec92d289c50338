import { useEffect } from 'react'
import { pageTitle } from '../page-meta.ts'

/**
 * A title known only once data has come; static ones are the page's `meta`.
 * `hasErrors` puts "Error: " in front, as after a failed submit.
 */
export function useDocumentTitle(page: string | undefined, hasErrors = false): void {
  useEffect(() => {
    if (page === undefined) return
    const before = document.title
    const own = `${hasErrors ? 'Error: ' : ''}${pageTitle(page)}`
    document.title = own
    return () => {
      // The next page may have set its own by now.
      if (document.title === own) document.title = before
    }
  }, [page, hasErrors])
}
