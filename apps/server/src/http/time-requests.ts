import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Metrics } from './metrics.ts'

/** No route: any method may be asked for, so the method is left out as well. */
const UNMATCHED = { method: 'OTHER', route: 'unmatched' }

/** Measures every request by the pattern of its route, never by its address, which may be private. */
export function timeRequests(server: FastifyInstance, { requests, requestTimes }: Metrics): void {
  server.addHook('onResponse', (request, reply, done) => {
    const status = `${Math.floor(reply.statusCode / 100)}xx`
    const asked = askedFor(request)
    requests.inc({ ...asked, status })
    requestTimes.observe(asked, reply.elapsedTime / 1000)
    done()
  })
}

function askedFor({ method, routeOptions }: FastifyRequest): { method: string; route: string } {
  return routeOptions.url === undefined ? UNMATCHED : { method, route: routeOptions.url }
}
