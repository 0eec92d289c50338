import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { anEssayChat } from '../../../testing/factories/chat.ts'
import { claimChat } from './claim-chat.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

it('is free again once a process that never let go is given up, whatever that does later', async () => {
  const { chat } = await anEssayChat(app)
  const late = await claimChat(app, chat.id)
  await expect(claimChat(app, chat.id)).rejects.toMatchObject({ code: 'ASSISTANT_BUSY' })
  app.clock.advance({ minutes: 3 })
  const release = await claimChat(app, chat.id)
  await late()
  await expect(claimChat(app, chat.id)).rejects.toMatchObject({ code: 'ASSISTANT_BUSY' })
  await release()
  await (
    await claimChat(app, chat.id)
  )()
})
