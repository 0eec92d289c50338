import type { Failure } from '@laurel/contract/envelope'

/** The sentence the specification shows when the server could not be reached or made no sense. */
export const SERVER_ERROR = 'Server Error'

/** A call that did not succeed; `message` is the sentence a person reads. */
export class CallError extends Error {
  /** A code of the catalogue; undefined when the server could not be reached. */
  readonly code: Failure['error']['code'] | undefined
  readonly statusCode: number
  readonly fields: Readonly<Record<string, string>>
  /** With STALE_VERSION: what is stored now. */
  readonly current: unknown

  /** With 429 and 503: how long to wait before another try, when the server said so. */
  readonly retryAfterSeconds: number | undefined

  constructor(
    failure: Failure | undefined,
    statusCode: number,
    options?: ErrorOptions & { retryAfterSeconds?: number | undefined },
  ) {
    super(failure?.error.description ?? SERVER_ERROR, options)
    this.retryAfterSeconds = options?.retryAfterSeconds
    this.code = failure?.error.code
    this.statusCode = statusCode
    this.fields = failure?.error.fields ?? {}
    this.current = failure?.error.current
  }

  /** The server was not reached: worth trying again as it is. */
  get isOffline(): boolean {
    return this.statusCode === 0
  }
}
