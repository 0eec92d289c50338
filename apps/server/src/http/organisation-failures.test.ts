import type { Call } from '@laurel/contract/define-call'
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, it } from 'vitest'
import { users } from '../db/schema/accounts.ts'
import { idempotencyKeys } from '../db/schema/sessions.ts'
import { createTestApp, type TestApp } from '../testing/app.ts'
import {
  A_PROFILE,
  anAskedName,
  anOrganisation,
  anOwner,
} from '../testing/factories/organisation.ts'
import { aStudent } from '../testing/factories/student.ts'
import {
  declaredFailures,
  expectFailure,
  rightBody,
  sharedProvocations,
  urlOf,
  useUp,
  type Provocation,
  type Provocations,
} from '../testing/provocations.ts'
import { networkOf } from './network-of.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
  app.onceWait = { tries: 2, milliseconds: 1 }
})
afterAll(() => app.close())

const EMAIL = 'guest@example.org'
const RIGHT_BODIES = {
  get createOrganisation() {
    return { name: `Foundation ${randomUUID()}`, ...A_PROFILE }
  },
  updateOrganisation: { ...A_PROFILE, version: 2 },
  get renameOrganisation() {
    return { name: `Foundation ${randomUUID()}`, version: 1 }
  },
  inviteMember: { email: EMAIL, role: 'viewer' },
  updateMember: { role: 'viewer' },
  declareHousehold: { emails: [] },
  decideVetting: { verdict: 'verified', checked: ['website'], note: '' },
  decideName: { verdict: 'given', note: '' },
  assignOwner: { email: EMAIL },
}

/** Asked by an owner of an organisation, about it. */
const asOwner =
  (prepare: (organisationId: string, userId: string) => Promise<unknown> = async () => undefined) =>
  async (call: Call) => {
    const { owner, organisationId } = await anOwner(app)
    await prepare(organisationId, owner.userId)
    const path = urlOf(call, organisationId)
    // The member is the owner where the call names one.
    const url = path.replace(`members/${organisationId}`, `members/${owner.userId}`)
    return { url, headers: owner.headers, ...rightBody(call, RIGHT_BODIES) }
  }

const asAdmin: Provocation = async (call) => ({
  url: urlOf(call),
  headers: (await aStudent(app, { role: 'ADMIN' })).headers,
  ...rightBody(call, RIGHT_BODIES),
})

const tooManyTokens: Provocation = async (call) => {
  await useUp(app, 'invitationToken', networkOf('127.0.0.1'))
  return { url: urlOf(call), headers: (await aStudent(app)).headers }
}

/** What no token can be. */
const unreadable: Provocation = async (call) => ({
  url: urlOf(call, '%00'),
  headers: (await aStudent(app)).headers,
})

const closed: Provocation = async (call) => ({
  url: urlOf(call),
  headers: (await aStudent(app)).headers,
})

/** Sent with a key that was used for something else, or is being worked on. */
const keyed =
  (statusCode: number | null): Provocation =>
  async (call) => {
    const { headers, userId: owner } = await aStudent(app, { role: 'ADMIN' })
    const sent = { url: urlOf(call, await anOrganisation(app, { vetting: 'waiting' })) }
    const body = rightBody(call, RIGHT_BODIES)
    const key = randomUUID()
    const sentWith = { ...sent, ...body, headers: { ...headers, 'idempotency-key': key } }
    await app.server.inject({ method: call.method, ...sentWith })
    await app.db
      .update(idempotencyKeys)
      .set(statusCode === null ? { statusCode } : { bodyHash: 'other', statusCode })
      .where(eq(idempotencyKeys.owner, owner))
    return sentWith
  }
const onceOnly = { IDEMPOTENCY_MISMATCH: keyed(200), IDEMPOTENCY_IN_PROGRESS: keyed(null) }

const byToken = {
  NOT_FOUND: unreadable,
  INVITATION_CLOSED: closed,
  TOO_MANY_REQUESTS: tooManyTokens,
}

async function takenName(name = `Foundation ${randomUUID()}`) {
  await anOwner(app, { name })
  return { name }
}

const OWN: Provocations = {
  createOrganisation: {
    ...onceOnly,
    async ORGANISATION_EXISTS(call) {
      const sent = { url: urlOf(call), ...rightBody(call, RIGHT_BODIES) }
      const headers = async () => (await aStudent(app)).headers
      await app.server.inject({ method: call.method, ...sent, headers: await headers() })
      return { ...sent, headers: await headers() }
    },
    async TOO_MANY_REQUESTS(call) {
      const { headers, userId } = await aStudent(app)
      await useUp(app, 'newOrganisation', userId)
      return { url: urlOf(call), headers, ...rightBody(call, RIGHT_BODIES) }
    },
  },
  updateOrganisation: { STALE_VERSION: asOwner() },
  renameOrganisation: {
    STALE_VERSION: async (call) => ({
      ...(await asOwner()(call)),
      payload: { name: 'Another Foundation', version: 2 },
    }),
    async ORGANISATION_EXISTS(call) {
      const { name } = await takenName()
      return { ...(await asOwner()(call)), payload: { name, version: 1 } }
    },
    TOO_MANY_REQUESTS: asOwner((_id, userId) => useUp(app, 'newOrganisation', userId)),
  },
  requestVetting: {
    async PROFILE_MISSING(call) {
      const owner = await aStudent(app)
      const id = await anOrganisation(app, { members: [[owner, 'owner']] })
      return { url: urlOf(call, id), headers: owner.headers }
    },
    EMAIL_NOT_CONFIRMED: asOwner((_id, userId) =>
      app.db.update(users).set({ emailConfirmedAt: null }).where(eq(users.id, userId)),
    ),
  },
  inviteMember: {
    async ALREADY_MEMBER(call) {
      const guest = await aStudent(app)
      const { owner, organisationId } = await anOwner(app, { members: [[guest, 'viewer']] })
      const payload = { email: guest.email, role: 'viewer' }
      return { url: urlOf(call, organisationId), headers: owner.headers, payload }
    },
    TOO_MANY_REQUESTS: asOwner((_id, userId) => useUp(app, 'invitationMail', userId)),
  },
  readMemberInvitation: byToken,
  acceptMemberInvitation: byToken,
  updateMember: { LAST_OWNER: asOwner() },
  removeMember: { LAST_OWNER: asOwner() },
  leaveOrganisation: { LAST_OWNER: asOwner() },
  listVettings: {
    NOT_FOUND: async (call) => ({ url: urlOf(call), headers: (await aStudent(app)).headers }),
    VALIDATION_FAILED: async (call) => ({
      ...(await asAdmin(call)),
      url: `${urlOf(call)}?limit=101`,
    }),
  },
  readVetting: { NOT_FOUND: asAdmin },
  decideVetting: {
    NOT_FOUND: asAdmin,
    async STALE_VERSION(call) {
      const id = await anOrganisation(app, { vetting: 'waiting' })
      const payload = { ...RIGHT_BODIES.decideVetting, version: 2 }
      return { ...(await asAdmin(call)), url: urlOf(call, id), payload }
    },
    ...onceOnly,
  },
  listAskedNames: {
    NOT_FOUND: async (call) => ({ url: urlOf(call), headers: (await aStudent(app)).headers }),
  },
  decideName: {
    NOT_FOUND: asAdmin,
    async ORGANISATION_EXISTS(call) {
      const { id, name } = await anAskedName(app)
      await takenName(name)
      return { ...(await asAdmin(call)), url: urlOf(call, id) }
    },
  },
  listOwnerless: {
    NOT_FOUND: async (call) => ({ url: urlOf(call), headers: (await aStudent(app)).headers }),
    VALIDATION_FAILED: async (call) => ({
      ...(await asAdmin(call)),
      url: `${urlOf(call)}?search=${'a'.repeat(121)}`,
    }),
  },
  assignOwner: {
    NOT_FOUND: asAdmin,
    async EMAIL_NOT_CONFIRMED(call) {
      const { organisationId } = await anOwner(app)
      const { email, userId } = await aStudent(app)
      await app.db.update(users).set({ emailConfirmedAt: null }).where(eq(users.id, userId))
      return { ...(await asAdmin(call)), url: urlOf(call, organisationId), payload: { email } }
    },
  },
}

describe('every failure a call declares can be provoked', () => {
  const nouns = ['organisations', 'organisations-admin']
  it.each(declaredFailures(nouns, []))('$name: $code', async (failure) => {
    const { call, code } = failure
    const shared = sharedProvocations(app, RIGHT_BODIES)
    await expectFailure(app, failure, OWN[call.id]?.[code] ?? shared[code])
  })
})
