import type { SeenFrom } from '@laurel/contract/seen-from'
import { pageBefore } from '../../../page-before.ts'
import { paths } from '../../../paths.ts'

interface Arrival {
  id: string
  /** The query of the scholarship's own page: links of mails and notifications say so there. */
  search: string
  /** The page of the product before it, as its path and query; '' when there was none. */
  before: string
  /** What led into the product: the browser's referrer. */
  referrer: string
  origin: string
}

const SOURCES: Readonly<Record<string, SeenFrom>> = {
  [paths.matches]: 'matches',
  [paths.easyApply]: 'matches',
  [paths.easyApplyWithCv]: 'matches',
  [paths.saved]: 'saved',
  [paths.dashboard]: 'dashboard',
  [paths.assistance]: 'assistant',
  [paths.assistanceChat]: 'assistant',
  [paths.conversation]: 'assistant',
  // A scholarship's page and the one after sending name others like it.
  [pathOf(paths.scholarshipDetail(''))]: 'similar',
  [pathOf(paths.applySuccess(''))]: 'similar',
}

/** What led to a scholarship's page, by the closed list that its organisation is told of. */
export function sourceOf({ id, search, before, referrer, origin }: Arrival): SeenFrom {
  const from = new URLSearchParams(search).get('from')
  if (from === 'mail' || from === 'notification') return from
  const isOurs = referrer.startsWith(`${origin}/`)
  // The end of an id stands in the address of its public page.
  if (isOurs && referrer.includes(paths.publicScholarships) && referrer.endsWith(id.slice(-12)))
    return 'public_page'
  if (before === '') return isOurs ? 'other' : 'outside'
  const page = new URL(before, origin)
  const source = SOURCES[page.pathname] ?? 'other'
  return source === 'matches' && page.searchParams.has('search') ? 'search' : source
}

/** The same for the page that is shown. */
export const ledHere = (id: string): SeenFrom =>
  sourceOf({
    id,
    search: location.search,
    before: pageBefore(location.pathname + location.search),
    referrer: document.referrer,
    origin: location.origin,
  })

function pathOf(address: string): string {
  return address.split('?', 1)[0] ?? ''
}
