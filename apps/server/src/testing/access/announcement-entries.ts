import { announcementItems, rounds } from '../../db/schema/rounds.ts'
import { aClosedRound } from '../factories/round.ts'
import { signIn, type World } from './callers.ts'
import { each, organisation, type AccessEntry } from './expectations.ts'

/** A round of the organiser's that waits for a decision. */
const closed = async ({ app }: World) => ({
  params: { id: (await aClosedRound(app, 1)).scholarshipId },
})

/** One that was called off. */
async function cancelled({ app }: World) {
  const { scholarshipId, cycle } = await aClosedRound(app, 1)
  const now = app.clock.now()
  const values = { scholarshipId, cycle, cancelledAt: now, updatedAt: now }
  await app.db.insert(rounds).values(values)
  return { params: { id: scholarshipId }, body: { cycle } }
}

/** One in which somebody has won, and what is decided there. */
async function decided(world: World) {
  const { app } = world
  const { scholarshipId, applicants } = await aClosedRound(app, 1)
  const url = `/api/v1/scholarships/${scholarshipId}/winners`
  const { headers } = await signIn(world, 'organiser')
  const { version } = (await app.server.inject({ url, headers })).json().data
  const decisions = applicants.map(({ applicationId }) => ({ applicationId, outcome: 'won' }))
  const payload = { version, decisions }
  const answer = await app.server.inject({ method: 'PUT', url, headers, payload })
  const applicationId = applicants[0]?.applicationId ?? ''
  return { params: { id: scholarshipId }, applicationId, version: answer.json().data.version }
}

/** One in which the winner was told long ago. */
async function announced(world: World) {
  const { params, applicationId, version } = await decided(world)
  const { headers } = await signIn(world, 'organiser')
  const url = `/api/v1/scholarships/${params.id}/announcement`
  await world.app.server.inject({ method: 'POST', url, headers, payload: { version, words: {} } })
  await world.app.background.settle()
  await world.app.db.update(announcementItems).set({ toldAt: new Date('2026-01-02T12:00:00Z') })
  return { params, applicationId }
}

/** Choosing winners and telling everybody. */
export const ANNOUNCEMENT_ENTRIES: Readonly<Record<string, AccessEntry>> = {
  readWinners: organisation('decide_award', closed),
  decideWinners: organisation('decide_award', async (world) => {
    const { params, version } = await decided(world)
    return { params, body: { version, decisions: [] } }
  }),
  previewAnnouncement: organisation('announce_award', async (world) => ({
    ...(await closed(world)),
    body: { words: {}, outcome: 'won' },
  })),
  announce: organisation('announce_award', async (world) => {
    const { params, version } = await decided(world)
    return { params, body: { version, words: {} } }
  }),
  forfeitAward: organisation('announce_award', async (world) => {
    const { params, applicationId } = await announced(world)
    return { params: { ...params, applicationId } }
  }),
  markReached: organisation('announce_award', async (world) => {
    const { params, applicationId } = await announced(world)
    return { params: { ...params, applicationId }, body: { isReached: true } }
  }),
  // Also for those who applied: read-winner-list.test.ts.
  readWinnerList: organisation('read_organisation', async (world) => ({
    params: (await announced(world)).params,
  })),
  readFunnel: organisation('read_figures', closed),
  listOverdueRounds: each(undefined, { otherwise: 'NOT_FOUND', outcomes: { admin: 'ok' } }),
  settleRound: each(cancelled, { otherwise: 'NOT_FOUND', outcomes: { admin: 'ok' } }),
  readAnnouncement: organisation('announce_award', closed),
}
