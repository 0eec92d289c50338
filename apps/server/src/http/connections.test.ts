import { CALLS } from '@laurel/contract/calls'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { rateLimits } from '../db/schema/sessions.ts'
import { ACCOUNT_ENTRIES } from '../testing/access/account-entries.ts'
import { createWorld, signIn, type World } from '../testing/access/callers.ts'
import { SCHOLARSHIP_ENTRIES } from '../testing/access/scholarship-entries.ts'
import { createTestApp } from '../testing/app.ts'

const ENTRIES = { ...SCHOLARSHIP_ENTRIES, ...ACCOUNT_ENTRIES }
const MOST_CONNECTIONS = 1

let world: World
beforeAll(async () => {
  world = await createWorld(await createTestApp({}, undefined, MOST_CONNECTIONS))
})
afterAll(() => world.app.close())

// Else as many such calls at once as there are connections wait for each other, and all others for them.
it.each(CALLS.map(({ call }) => ({ name: call.id, call })))(
  '$name waits for no second connection while it holds one',
  async ({ call }) => {
    const who = await signIn(world, call.id === 'updateAutomation' ? 'subscriber' : 'owner')
    const sent = (await ENTRIES[call.id]?.request?.(world, who)) ?? {}
    await world.app.db.delete(rateLimits)
    const path = call.path.replaceAll(/\{(\w+)\}/g, (_all, name) => sent.params?.[name] ?? '')
    const { statusCode, body } = await world.app.server.inject({
      method: call.method,
      url: `/api/v1${path}`,
      headers: { ...who.headers, ...(sent.raw && { 'content-type': sent.raw.type }) },
      ...((sent.raw ?? sent.body) && { payload: sent.raw?.payload ?? sent.body }),
    })
    expect(statusCode, body).toBeLessThan(500)
  },
)
