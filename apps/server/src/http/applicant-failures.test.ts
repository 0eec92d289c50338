import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, it } from 'vitest'
import { scholarships } from '../db/schema/scholarships.ts'
import { createTestApp, type TestApp } from '../testing/app.ts'
import { aScholarship } from '../testing/factories/scholarship.ts'
import { aSponsor, aStudent } from '../testing/factories/student.ts'
import { hashOf } from './idempotency.ts'
import type { LimitName } from './limits.ts'
import {
  aUsedKey,
  declaredFailures,
  expectFailure,
  sharedProvocations,
  signedIn,
  urlOf,
  useUp,
  type Provocation,
  type Provocations,
} from '../testing/provocations.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
  app.onceWait = { tries: 1, milliseconds: 1 }
})
afterAll(() => app.close())

const asking =
  (query: string): Provocation =>
  async (call) => ({ url: urlOf(call) + query, headers: await signedIn(app) })

const THESE = { applicationIds: ['00000000-0000-4000-8000-000000000001'] }

const BODIES = {
  writeNote: { text: 'Call the school.' },
  moveApplicants: { id: THESE.applicationIds[0], ...THESE, stage: 'shortlist' },
  messageApplicants: { ...THESE, subject: 'Hello', text: 'Well done.' },
  chooseDigest: { digest: 'each' },
}

/** A key that was used already, for the same or for something else. */
const keyed =
  (used: { bodyHash?: string; statusCode: number | null }): Provocation =>
  async (call) => {
    const student = await aStudent(app)
    const id = randomUUID()
    const bodyHash = hashOf(JSON.stringify([{ id }, BODIES.messageApplicants]))
    return {
      url: urlOf(call, id),
      headers: {
        ...student.headers,
        ...(await aUsedKey(app, call, student, { bodyHash, ...used })),
      },
      payload: BODIES.messageApplicants,
    }
  }

/** A member whose organisation has done it as often as it may. */
const tooOften =
  (name: LimitName, query: string, payload?: object): Provocation =>
  async (call) => {
    const { id } = await aScholarship(app)
    const { headers } = await aSponsor(app, id)
    const [given] = await app.db
      .select({ organisationId: scholarships.organisationId })
      .from(scholarships)
      .where(eq(scholarships.id, id))
    await useUp(app, name, given?.organisationId ?? '')
    return { url: urlOf(call, id) + query, headers, ...(payload && { payload }) }
  }

const OWN: Provocations = {
  messageApplicants: {
    TOO_MANY_REQUESTS: tooOften('applicantMessage', '', BODIES.messageApplicants),
    IDEMPOTENCY_MISMATCH: keyed({ bodyHash: 'other', statusCode: 200 }),
    IDEMPOTENCY_IN_PROGRESS: keyed({ statusCode: null }),
  },
  exportApplicants: {
    NOT_FOUND: asking('?format=csv'),
    TOO_MANY_REQUESTS: tooOften('applicantExport', '?format=csv'),
  },
  readApplicant: { VALIDATION_FAILED: asking('?order=UP') },
  readApplicantFile: { VALIDATION_FAILED: asking('?page=first') },
}

describe('every failure a call declares can be provoked', () => {
  it.each(declaredFailures(['applicants'], []))('$name: $code', async (failure) => {
    const { call, code } = failure
    const shared = sharedProvocations(app, BODIES)
    await expectFailure(app, failure, OWN[call.id]?.[code] ?? shared[code])
  })
})
