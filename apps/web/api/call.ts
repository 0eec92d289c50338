import type {
  AnswerOf,
  BodyInputOf,
  Call,
  ParamsOf,
  QueryInputOf,
} from '@laurel/contract/define-call'
import type { Failure, Success } from '@laurel/contract/envelope'
import { CallError } from './call-error.ts'
import { renewSession } from './renew-session.ts'
import { expireSession, readToken } from './session.ts'

const API_BASE = '/api/v1'
/** Spec 1 section 7. */
export const CALL_TIMEOUT_MS = 120_000

type Given<Key extends string, Value> = [Value] extends [never]
  ? { [key in Key]?: never }
  : { [key in Key]: Value }

type OptionalQuery<C> = [QueryInputOf<C>] extends [never] ? unknown : { query?: QueryInputOf<C> }

export type Input<C> = Given<'params', ParamsOf<C>> &
  OptionalQuery<C> &
  Given<'body', BodyInputOf<C>> & {
    /** Sent as Idempotency-Key: the same key never writes twice. */
    onceKey?: string
    signal?: AbortSignal
    /** Lets the request outlive the page. */
    keepalive?: boolean
  }

type Plain = string | number | boolean

type AnyInput = {
  params?: Record<string, Plain>
  query?: Record<string, Plain | undefined>
  body?: unknown
  onceKey?: string
  signal?: AbortSignal
  keepalive?: boolean
}

/**
 * Makes a call of the contract and answers its `data`; throws a CallError. An expired session is
 * renewed once; when it cannot be, the visitor is signed out.
 */
export async function call<C extends Call>(
  declared: C,
  ...[input]: Record<string, never> extends Input<C> ? [Input<C>?] : [Input<C>]
): Promise<AnswerOf<C>> {
  const given: AnyInput = (input ?? {}) as AnyInput
  const token = readToken()
  const first = await send(declared, given, token)
  const isExpired = first.status === 401 && token !== null && declared.access !== 'public'
  if (!isExpired) return readAnswer<AnswerOf<C>>(first)
  const renewed = await renewSession(token)
  if (renewed === undefined) {
    expireSession()
    return readAnswer<AnswerOf<C>>(first)
  }
  const second = await send(declared, given, renewed)
  if (second.status === 401) expireSession()
  return readAnswer<AnswerOf<C>>(second)
}

async function send(declared: Call, given: AnyInput, token: string | null): Promise<Response> {
  const timeout = AbortSignal.timeout(CALL_TIMEOUT_MS)
  try {
    return await fetch(urlOf(declared, given), {
      method: declared.method,
      headers: {
        ...(token !== null && { authorization: `Bearer ${token}` }),
        ...(given.body !== undefined && { 'content-type': 'application/json' }),
        ...(given.onceKey !== undefined && { 'idempotency-key': given.onceKey }),
      },
      ...(given.body !== undefined && { body: JSON.stringify(given.body) }),
      signal: given.signal ? AbortSignal.any([given.signal, timeout]) : timeout,
      keepalive: given.keepalive ?? false,
    })
  } catch (error) {
    if (given.signal?.aborted) throw error
    throw new CallError(undefined, 0, { cause: error })
  }
}

/** The address of a call with its parameters filled in. */
export function urlOf(declared: Call, { params = {}, query = {} }: AnyInput): string {
  const path = declared.path.replaceAll(/\{(\w+)\}/g, (_match, name: string) =>
    encodeURIComponent(String(params[name])),
  )
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query))
    if (value !== undefined) search.set(key, String(value))
  return `${API_BASE}${path}${search.size > 0 ? `?${search}` : ''}`
}

async function readAnswer<Data>(response: Response): Promise<Data> {
  const body = (await response.json().catch(() => undefined)) as Success<Data> | Failure | undefined
  if (response.ok && body && 'data' in body) return body.data
  const failure = body && 'error' in body ? body : undefined
  const retryAfterSeconds = Number(response.headers.get('retry-after')) || undefined
  throw new CallError(failure, response.status, { retryAfterSeconds })
}
