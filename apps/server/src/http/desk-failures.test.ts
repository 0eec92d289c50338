import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, it } from 'vitest'
import { listingMerges, listingPairs } from '../db/schema/duplicates.ts'
import { createTestApp, type TestApp } from '../testing/app.ts'
import { send } from '../testing/factories/application.ts'
import { aReadListing } from '../testing/factories/desk.ts'
import { aStudent } from '../testing/factories/student.ts'
import {
  declaredFailures,
  expectFailure,
  sharedProvocations,
  urlOf,
  type Provocation,
  type Provocations,
} from '../testing/provocations.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const DAY_MS = 86_400_000

const asStudent: Provocation = async (call) => ({
  url: urlOf(call),
  headers: (await aStudent(app)).headers,
})

const sending =
  (payload?: object, query = ''): Provocation =>
  async (call) => ({
    url: urlOf(call) + query,
    headers: (await aStudent(app, { role: 'ADMIN' })).headers,
    ...(payload && { payload }),
  })

const nowhere = sending({ id: randomUUID(), clauseId: randomUUID(), verdict: 'accept' })

/** More than 30 days ago. */
const longAgo: Provocation = async (call) => {
  const id = randomUUID()
  await app.db.insert(listingMerges).values({
    id,
    survivorId: (await aReadListing(app)).id,
    mergedId: (await aReadListing(app)).id,
    basis: 'name',
    likeness: 1,
    statusBefore: 'published',
    mergedAt: new Date(app.clock.now().getTime() - 31 * DAY_MS),
  })
  return { ...(await sending()(call)), url: urlOf(call, id) }
}

/** A student works on the entry that would go. */
const inUse: Provocation = async (call) => {
  const [stays, goes] = [await aReadListing(app), await aReadListing(app)]
  await send(app, await aStudent(app), goes.id, 'Draft')
  const id = randomUUID()
  const pair = { staysId: stays.id, goesId: goes.id, basis: 'name' as const, likeness: 1 }
  await app.db.insert(listingPairs).values({ ...pair, id, foundAt: app.clock.now() })
  return { ...(await sending({ verdict: 'same' })(call)), url: urlOf(call, id) }
}

const onQuestion =
  (payload: object): Provocation =>
  async (call) => ({
    ...(await sending({ id: randomUUID(), ...payload })(call)),
    url: urlOf(call, 'a'.repeat(32)),
  })

const OWN: Provocations = {
  listDesk: { NOT_FOUND: asStudent, VALIDATION_FAILED: sending(undefined, '?limit=101') },
  viewDeskListing: { NOT_FOUND: sending() },
  decideClause: { NOT_FOUND: nowhere, VALIDATION_FAILED: sending({}) },
  listOftenAsked: { NOT_FOUND: asStudent, VALIDATION_FAILED: sending(undefined, '?limit=101') },
  settleQuestion: {
    NOT_FOUND: onQuestion({ verdict: 'share', question: 'Do you keep bees?' }),
    VALIDATION_FAILED: onQuestion({ verdict: 'share', question: 'Do you keep our bees?' }),
    QUESTION_SETTLED: async (call) => {
      const first = await onQuestion({ verdict: 'leave' })(call)
      await app.server.inject({ method: 'POST', ...first })
      return onQuestion({ verdict: 'leave' })(call)
    },
  },
  undoDecision: { NOT_FOUND: sending() },
  settleListing: {
    NOT_FOUND: sending({ verdict: 'publish' }),
    VALIDATION_FAILED: sending({ verdict: 'burn' }),
  },
  settleFinding: {
    NOT_FOUND: sending({ act: 'seen' }),
    VALIDATION_FAILED: sending({ act: 'burn' }),
  },
  settlePair: {
    NOT_FOUND: sending({ verdict: 'same' }),
    VALIDATION_FAILED: sending({ verdict: 'burn' }),
    PAIR_IN_USE: inUse,
  },
  flagListing: {
    NOT_FOUND: sending({ kind: 'fee', words: 'It asks $5.' }),
    VALIDATION_FAILED: sending({ kind: 'fee', words: ' ' }),
  },
  clearFlag: { NOT_FOUND: sending() },
  listMerges: { NOT_FOUND: asStudent, VALIDATION_FAILED: sending(undefined, '?limit=101') },
  undoListingMerge: { NOT_FOUND: sending(), MERGE_SETTLED: longAgo },
}

describe('every failure a call declares can be provoked', () => {
  it.each(declaredFailures(['desk-admin'], []))('$name: $code', async (failure) => {
    const { call, code } = failure
    const shared = sharedProvocations(app, {})
    await expectFailure(app, failure, OWN[call.id]?.[code] ?? shared[code])
  })
})
