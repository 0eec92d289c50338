import { createKey, listKeys, revokeKey } from '@laurel/contract/api-keys'
import type { BodyOf } from '@laurel/contract/define-call'
import {
  createWebhook,
  deleteWebhook,
  listDeliveries,
  listWebhooks,
  replayDelivery,
  resumeWebhook,
  testWebhook,
} from '@laurel/contract/webhooks'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../../api/call.ts'
import { keys } from '../../../../api/keys.ts'
import { useOrganisation } from '../current-organisation.ts'

/** How many messages a page of them shows. */
export const MESSAGES_SHOWN = 10

/** A message that waits is tried within the minute. */
const LOOK_AGAIN_MS = 5000

export function useKeys() {
  const { id } = useOrganisation()
  return useQuery({
    queryKey: keys.apiKeys(id),
    queryFn: ({ signal }) => call(listKeys, { params: { id }, signal }),
  })
}

export function useWebhooks() {
  const { id } = useOrganisation()
  return useQuery({
    queryKey: keys.webhooks(id),
    queryFn: ({ signal }) => call(listWebhooks, { params: { id }, signal }),
  })
}

export function useDeliveries(webhookId: string, page: number) {
  const { id } = useOrganisation()
  const query = { offset: (page - 1) * MESSAGES_SHOWN, limit: page * MESSAGES_SHOWN }
  return useQuery({
    queryKey: keys.deliveries(id, webhookId, page),
    queryFn: ({ signal }) => call(listDeliveries, { params: { id, webhookId }, query, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.deliveries.some((each) => each.state === 'waiting') ? LOOK_AGAIN_MS : false,
  })
}

/** A change to what programs may do; what is shown is read anew after it. */
function useChange<Sent, Answer>(change: (id: string, sent: Sent) => Promise<Answer>) {
  const { id } = useOrganisation()
  const client = useQueryClient()
  return useMutation({
    // Offline it fails at once and says so.
    networkMode: 'always',
    mutationFn: (sent: Sent) => change(id, sent),
    onSettled: () => client.invalidateQueries({ queryKey: keys.programs(id) }),
  })
}

export const useCreateKey = () =>
  useChange((id, body: BodyOf<typeof createKey>) => call(createKey, { params: { id }, body }))

export const useRevokeKey = () =>
  useChange((id, keyId: string) => call(revokeKey, { params: { id, keyId } }))

export const useCreateWebhook = () =>
  useChange((id, body: BodyOf<typeof createWebhook>) =>
    call(createWebhook, { params: { id }, body }),
  )

export const useDeleteWebhook = () =>
  useChange((id, webhookId: string) => call(deleteWebhook, { params: { id, webhookId } }))

export const useTestWebhook = () =>
  useChange((id, webhookId: string) => call(testWebhook, { params: { id, webhookId } }))

export const useResumeWebhook = () =>
  useChange((id, webhookId: string) => call(resumeWebhook, { params: { id, webhookId } }))

export const useReplay = (webhookId: string) =>
  useChange((id, deliveryId: string) =>
    call(replayDelivery, { params: { id, webhookId, deliveryId } }),
  )
