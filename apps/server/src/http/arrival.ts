import type { FastifyInstance } from 'fastify'
import type { Clock } from '../clock.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** When the headers arrived: what decides whether a submission is in time. */
    arrivedAt: Date
  }
}

export function noteArrival(server: FastifyInstance, clock: Clock): void {
  server.decorateRequest('arrivedAt')
  server.addHook('onRequest', async (request) => {
    request.arrivedAt = clock.now()
  })
}
