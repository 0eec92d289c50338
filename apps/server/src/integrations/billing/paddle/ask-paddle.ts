import { setTimeout as pause } from 'node:timers/promises'
import { ApiError } from '@paddle/paddle-node-sdk'
import { BillingFailure } from '../billing-provider.ts'

export interface PaddleCalls {
  /** What changes nothing: asked again when Paddle is in trouble. */
  read<Answer>(ask: () => Promise<Answer>): Promise<Answer>
  /** What changes something, once: Paddle knows no keys by which it would tell a second time. */
  change<Answer>(ask: () => Promise<Answer>): Promise<Answer>
}

const TRIES = 3
const FIRST_PAUSE_MILLISECONDS = 250

export const openPaddleCalls = (
  timeoutMs: number,
  firstPauseMs = FIRST_PAUSE_MILLISECONDS,
): PaddleCalls => ({
  async read(ask) {
    for (let time = 1; ; time++)
      try {
        return await within(timeoutMs, ask)
      } catch (error) {
        const failure = asFailure(error)
        if (failure.isFinal || time === TRIES) throw failure
        await pause(firstPauseMs * 2 ** (time - 1))
      }
  },
  async change(ask) {
    try {
      return await within(timeoutMs, ask)
    } catch (error) {
      throw asFailure(error)
    }
  },
})

/** The client itself waits for ever. */
async function within<Answer>(timeoutMs: number, ask: () => Promise<Answer>): Promise<Answer> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => reject(new BillingFailure('Paddle says nothing.', false)),
    timeoutMs,
  )
  try {
    return await Promise.race([ask(), promise])
  } finally {
    clearTimeout(timer)
  }
}

/** Its own words may quote names and addresses, so that only its codes are told. */
function asFailure(error: unknown): BillingFailure {
  if (error instanceof BillingFailure) return error
  if (!(error instanceof ApiError)) return new BillingFailure('Paddle could not be asked.', false)
  const isPassing =
    error.type !== 'request_error' ||
    error.retryAfter !== null ||
    ['too_many_requests', 'conflict'].includes(error.code)
  return new BillingFailure(`Paddle did not do it: ${error.type}, ${error.code}.`, !isPassing)
}
