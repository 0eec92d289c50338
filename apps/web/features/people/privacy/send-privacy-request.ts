import {
  confirmPrivacyRequest,
  requestPrivacy,
  unsubscribe as unsubscribeCall,
} from '@laurel/contract/privacy'
import { call } from '../../../api/call.ts'
import type { PrivacyKind, PrivacyRequest } from './request-rules.ts'

// One module, fetched when it is needed: the contract is a part of no page's first script.

export interface ReceivedRequest {
  reference: string
  isProved: boolean
}

export const sendRequest = (kind: PrivacyKind, request: PrivacyRequest): Promise<ReceivedRequest> =>
  call(requestPrivacy, { body: { kind, ...request } })

export const confirmRequest = (token: string) => call(confirmPrivacyRequest, { body: { token } })

export const unsubscribe = (token: string) => call(unsubscribeCall, { body: { token } })
