import type { Call } from '@laurel/contract/define-call'
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, it } from 'vitest'
import { scholarships } from '../db/schema/scholarships.ts'
import { createTestApp, type TestApp } from '../testing/app.ts'
import { aClaimLink, anImportedListing, aTakenListing } from '../testing/factories/claims.ts'
import { anOwner } from '../testing/factories/organisation.ts'
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
})
afterAll(() => app.close())

const EMAIL = 'awards@lakeshorecu.org'
const RIGHT_BODIES = {
  askForListing: { scholarshipId: randomUUID(), email: EMAIL },
  settleClaim: { verdict: 'right' },
}

/** Asked by an owner of an organisation, about this listing. */
const asOwner =
  (
    makeListing: () => Promise<string> = async () => randomUUID(),
    prepare: (userId: string) => Promise<unknown> = async () => undefined,
  ) =>
  async (call: Call) => {
    const { owner, organisationId } = await anOwner(app)
    await prepare(owner.userId)
    const scholarshipId = await makeListing()
    const url = urlOf(call, organisationId).replace(/(?<=claimable\/).*$/, scholarshipId)
    const payload = call.body && { scholarshipId, email: EMAIL }
    return { url, headers: owner.headers, ...(payload && { payload }) }
  }

const unprovable = asOwner(() =>
  anImportedListing(app, { applyUrl: 'https://forms.gle/lakeshore' }),
)

const asSomebody: Provocation = async (call) => ({
  url: urlOf(call),
  headers: (await aStudent(app)).headers,
})

/** What no token can be. */
const unreadable: Provocation = async (call) => ({
  ...(await asSomebody(call)),
  url: urlOf(call, '%00'),
})

const tooMany: Provocation = async (call) => {
  await useUp(app, 'invitationToken', networkOf('127.0.0.1'))
  return asSomebody(call)
}

/** Another organisation was faster. */
const takenMeanwhile: Provocation = async (call) => {
  const scholarshipId = await anImportedListing(app, { applyUrl: 'https://a.example.com' })
  const asked = { ...(await anOwner(app)), scholarshipId, email: 'a@example.com' }
  const { token } = await aClaimLink(app, asked)
  const { organisationId } = await anOwner(app)
  await app.db
    .update(scholarships)
    .set({ organisationId })
    .where(eq(scholarships.id, scholarshipId))
  return { ...(await asSomebody(call)), url: urlOf(call, token) }
}

const byToken = {
  NOT_FOUND: unreadable,
  CLAIM_CLOSED: asSomebody,
  LISTING_NOT_CLAIMABLE: takenMeanwhile,
  TOO_MANY_REQUESTS: tooMany,
}

const asAdmin =
  (query = ''): Provocation =>
  async (call) => ({
    url: urlOf(call) + query,
    headers: (await aStudent(app, { role: 'ADMIN' })).headers,
    ...rightBody(call, RIGHT_BODIES),
  })

const OWN: Provocations = {
  viewClaimable: { LISTING_NOT_CLAIMABLE: unprovable },
  askForListing: {
    LISTING_NOT_CLAIMABLE: unprovable,
    TOO_MANY_REQUESTS: asOwner(
      () => anImportedListing(app),
      (userId) => useUp(app, 'invitationMail', userId),
    ),
  },
  readClaim: byToken,
  takeListing: byToken,
  listListingClaims: { NOT_FOUND: asSomebody, VALIDATION_FAILED: asAdmin('?limit=101') },
  settleClaim: {
    NOT_FOUND: asAdmin(),
    async CLAIM_SETTLED(call) {
      const { claimId } = await aTakenListing(app, await anOwner(app))
      const sent = { ...(await asAdmin()(call)), url: urlOf(call, claimId) }
      await app.server.inject({ method: call.method, ...sent, payload: { verdict: 'undo' } })
      return sent
    },
  },
}

describe('every failure a call declares can be provoked', () => {
  it.each(declaredFailures(['claims', 'claims-admin'], []))('$name: $code', async (failure) => {
    const { call, code } = failure
    const shared = sharedProvocations(app, RIGHT_BODIES)
    await expectFailure(app, failure, OWN[call.id]?.[code] ?? shared[code])
  })
})
