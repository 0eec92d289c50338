import * as z from 'zod/mini'
import type { FastifyInstance } from 'fastify'
import type { App } from '../../../app-context.ts'
import { CallFailure } from '../../../http/failures.ts'
import { showsLocalKey } from '../../../http/local-key.ts'
import {
  moveSandboxTime,
  readSandboxTime,
} from '../../../integrations/billing/sandbox/sandbox-time.ts'
import { playSandbox } from './play-sandbox.ts'

const MOST_DAYS = 400
const DAY_SECONDS = 86_400
const bodySchema = z.strictObject({ days: z.number().check(z.positive(), z.maximum(MOST_DAYS)) })

/**
 * Moves the sandbox's clock forward and plays what comes due, for whoever runs Laurel on this
 * computer, by the link that the start printed. JSON only: a form on another site could not send
 * that.
 */
export function clockRoute(scope: FastifyInstance, app: App): void {
  scope.post('/clock', async (request) => {
    if (!app.config.isLoopback || !showsLocalKey(app.localKey, request))
      throw new CallFailure('NOT_FOUND')
    const body = bodySchema.safeParse(request.body)
    const isJson = request.headers['content-type']?.startsWith('application/json')
    if (!body.success || !isJson)
      throw new CallFailure('VALIDATION_FAILED', {
        fields: { days: `Please send a number of days above 0, and ${MOST_DAYS} at most.` },
      })
    await moveSandboxTime(app, Math.round(body.data.days * DAY_SECONDS))
    await playSandbox(app)
    return { now: await readSandboxTime(app.db, app.clock) }
  })
}
