import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { apiKeys, webhookDeliveries, webhooks } from '../../db/schema/integrations.ts'
import { scholarships } from '../../db/schema/scholarships.ts'
import type { World } from './callers.ts'
import { each, organisation, type AccessEntry } from './expectations.ts'

/** The organiser's organisation, as a call names it. */
async function itsId({ app, scholarship }: World): Promise<string> {
  const [row] = await app.db
    .select({ organisationId: scholarships.organisationId })
    .from(scholarships)
    .where(eq(scholarships.id, scholarship.id))
  return row?.organisationId ?? ''
}

const inIt = async (world: World) => ({ params: { id: await itsId(world) } })

async function aKey(world: World) {
  const { app, people } = world
  const [id, keyId] = [await itsId(world), randomUUID()]
  await app.db.insert(apiKeys).values({
    id: keyId,
    organisationId: id,
    madeBy: people.organiser.userId,
    name: 'Ours',
    start: 'lk_',
    keyHash: keyId,
    scopes: ['read_applicant'],
    createdAt: app.clock.now(),
  })
  return { params: { id, keyId } }
}

async function aWebhook(world: World) {
  const { app } = world
  const [id, webhookId] = [await itsId(world), randomUUID()]
  await app.db.delete(webhooks)
  await app.db.insert(webhooks).values({
    id: webhookId,
    organisationId: id,
    url: 'https://127.0.0.1/',
    events: ['application.received'],
    secret: 'whsec_',
    createdAt: app.clock.now(),
  })
  return { params: { id, webhookId } }
}

async function aDelivery(world: World) {
  const { params } = await aWebhook(world)
  const deliveryId = randomUUID()
  await world.app.db.insert(webhookDeliveries).values({
    id: deliveryId,
    webhookId: params.webhookId,
    event: 'webhook.test',
    data: {},
    createdAt: world.app.clock.now(),
  })
  return { params: { ...params, deliveryId } }
}

/** What members of organisations do. */
export const ORGANISER_ENTRIES: Readonly<Record<string, AccessEntry>> = {
  listOwnOrganisations: each(),
  listKeys: organisation('manage_integration', inIt),
  createKey: organisation('manage_integration', async (world) => ({
    ...(await inIt(world)),
    body: { name: 'Ours', scopes: ['read_applicant'] },
  })),
  revokeKey: organisation('manage_integration', aKey),
  listWebhooks: organisation('manage_integration', inIt),
  createWebhook: organisation('manage_integration', async (world) => ({
    ...(await inIt(world)),
    body: { url: 'https://hooks.example.org/', events: ['application.received'] },
  })),
  deleteWebhook: organisation('manage_integration', aWebhook),
  listDeliveries: organisation('manage_integration', aWebhook),
  testWebhook: organisation('manage_integration', aWebhook),
  resumeWebhook: organisation('manage_integration', aWebhook),
  replayDelivery: organisation('manage_integration', aDelivery),
}
