import { addSupport, GUEST_NAME } from '@laurel/contract/support'
import { call } from '../../../api/call.ts'
import type { RequestKind, RequestValues } from './request-rules.ts'

/** Anybody may ask, but a session that has expired is renewed first: the answer belongs to it. */
const addOwn = { ...addSupport, access: 'applicant' } as const

/** Fetched when it is needed: the contract is a part of no public page's first script. */
export const sendRequest = (kind: RequestKind, values: RequestValues, onceKey: string) =>
  kind === 'own'
    ? call(addOwn, { body: values, onceKey })
    : call(addSupport, { body: { ...values, name: GUEST_NAME }, onceKey })
