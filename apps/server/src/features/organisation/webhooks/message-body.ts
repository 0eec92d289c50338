import type { webhookDeliveries } from '../../../db/schema/integrations.ts'

type Delivery = Pick<typeof webhookDeliveries.$inferSelect, 'event' | 'data' | 'createdAt'>

/** What is sent, letter for letter the same at every try. */
export const bodyOf = ({ event, data, createdAt }: Delivery): string =>
  JSON.stringify({ type: event, timestamp: createdAt.toISOString(), data })
