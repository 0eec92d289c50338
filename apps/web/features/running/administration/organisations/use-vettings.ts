import type { BodyOf } from '@laurel/contract/define-call'
import { VETTING_STATES, type Vetting } from '@laurel/contract/organisations'
import {
  assignOwner,
  decideName,
  decideVetting,
  listAskedNames,
  listOwnerless,
  listVettings,
} from '@laurel/contract/organisations-admin'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../../api/call.ts'
import { keys } from '../../../../api/keys.ts'
import { useOnceKey } from '../../../../api/use-once-key.ts'
import { pageFromSearch } from '../../../../paths.ts'
import { windowOf, withinLists } from '../../../common/records/page-window.ts'

export interface VettingView {
  vetting: Vetting
  page: number
}

/** What the address asks for; anything it cannot mean counts as not said. */
export const vettingView = (search: URLSearchParams): VettingView => ({
  vetting: VETTING_STATES.find((each) => each === search.get('vetting')) ?? 'waiting',
  page: withinLists(pageFromSearch(search)),
})

export function useVettings({ vetting, page }: VettingView) {
  const query = { ...windowOf(page), vetting }
  return useQuery({
    queryKey: keys.vettingPage(query),
    queryFn: ({ signal }) => call(listVettings, { query, signal }),
    placeholderData: keepPreviousData,
  })
}

export type Decision = BodyOf<typeof decideVetting>

export function useDecision(id: string) {
  const client = useQueryClient()
  const onceKeyOf = useOnceKey()
  return useMutation({
    mutationFn: (body: Decision) =>
      call(decideVetting, { params: { id }, body, onceKey: onceKeyOf(body) }),
    onSuccess: () => void client.invalidateQueries({ queryKey: keys.vettings }),
  })
}

/** Makes the account of an address an owner. */
export function useOwner(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (email: string) => call(assignOwner, { params: { id }, body: { email } }),
    onSuccess: () => client.invalidateQueries({ queryKey: keys.vettings }),
  })
}

/** Names that organisations ask for. */
export const useAskedNames = () =>
  useQuery({
    queryKey: keys.askedNames,
    queryFn: ({ signal }) => call(listAskedNames, { signal }),
  })

export function useNameDecision(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: BodyOf<typeof decideName>) => call(decideName, { params: { id }, body }),
    onSuccess: (waiting) => {
      client.setQueryData(keys.askedNames, waiting)
      void client.invalidateQueries({ queryKey: keys.vettings })
    },
  })
}

/** Those whose owners left; with a search all without one, imported ones too. */
export const useOwnerless = (search = '') =>
  useQuery({
    queryKey: keys.ownerless(search),
    queryFn: ({ signal }) =>
      call(listOwnerless, { query: { ...(search !== '' && { search }) }, signal }),
  })
