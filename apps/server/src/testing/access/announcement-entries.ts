import { aClosedRound } from '../factories/round.ts'
import { signIn, type World } from './callers.ts'
import { organisation, type AccessEntry } from './expectations.ts'

/** A round of the organiser's that waits for a decision. */
const closed = async ({ app }: World) => ({
  params: { id: (await aClosedRound(app, 1)).scholarshipId },
})

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
  return { params: { id: scholarshipId }, version: answer.json().data.version }
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
  readAnnouncement: organisation('announce_award', closed),
}
