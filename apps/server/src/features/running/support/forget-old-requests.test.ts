import { afterAll, beforeAll, expect, it } from 'vitest'
import { supportRequests } from '../../../db/schema/support.ts'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { aStudent } from '../../../testing/factories/student.ts'
import { aSupportRequest } from '../../../testing/factories/support.ts'
import { runUpkeep } from '../upkeep/jobs.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

it('forgets guests’ and resolved requests after two years, never what somebody waits for', async () => {
  const { applicantId } = await aStudent(app)
  const resolved = { status: 'Resolved', resolvedAt: app.clock.now() } as const
  await aSupportRequest(app, { description: 'of a guest' })
  await aSupportRequest(app, { description: 'resolved', applicantId, ...resolved })
  await aSupportRequest(app, { description: 'waiting', applicantId })
  const left = async () => {
    await runUpkeep(app)
    const rows = await app.db.select().from(supportRequests)
    return rows.map(({ description }) => description).toSorted()
  }
  app.clock.set('2028-11-20T14:59:59Z')
  await aSupportRequest(app, { description: 'of a new guest' })
  expect(await left()).toEqual(['of a guest', 'of a new guest', 'resolved', 'waiting'])
  app.clock.set('2028-11-20T15:00:00Z')
  expect(await left()).toEqual(['of a new guest', 'waiting'])
})
