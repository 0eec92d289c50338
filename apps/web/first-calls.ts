import { listEligible, listWishlist, readStats } from '@laurel/contract/scholarships'
import { CALL_TIMEOUT_MS } from './api/call.ts'
import { addressOf } from './api/call-address.ts'
import { TOKEN } from './api/session.ts'
import { filterQuery, NO_FILTERS, SORTS } from './features/catalogue/matches/match-filters.ts'
import { eligibleQuery } from './features/catalogue/listings/eligible-query.ts'

const firstMatches = eligibleQuery(1, {
  ...filterQuery(NO_FILTERS, 'any day'),
  ...SORTS.match.order,
})

/** What the first cards of a list wait for, by the route that shows it. */
const firstCalls: Readonly<Record<string, readonly string[]>> = {
  'pages/applicant/matches': [
    addressOf(listEligible, { query: firstMatches }),
    addressOf(readStats),
  ],
  'pages/applicant/saved': [addressOf(listWishlist)],
}

/**
 * A script for the head of a route's page, which asks for what the page waits for beside its
 * scripts, not after them. The first call to each address takes its answer over
 * (api/early-answers.ts). An address with a search shows another list than the first.
 */
export function askEarly(routeId: string): string | undefined {
  const addresses = firstCalls[routeId]
  return addresses && scriptFor(addresses)
}

const scriptFor = (addresses: readonly string[]): string =>
  `try{const token=localStorage.getItem('${TOKEN}');if(token&&!location.search){` +
  `laurelEarly={token,answers:{}};for(const address of ${JSON.stringify(addresses)}){` +
  `const answer=fetch(address,{headers:{authorization:'Bearer '+token},` +
  `signal:AbortSignal.timeout(${CALL_TIMEOUT_MS})});` +
  // Whoever takes it over hears of its failure.
  `answer.catch(()=>{});laurelEarly.answers[address]=answer}}}catch{}`
