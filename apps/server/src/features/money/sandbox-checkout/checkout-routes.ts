import { eq } from 'drizzle-orm'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../../../app-context.ts'
import { applicants } from '../../../db/schema/accounts.ts'
import { CallFailure } from '../../../http/failures.ts'
import { readPrice } from '../../../integrations/billing/sandbox/begin-subscription.ts'
import {
  answerBank,
  findCheckout,
  payCheckout,
  type CheckoutRow,
  type Payment,
} from '../../../integrations/billing/sandbox/checkouts.ts'
import { checkoutPath } from '../../../integrations/billing/sandbox/sandbox-provider.ts'
import { readSandboxTime } from '../../../integrations/billing/sandbox/sandbox-time.ts'
import { fingerprintOf } from '../../../integrations/billing/sandbox/test-cards.ts'
import { deliverWebhooks } from './deliver-webhooks.ts'
import { parseCardChoice, problemAddress, readKept } from './parse-card-choice.ts'
import { isPageProblem } from './render-card-fields.ts'
import { renderCheckout, renderClosed } from './render-checkout.ts'
import { sendPage } from './send-page.ts'

interface Asked {
  Params: { id: string }
  Querystring: { problem?: string; card?: string; expiry?: string }
  Body: Record<string, string> | undefined
}
type Request = FastifyRequest<Asked>

/** The page to pay on: its own address is all that it takes to see it. */
export function checkoutRoutes(scope: FastifyInstance, app: App): void {
  scope.get<Asked>('/:id', async (request, reply) => showCheckout(app, request, reply))
  scope.post<Asked>('/:id/pay', async (request, reply) => {
    const checkout = await readCheckout(app, request)
    const now = await readSandboxTime(app.db, app.clock)
    const choice = parseCardChoice(request.body ?? {}, now)
    if (typeof choice === 'string') return returnTo(request, reply, checkout, choice)
    const { card, expiry } = choice
    const taken = { card, fingerprint: fingerprintOf(card, expiry) }
    return goOn(app, request, reply, checkout, await payCheckout(app, checkout.id, taken))
  })
  scope.post<Asked>('/:id/bank', async (request, reply) => {
    const checkout = await readCheckout(app, request)
    const isConfirmed = request.body?.['answer'] === 'confirm'
    return goOn(app, request, reply, checkout, await answerBank(app, checkout.id, isConfirmed))
  })
}

async function readCheckout(app: App, { params }: Request): Promise<CheckoutRow> {
  const found = await findCheckout(app.db, params.id)
  if (!found) throw new CallFailure('NOT_FOUND')
  return found
}

async function readTimeZone({ db }: App, { applicantId }: CheckoutRow): Promise<string> {
  const [person] = await db
    .select({ timeZone: applicants.timeZone })
    .from(applicants)
    .where(eq(applicants.id, applicantId))
  if (!person) throw new CallFailure('NOT_FOUND')
  return person.timeZone
}

async function showCheckout(app: App, request: Request, reply: FastifyReply) {
  const checkout = await readCheckout(app, request)
  const { productName } = app.config
  if (checkout.status === 'completed') return reply.redirect(checkout.successUrl, 303)
  const now = await readSandboxTime(app.db, app.clock)
  if (checkout.status === 'expired' || now >= checkout.expiresAt)
    return sendPage(app, reply.code(410), renderClosed(productName, checkout))
  const { problem } = request.query
  const html = renderCheckout({
    productName,
    path: checkoutPath(checkout.id),
    checkout,
    price: await readPrice(app.db, checkout.priceId),
    now,
    timeZone: await readTimeZone(app, checkout),
    kept: readKept(request.query),
    problem: isPageProblem(problem) ? problem : undefined,
  })
  return sendPage(app, reply, html)
}

function goOn(
  app: App,
  request: Request,
  reply: FastifyReply,
  checkout: CheckoutRow,
  payment: Payment,
) {
  if (payment !== 'paid') return returnTo(request, reply, checkout, payment)
  app.background.startAlone('tell of the sandbox', () => deliverWebhooks(app))
  return reply.redirect(checkout.successUrl, 303)
}

/** Back to the page by its address, so that reloading it does not pay again. */
function returnTo(
  { body = {} }: Request,
  reply: FastifyReply,
  { id }: CheckoutRow,
  problem: string,
) {
  const path = checkoutPath(id)
  return reply.redirect(isPageProblem(problem) ? problemAddress(path, problem, body) : path, 303)
}
