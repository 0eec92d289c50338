import { afterAll, beforeAll, describe, it } from 'vitest'
import { createTestApp, type TestApp } from '../testing/app.ts'
import {
  declaredFailures,
  expectFailure,
  sharedProvocations,
  signedIn,
  urlOf,
  type Provocation,
  type Provocations,
} from '../testing/provocations.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const asking =
  (query: string): Provocation =>
  async (call) => ({ url: urlOf(call) + query, headers: await signedIn(app) })

const BODIES = { writeNote: { text: 'Call the school.' } }

const OWN: Provocations = {
  readApplicant: { VALIDATION_FAILED: asking('?order=UP') },
}

describe('every failure a call declares can be provoked', () => {
  it.each(declaredFailures(['applicants'], []))('$name: $code', async (failure) => {
    const { call, code } = failure
    const shared = sharedProvocations(app, BODIES)
    await expectFailure(app, failure, OWN[call.id]?.[code] ?? shared[code])
  })
})
