import {
  addPartner,
  changePartner,
  exportPartnerLedger,
  exportPayouts,
  listPartners,
  listPayouts,
  mailPartnerFigures,
  markPayoutPaid,
  type Partner,
  type Payout,
  readPartner,
} from '@laurel/contract/partners-admin'
import type { BodyInputOf } from '@laurel/contract/define-call'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../../api/call.ts'
import { download, saveFile } from '../../../../api/download.ts'
import { useOnceKey } from '../../../../api/use-once-key.ts'
import { showToast } from '../../../../ui/toasts/show-toast.ts'
import { windowOf } from '../../../common/records/page-window.ts'

/** Not among `api/keys.ts`, which every list of students loads. */
const PARTNERS = ['admin', 'partners'] as const

export function usePartners(page: number) {
  const query = windowOf(page)
  return useQuery({
    queryKey: [...PARTNERS, 'page', query],
    queryFn: ({ signal }) => call(listPartners, { query, signal }),
    placeholderData: keepPreviousData,
  })
}

export const usePartner = (id: string) =>
  useQuery({
    queryKey: [...PARTNERS, id],
    queryFn: ({ signal }) => call(readPartner, { params: { id }, signal }),
  })

export function usePayouts(page: number) {
  const query = windowOf(page)
  return useQuery({
    queryKey: [...PARTNERS, 'payouts', query],
    queryFn: ({ signal }) => call(listPayouts, { query, signal }),
    placeholderData: keepPreviousData,
  })
}

type Terms = Omit<BodyInputOf<typeof changePartner>, 'hasEnded'>

/** Adds a partner, or changes one. */
export function useSavedPartner(onDone: (partner: Partner) => void) {
  const client = useQueryClient()
  const onceKey = useOnceKey()
  return useMutation({
    networkMode: 'always',
    mutationFn: ({ known, linkId, body }: { known?: Partner; linkId: string; body: Terms }) =>
      known
        ? call(changePartner, {
            params: { id: known.id },
            body: { ...body, hasEnded: known.endedAt !== null },
          })
        : call(addPartner, {
            body: { ...body, linkId },
            onceKey: onceKey({ ...body, linkId }),
          }),
    onSuccess: async (partner) => {
      await client.invalidateQueries({ queryKey: PARTNERS })
      onDone(partner)
    },
  })
}

/** Ends a partnership, or goes on with it. */
export function usePartnerEnd() {
  const client = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: ({ partner, hasEnded }: { partner: Partner; hasEnded: boolean }) => {
      const { name, email, memberCents, shareBasisPoints, payout, thresholdCents } = partner
      const terms = { name, email, memberCents, shareBasisPoints, payout, thresholdCents }
      return call(changePartner, { params: { id: partner.id }, body: { ...terms, hasEnded } })
    },
    onSuccess: () => client.invalidateQueries({ queryKey: PARTNERS }),
    onError: failing('It was not changed'),
  })
}

export const useFiguresMail = () =>
  useMutation({
    networkMode: 'always',
    mutationFn: (id: string) => call(mailPartnerFigures, { params: { id } }),
    onSuccess: ({ email }) =>
      showToast({ kind: 'success', message: 'A new address is on its way', detail: email }),
    onError: failing('No email was written'),
  })

export function usePayment(onDone: (payout: Payout) => void) {
  const client = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: ({ id, reference }: { id: string; reference: string }) =>
      call(markPayoutPaid, { params: { id }, body: { reference } }),
    onSuccess: async (payout) => {
      await client.invalidateQueries({ queryKey: PARTNERS })
      onDone(payout)
    },
  })
}

export const useLedgerFile = () =>
  useMutation({
    mutationFn: async () => saveFile(await download(exportPartnerLedger, {}), 'partner-ledger.csv'),
    onError: failing('The export was not made'),
  })

export const usePayoutsFile = () =>
  useMutation({
    mutationFn: async (batch: string) =>
      saveFile(await download(exportPayouts, { query: { batch } }), `payouts-of-${batch}.csv`),
    onError: failing('The export was not made'),
  })

const failing = (message: string) => () =>
  showToast({ kind: 'error', message, detail: 'Please try again.' })
