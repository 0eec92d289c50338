import type { Call } from '@laurel/contract/define-call'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, it } from 'vitest'
import { announcementItems, announcements, rounds } from '../db/schema/rounds.ts'
import { createTestApp, type TestApp } from '../testing/app.ts'
import { aClosedRound } from '../testing/factories/round.ts'
import { aScholarship } from '../testing/factories/scholarship.ts'
import { aSponsor, aStudent } from '../testing/factories/student.ts'
import {
  aUsedKey,
  declaredFailures,
  expectFailure,
  rightBody,
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

const RIGHT_BODIES = {
  decideWinners: { version: '', decisions: [] },
  previewAnnouncement: { words: {}, outcome: 'won' },
  announce: { version: '', words: {} },
  markReached: { isReached: true },
  settleRound: { cycle: '2027' },
}

/** About a scholarship, as somebody of its organisation; anew each time. */
const about =
  (make: () => Promise<string>): Provocation =>
  async (call) => {
    const scholarshipId = await make()
    const { headers } = await aSponsor(app, scholarshipId)
    return { url: urlOf(call, scholarshipId), headers, ...rightBody(call, RIGHT_BODIES) }
  }

const open = about(async () => (await aScholarship(app)).id)
const closed = about(async () => (await aClosedRound(app, 1)).scholarshipId)
const ended = (end: 'announcedAt' | 'cancelledAt') =>
  about(async () => {
    const { scholarshipId, cycle } = await aClosedRound(app, 1)
    const now = app.clock.now()
    await app.db.insert(rounds).values({ scholarshipId, cycle, [end]: now, updatedAt: now })
    return scholarshipId
  })

/** A round in which somebody has won, and what is decided there. */
async function aDecided(call: Call) {
  const { scholarshipId, applicants } = await aClosedRound(app, 1)
  const sponsor = await aSponsor(app, scholarshipId)
  const url = `/api/v1/scholarships/${scholarshipId}/winners`
  const { headers } = sponsor
  const { version } = (await app.server.inject({ url, headers })).json().data
  const decisions = applicants.map(({ applicationId }) => ({ applicationId, outcome: 'won' }))
  await app.server.inject({ method: 'PUT', url, headers, payload: { version, decisions } })
  return { url: urlOf(call, scholarshipId), sponsor }
}

const stale: Provocation = async (call) => {
  const { url, sponsor } = await aDecided(call)
  return { url, headers: sponsor.headers, ...rightBody(call, RIGHT_BODIES) }
}

const keyed =
  (kept: { bodyHash?: string }): Provocation =>
  async (call) => {
    const { url, sponsor } = await aDecided(call)
    const headers = { ...sponsor.headers, ...(await aUsedKey(app, call, sponsor, kept)) }
    return { url, headers, ...rightBody(call, RIGHT_BODIES) }
  }

const unknown: Provocation = async (call) => {
  const { scholarshipId } = await aClosedRound(app, 1)
  const { headers } = await aSponsor(app, scholarshipId)
  const url = urlOf(call, scholarshipId)
  const { version } = (await app.server.inject({ url, headers })).json().data
  const decisions = [{ applicationId: randomUUID(), outcome: 'won' }]
  return { url, headers, payload: { version, decisions } }
}

const REFUSED = {
  ROUND_OPEN: open,
  ROUND_CANCELLED: ended('cancelledAt'),
  ALREADY_ANNOUNCED: ended('announcedAt'),
}
const overlong: Provocation = async (call) => {
  const sent = await closed(call)
  return { ...sent, query: { cycle: 'x'.repeat(21) } }
}

const OWN: Provocations = {
  readWinners: { VALIDATION_FAILED: overlong },
  decideWinners: { ...REFUSED, DECISIONS_CHANGED: stale, UNKNOWN_APPLICATION: unknown },
  previewAnnouncement: REFUSED,
  announce: {
    ...REFUSED,
    NOTHING_DECIDED: closed,
    DECISIONS_CHANGED: stale,
    IDEMPOTENCY_MISMATCH: keyed({}),
  },
  forfeitAward: {
    async STILL_REACHABLE(call) {
      const round = await aClosedRound(app, 1)
      const { scholarshipId, cycle, applicants } = round
      const [{ applicationId } = { applicationId: '' }] = applicants
      const [announcementId, now] = [randomUUID(), app.clock.now()]
      await app.db.insert(rounds).values({ scholarshipId, cycle, announcedAt: now, updatedAt: now })
      await app.db.insert(announcements).values({
        id: announcementId,
        scholarshipId,
        cycle,
        words: {},
        madeAt: now,
        finishedAt: now,
      })
      await app.db
        .insert(announcementItems)
        .values({ announcementId, applicationId, outcome: 'won', toldAt: now })
      const { headers } = await aSponsor(app, scholarshipId)
      const url = urlOf(call, scholarshipId).replace(/[^/]+(?=\/forfeit)/, applicationId)
      return { url, headers }
    },
  },
  readWinnerList: {
    VALIDATION_FAILED: overlong,
    WINNER_LIST_OVER: about(async () => {
      const { scholarshipId, cycle } = await aClosedRound(app, 1)
      const now = app.clock.now()
      const announcedAt = new Date(now.getTime() - 91 * 86_400_000)
      await app.db.insert(rounds).values({ scholarshipId, cycle, announcedAt, updatedAt: now })
      return scholarshipId
    }),
  },
  readFunnel: { VALIDATION_FAILED: overlong },
  listOverdueRounds: {
    NOT_FOUND: async (call) => ({ url: urlOf(call), headers: (await aStudent(app)).headers }),
  },
  readAnnouncement: { VALIDATION_FAILED: overlong },
}

describe('every failure a call declares can be provoked', () => {
  // Two at once are held by announce.test.ts.
  const declared = declaredFailures(['announcements'], ['announce IDEMPOTENCY_IN_PROGRESS'])
  it.each(declared)('$name: $code', async ({ call, code }) => {
    const shared = sharedProvocations(app, RIGHT_BODIES)
    await expectFailure(app, { call, code }, OWN[call.id]?.[code] ?? shared[code])
  })
})
