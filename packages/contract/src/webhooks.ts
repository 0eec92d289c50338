import * as z from 'zod/mini'
import { isWindow, windowFields } from './admin-window.ts'
import { defineCall } from './define-call.ts'
import { idParams, idSchema, instantSchema } from './fields.ts'

/** What a program can be told of. `webhook.test` is sent when somebody asks for it. */
export const WEBHOOK_EVENTS = ['application.received', 'decision.announced'] as const
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number]

/** Of an organisation. */
export const MOST_WEBHOOKS = 10

const webhookSchema = z.object({
  id: idSchema,
  url: z.string(),
  events: z.array(z.enum(WEBHOOK_EVENTS)),
  createdAt: instantSchema,
  /** Since when it is told nothing, because nothing arrived for three days; null while it is told. */
  switchedOffAt: z.nullable(instantSchema),
  /** How its latest message ended; null before the first. */
  latest: z.nullable(
    z.object({
      state: z.enum(['waiting', 'delivered', 'failed']),
      /** What the receiver answered, or why it was not reached. */
      outcome: z.nullable(z.string()),
      at: instantSchema,
    }),
  ),
})
export type Webhook = z.infer<typeof webhookSchema>

const webhookParams = z.object({ id: idSchema, webhookId: idSchema })

export const listWebhooks = defineCall({
  id: 'listWebhooks',
  method: 'GET',
  path: '/organisations/{id}/webhooks',
  summary: 'Addresses at which programs of an organisation are told of events.',
  access: 'signedIn',
  params: idParams,
  answer: z.array(webhookSchema),
})

export const createWebhook = defineCall({
  id: 'createWebhook',
  method: 'POST',
  path: '/organisations/{id}/webhooks',
  summary:
    'Tells a public https address of events from now on, each message signed as Standard Webhooks say. The secret is in this answer only.',
  access: 'signedIn',
  params: idParams,
  body: z.strictObject({
    url: z.string().check(z.trim(), z.maxLength(2048)),
    events: z
      .array(z.enum(WEBHOOK_EVENTS))
      .check(z.minLength(1, 'Please choose what to tell of.'), z.maxLength(WEBHOOK_EVENTS.length)),
  }),
  answer: z.object({ ...webhookSchema.shape, secret: z.string() }),
  errors: ['TOO_MANY_REQUESTS'],
})

export const deleteWebhook = defineCall({
  id: 'deleteWebhook',
  method: 'DELETE',
  path: '/organisations/{id}/webhooks/{webhookId}',
  summary: 'Ends a webhook; what waits for it is not sent any more.',
  access: 'signedIn',
  params: webhookParams,
  answer: z.object({}),
})

const deliverySchema = z.object({
  id: idSchema,
  event: z.enum([...WEBHOOK_EVENTS, 'webhook.test']),
  /** Exactly what is sent. */
  body: z.string(),
  state: z.enum(['waiting', 'delivered', 'failed']),
  tries: z.number(),
  outcome: z.nullable(z.string()),
  createdAt: instantSchema,
  nextTryAt: z.nullable(instantSchema),
})
export type WebhookDelivery = z.infer<typeof deliverySchema>

export const listDeliveries = defineCall({
  id: 'listDeliveries',
  method: 'GET',
  path: '/organisations/{id}/webhooks/{webhookId}/deliveries',
  summary: 'What was sent to a webhook in the last 30 days, the newest first.',
  access: 'signedIn',
  params: webhookParams,
  query: z.object(windowFields).check(isWindow),
  answer: z.object({ total: z.number(), deliveries: z.array(deliverySchema) }),
})

export const testWebhook = defineCall({
  id: 'testWebhook',
  method: 'POST',
  path: '/organisations/{id}/webhooks/{webhookId}/test',
  summary: 'Sends a message that says nothing, to see whether it arrives.',
  access: 'signedIn',
  params: webhookParams,
  answer: deliverySchema,
  errors: ['TOO_MANY_REQUESTS'],
})

export const resumeWebhook = defineCall({
  id: 'resumeWebhook',
  method: 'POST',
  path: '/organisations/{id}/webhooks/{webhookId}/resumption',
  summary: 'Tells a webhook again that was switched off, beginning with what did not arrive.',
  access: 'signedIn',
  params: webhookParams,
  answer: z.object({}),
})

export const replayDelivery = defineCall({
  id: 'replayDelivery',
  method: 'POST',
  path: '/organisations/{id}/webhooks/{webhookId}/deliveries/{deliveryId}/replay',
  summary: 'Sends a message once more, with the same id and the same words.',
  access: 'signedIn',
  params: z.object({ id: idSchema, webhookId: idSchema, deliveryId: idSchema }),
  answer: deliverySchema,
  errors: ['TOO_MANY_REQUESTS'],
})
