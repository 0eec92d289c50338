import type { listSubscriptions } from '@laurel/contract/billing-admin'
import type { SubscriptionStatus } from '@laurel/contract/billing-shapes'
import type { QueryInputOf } from '@laurel/contract/define-call'
import { pageFromSearch } from '../../../../paths.ts'
import { windowOf, withinLists } from '../../../common/records/page-window.ts'
import { type Provider, PROVIDERS, STATUSES } from './subscription-words.ts'

/** As the call allows. */
export const SEARCH_LIMIT = 200

export interface SubscriptionView {
  text: string
  status: SubscriptionStatus | undefined
  provider: Provider | undefined
  page: number
}

const keyIn = <Key extends string>(table: Readonly<Record<Key, unknown>>, text: string | null) =>
  text !== null && Object.hasOwn(table, text) ? (text as Key) : undefined

/** What the address asks for; anything it cannot mean counts as not said. */
export const subscriptionView = (search: URLSearchParams): SubscriptionView => ({
  text: (search.get('search') ?? '').trim().slice(0, SEARCH_LIMIT),
  status: keyIn(STATUSES, search.get('status')),
  provider: keyIn(PROVIDERS, search.get('provider')),
  page: withinLists(pageFromSearch(search)),
})

/** The address of a view, from its first page. */
export function searchOf({ text, status, provider }: Omit<SubscriptionView, 'page'>): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries({ search: text, status, provider }))
    if (value) search.set(name, value)
  return search.size > 0 ? `?${search}` : ''
}

/** What is asked of the server for a view. */
export const queryOf = ({
  text,
  status,
  provider,
  page,
}: SubscriptionView): QueryInputOf<typeof listSubscriptions> => ({
  ...windowOf(page),
  ...(text !== '' && { search: text }),
  ...(status && { status }),
  ...(provider && { provider }),
})
