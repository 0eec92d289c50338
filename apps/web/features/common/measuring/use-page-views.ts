import { useEffect } from 'react'
import { useMatches } from 'react-router'
import type { Consent } from './consent.ts'
import { pageOf } from './page-of.ts'

/** Counts each page that is looked at, once a visitor has said yes. */
export function usePageViews(consent: Consent): void {
  const { pathname = '/', params = {} } = useMatches().at(-1) ?? {}
  const page = pageOf(pathname, params)
  // Another scholarship is another look at the same page.
  useEffect(() => {
    if (consent !== 'yes') return
    // Nobody else needs what sends it.
    import('./count-page.ts')
      .then(({ countPage }) => countPage(page))
      .catch((error: unknown) => console.error('a page could not be counted', error))
  }, [consent, page, pathname])
}
