import { monitorEventLoopDelay } from 'node:perf_hooks'
import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'

const INTERVAL_MILLISECONDS = 1000
const RESOLUTION_MILLISECONDS = 10
const RETRY_SECONDS = 10
const NANOSECONDS_PER_MILLISECOND = 1_000_000

/** For routes that are answered all the same. */
export const ANSWERED_UNDER_PRESSURE = { pressureHandler: () => undefined }

/** Turns calls away while the process comes to its work later than that. */
export async function shedLoad(server: FastifyInstance, mostMilliseconds: number): Promise<void> {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MILLISECONDS })
  delays.enable()
  server.addHook('onClose', () => delays.disable())
  await server.register(underPressure, {
    healthCheck: async () => {
      const isFine = !isTooLate(delays, mostMilliseconds)
      delays.reset()
      return isFine
    },
    healthCheckInterval: INTERVAL_MILLISECONDS,
    retryAfter: RETRY_SECONDS,
    exposeStatusRoute: false,
  })
}

/**
 * An interval without a sample, as after one long pause, tells nothing: the library's own measure
 * would take it for an endless delay and turn everybody away until the next.
 */
export const isTooLate = (
  { count, mean }: { count: number; mean: number },
  mostMilliseconds: number,
): boolean =>
  count > 0 && mean / NANOSECONDS_PER_MILLISECOND - RESOLUTION_MILLISECONDS > mostMilliseconds
