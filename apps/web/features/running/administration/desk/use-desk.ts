import {
  clearFlag,
  type DeskKind,
  flagListing,
  listDesk,
  listMerges,
  settleFinding,
  settleListing,
  settlePair,
  undoListingMerge,
  viewDeskListing,
} from '@laurel/contract/desk-admin'
import type { BodyInputOf } from '@laurel/contract/define-call'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../../api/call.ts'
import { keys } from '../../../../api/keys.ts'
import { windowOf } from '../../../common/records/page-window.ts'

/** Listings fetched at once. */
export const BATCH = 50

/**
 * What waits, as it was when the desk was opened: the list does not move under whoever works on it.
 * `skipped` listings stand first and were looked at already.
 */
export const useQueue = (kind: DeskKind, skipped: number) =>
  useQuery({
    queryKey: keys.deskQueue({ kind, skipped }),
    queryFn: ({ signal }) =>
      call(listDesk, { query: { kind, offset: skipped, limit: skipped + BATCH }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

/** How much waits now. */
export const useDeskCounts = () =>
  useQuery({
    queryKey: keys.deskCounts,
    queryFn: ({ signal }) => call(listDesk, { query: { offset: 0, limit: 1 }, signal }),
    placeholderData: keepPreviousData,
  })

export const deskListing = (id: string) => ({
  queryKey: keys.deskListing(id),
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    call(viewDeskListing, { params: { id }, signal }),
  staleTime: 60_000,
})

export function useMerges(page: number) {
  const query = windowOf(page)
  return useQuery({
    queryKey: keys.deskMerges(query),
    queryFn: ({ signal }) => call(listMerges, { query, signal }),
    placeholderData: keepPreviousData,
  })
}

export function useMergeUndo(id: string) {
  const client = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: () => call(undoListingMerge, { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: keys.desk }),
  })
}

export type Verdict = BodyInputOf<typeof settleListing>['verdict']

/** After an act on a listing, whatever it was. */
const useListingAct = <Act extends { listingId: string }, Done>(
  act: (given: Act) => Promise<Done>,
) => {
  const client = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: act,
    onSettled: async (_done, _error, { listingId }) => {
      void client.invalidateQueries({ queryKey: keys.deskCounts })
      await client.invalidateQueries({ queryKey: keys.deskListing(listingId) })
    },
  })
}

export const useSettlement = () =>
  useListingAct(({ listingId, verdict }: { listingId: string; verdict: Verdict }) =>
    call(settleListing, { params: { id: listingId }, body: { verdict } }),
  )

export interface FindingAct {
  listingId: string
  findingId: string
  act: BodyInputOf<typeof settleFinding>['act']
  address?: string
}

/** What is done about a page that changed or is gone. */
export const useFindingSettlement = () =>
  useListingAct(({ findingId, act, address }: FindingAct) =>
    call(settleFinding, {
      params: { id: findingId },
      body: { act, ...(address !== undefined && { address }) },
    }),
  )

export interface PairAct {
  listingId: string
  pairId: string
  verdict: BodyInputOf<typeof settlePair>['verdict']
}

export const usePairSettlement = () =>
  useListingAct(({ pairId, verdict }: PairAct) =>
    call(settlePair, { params: { id: pairId }, body: { verdict } }),
  )

interface Flagging {
  listingId: string
  kind: BodyInputOf<typeof flagListing>['kind']
  words: string
}

export const useFlagging = () =>
  useListingAct(({ listingId, kind, words }: Flagging) =>
    call(flagListing, { params: { id: listingId }, body: { kind, words } }),
  )

export const useFlagClearing = () =>
  useListingAct(({ flagId }: { listingId: string; flagId: string }) =>
    call(clearFlag, { params: { id: flagId } }),
  )
