import { createHmac, randomBytes } from 'node:crypto'

const SECRET_START = 'whsec_'
const SECRET_BYTES = 32

export const createWebhookSecret = (): string =>
  SECRET_START + randomBytes(SECRET_BYTES).toString('base64')

export interface WebhookMessage {
  /** The same at every try, so that its receiver can leave out what it has. */
  id: string
  body: string
}

/**
 * The headers that prove where a message comes from and when, as Standard Webhooks 1.0 say
 * (github.com/standard-webhooks/standard-webhooks, "Signature scheme").
 */
export function signMessage(
  secret: string,
  { id, body }: WebhookMessage,
  now: Date,
): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1000))
  const key = Buffer.from(secret.slice(SECRET_START.length), 'base64')
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature}`,
  }
}
