import type {
  AnswerOf,
  BodyInputOf,
  Call,
  ParamsOf,
  QueryInputOf,
} from '@laurel/contract/define-call'
import type { Failure, Success } from '@laurel/contract/envelope'
import { type AddressInput, addressOf } from './call-address.ts'
import { CallError } from './call-error.ts'
import { forgetEarlyAnswers, takeEarlyAnswer } from './early-answers.ts'
import { sendSignedIn } from './send-signed-in.ts'

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

type AnyInput = AddressInput & {
  body?: unknown
  onceKey?: string
  signal?: AbortSignal
  keepalive?: boolean
  /** What kind of answer is asked for, where there are several. */
  accept?: string
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
  const response = await sendSignedIn(declared, (token) => send(declared, given, token))
  return readAnswer<AnswerOf<C>>(response)
}

/** Without a time limit: whoever waits sets it. */
export const fetchCall = (
  declared: Call,
  given: AnyInput,
  token: string | null,
  signal: AbortSignal,
): Promise<Response> =>
  fetch(addressOf(declared, given), {
    method: declared.method,
    headers: {
      ...(token !== null && { authorization: `Bearer ${token}` }),
      ...(given.body !== undefined && { 'content-type': 'application/json' }),
      ...(given.onceKey !== undefined && { 'idempotency-key': given.onceKey }),
      ...(given.accept !== undefined && { accept: given.accept }),
    },
    ...(given.body !== undefined && { body: JSON.stringify(given.body) }),
    signal,
    keepalive: given.keepalive ?? false,
  })

async function send(declared: Call, given: AnyInput, token: string | null): Promise<Response> {
  const timeout = AbortSignal.timeout(CALL_TIMEOUT_MS)
  try {
    const signal = given.signal ? AbortSignal.any([given.signal, timeout]) : timeout
    if (declared.method !== 'GET') forgetEarlyAnswers()
    const early = takeEarlyAnswer(addressOf(declared, given), token)
    return await (early ?? fetchCall(declared, given, token, signal))
  } catch (error) {
    if (given.signal?.aborted) throw error
    throw new CallError(undefined, 0, { cause: error })
  }
}

async function readAnswer<Data>(response: Response): Promise<Data> {
  const body = (await response.json().catch(() => undefined)) as Success<Data> | Failure | undefined
  if (response.ok && body && 'data' in body) return body.data
  throw failureOf(response, body)
}

/** What a call answered with that did not succeed. */
export function failureOf(response: Response, body: object | undefined): CallError {
  const failure = body && 'error' in body ? (body as Failure) : undefined
  const retryAfterSeconds = Number(response.headers.get('retry-after')) || undefined
  return new CallError(failure, response.status, { retryAfterSeconds })
}
