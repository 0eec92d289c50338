import type { Call } from '@laurel/contract/define-call'
import { afterAll, beforeAll, describe, it } from 'vitest'
import { createTestApp, type TestApp } from '../testing/app.ts'
import { aStudent } from '../testing/factories/student.ts'
import { aPrivacyRequest } from '../testing/factories/privacy.ts'
import { aSupportRequest } from '../testing/factories/support.ts'
import {
  aUsedKey,
  declaredFailures,
  expectFailure,
  rightBody,
  sharedProvocations,
  urlOf,
  useUp,
  type Provocation,
  type Provocations,
} from '../testing/provocations.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const RIGHT_BODIES = {
  addSupport: { query: 'Deadlines', description: 'When does it close?' },
  answerSupport: { answer: 'On Monday.' },
  extendPrivacyRequest: { reason: 'Much to read.' },
  settlePrivacyRequest: { outcome: 'done', answer: 'Nothing is kept.' },
}

const asAdmin: Provocation = async (call) => ({
  url: urlOf(call),
  headers: (await aStudent(app, { role: 'ADMIN' })).headers,
  ...rightBody(call, RIGHT_BODIES),
})

const ofResolved: Provocation = async (call) => {
  const resolved = { status: 'Resolved', resolvedAt: app.clock.now() } as const
  return { ...(await asAdmin(call)), url: urlOf(call, await aSupportRequest(app, resolved)) }
}

const ofSettled: Provocation = async (call) => {
  const settled = { status: 'done', settledAt: app.clock.now() } as const
  return { ...(await asAdmin(call)), url: urlOf(call, await aPrivacyRequest(app, settled)) }
}

const ofApplicant: Provocation = async (call) => ({
  url: urlOf(call),
  headers: (await aStudent(app)).headers,
})

/** A key that was used already with another body. */
const usedKey: Provocation = async (call: Call) => {
  const admin = await aStudent(app, { role: 'ADMIN' })
  return {
    url: urlOf(call, await aSupportRequest(app)),
    headers: { ...admin.headers, ...(await aUsedKey(app, call, admin)) },
    ...rightBody(call, RIGHT_BODIES),
  }
}

const OWN: Provocations = {
  addSupport: {
    IDEMPOTENCY_MISMATCH: usedKey,
    async TOO_MANY_REQUESTS(call) {
      const { headers, userId } = await aStudent(app)
      await useUp(app, 'supportRequest', userId)
      return { url: urlOf(call), headers, ...rightBody(call, RIGHT_BODIES) }
    },
  },
  listSupportQueue: {
    NOT_FOUND: ofApplicant,
    VALIDATION_FAILED: async (call) => ({
      ...(await asAdmin(call)),
      url: `${urlOf(call)}?limit=101`,
    }),
  },
  listPrivacyQueue: {
    NOT_FOUND: ofApplicant,
    VALIDATION_FAILED: async (call) => ({
      ...(await asAdmin(call)),
      url: `${urlOf(call)}?view=nothing`,
    }),
  },
  beginPrivacyWork: { NOT_FOUND: asAdmin, PRIVACY_MOVED: ofSettled },
  extendPrivacyRequest: { NOT_FOUND: asAdmin, PRIVACY_MOVED: ofSettled },
  settlePrivacyRequest: { NOT_FOUND: asAdmin, PRIVACY_MOVED: ofSettled },
  answerSupport: {
    IDEMPOTENCY_MISMATCH: usedKey,
    NOT_FOUND: asAdmin,
    SUPPORT_RESOLVED: ofResolved,
  },
  resolveSupport: { NOT_FOUND: asAdmin, SUPPORT_RESOLVED: ofResolved },
}

describe('every failure a call declares can be provoked', () => {
  it.each(declaredFailures(['support', 'support-admin', 'privacy-admin'], []))(
    '$name: $code',
    async (failure) => {
      const { call, code } = failure
      const shared = sharedProvocations(app, RIGHT_BODIES)
      await expectFailure(app, failure, OWN[call.id]?.[code] ?? shared[code])
    },
  )
})
