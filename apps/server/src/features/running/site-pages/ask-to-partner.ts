import type { FastifyRequest } from 'fastify'
import type { App } from '../../../app-context.ts'
import { CallFailure } from '../../../http/failures.ts'
import { hashOf } from '../../../http/idempotency.ts'
import { parseBody } from '../../../http/serve.ts'
import { guestKey, takeRequest } from '../support/add-request.ts'
import { makePartners, PARTNERS_PATH } from './make-partners.ts'
import { partnerSchema, sayPartner } from './partner-form.ts'
import type { Made } from './render-page.ts'

const QUERY = 'Become Our Partner'

/** Takes what the form says to the people behind the product; what is refused is kept in the form. */
export async function askToPartner(
  app: Pick<App, 'db' | 'clock' | 'limits' | 'config'>,
  request: FastifyRequest,
): Promise<Made> {
  const typed = (request.body ?? {}) as Record<string, string>
  try {
    const form = parseBody(partnerSchema, typed)
    const { email, phone } = form
    const body = { email, phone, query: QUERY, description: sayPartner(form) }
    // Sent twice from one page it is the same request, unless it was changed in between.
    const key = hashOf(`${typed['key']} ${JSON.stringify(body)}`)
    await takeRequest(app, { body, who: undefined, request }, guestKey(key, body))
  } catch (error) {
    if (!(error instanceof CallFailure) || !isTold(error)) throw error
    const { fields = {} } = error.details
    const problem = error.code === 'VALIDATION_FAILED' ? undefined : error.message
    return makePartners(app.config, { typed, fields, problem })
  }
  // A reload does not send it once more.
  return { ...makePartners(app.config, {}), status: 303, location: `${PARTNERS_PATH}?sent#apply` }
}

/** What whoever fills in the form can do something about. */
const isTold = ({ code }: CallFailure): boolean =>
  code === 'VALIDATION_FAILED' || code === 'TOO_MANY_REQUESTS'
