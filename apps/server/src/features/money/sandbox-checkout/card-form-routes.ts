import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../../../app-context.ts'
import { CallFailure } from '../../../http/failures.ts'
import {
  confirmCard,
  findCardForm,
  takeCardIn,
  type CardFormRow,
} from '../../../integrations/billing/sandbox/card-forms.ts'
import type { Payment } from '../../../integrations/billing/sandbox/checkouts.ts'
import { cardFormPath } from '../../../integrations/billing/sandbox/sandbox-provider.ts'
import { readSandboxTime } from '../../../integrations/billing/sandbox/sandbox-time.ts'
import { deliverWebhooks } from './deliver-webhooks.ts'
import { parseCardChoice, problemAddress, readKept } from './parse-card-choice.ts'
import { isPageProblem } from './render-card-fields.ts'
import { renderCardForm, renderCardSaved } from './render-card-form.ts'
import { sendPage } from './send-page.ts'

interface Asked {
  Params: { secret: string }
  Querystring: { problem?: string; card?: string; expiry?: string }
  Body: Record<string, string> | undefined
}

/** The page on which a card is saved or exchanged. */
export function cardFormRoutes(scope: FastifyInstance, app: App): void {
  scope.get<Asked>('/cards/:secret', async (request, reply) => {
    const form = await readForm(app, request)
    const { problem } = request.query
    const html = renderCardForm({
      productName: app.config.productName,
      path: cardFormPath(form.secret),
      form,
      kept: readKept(request.query),
      problem: isPageProblem(problem) ? problem : undefined,
    })
    return sendPage(app, reply, html)
  })
  scope.post<Asked>('/cards/:secret/pay', async (request, reply) => {
    const form = await readForm(app, request)
    const choice = parseCardChoice(request.body ?? {}, await readSandboxTime(app.db, app.clock))
    if (typeof choice === 'string') return returnTo(request, reply, form, choice)
    return goOn(app, request, reply, form, await takeCardIn(app, form, choice))
  })
  scope.post<Asked>('/cards/:secret/bank', async (request, reply) => {
    const form = await readForm(app, request)
    const isConfirmed = request.body?.['answer'] === 'confirm'
    return goOn(app, request, reply, form, await confirmCard(app, form, isConfirmed))
  })
}

async function readForm(app: App, { params }: FastifyRequest<Asked>): Promise<CardFormRow> {
  const found = await findCardForm(app, params.secret)
  if (!found) throw new CallFailure('NOT_FOUND')
  return found
}

function goOn(
  app: App,
  request: FastifyRequest<Asked>,
  reply: FastifyReply,
  form: CardFormRow,
  payment: Payment,
) {
  if (payment !== 'paid') return returnTo(request, reply, form, payment)
  app.background.startAlone('tell of the sandbox', () => deliverWebhooks(app))
  if (form.returnUrl !== null) return reply.redirect(form.returnUrl, 303)
  return sendPage(app, reply, renderCardSaved(app.config.productName))
}

function returnTo(
  { body = {} }: FastifyRequest<Asked>,
  reply: FastifyReply,
  { secret }: CardFormRow,
  problem: string,
) {
  const path = cardFormPath(secret)
  return reply.redirect(isPageProblem(problem) ? problemAddress(path, problem, body) : path, 303)
}
