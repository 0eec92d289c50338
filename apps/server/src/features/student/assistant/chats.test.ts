import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { chatMessages } from '../../../db/schema/essays.ts'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { anEssayChat } from '../../../testing/factories/chat.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

it('reads the latest of a chat that never ends, in their order', async () => {
  const talk = await anEssayChat(app)
  const author = 'student' as const
  const message = { chatId: talk.chat.id, author, choices: [], links: [] }
  const createdAt = app.clock.now()
  const said = Array.from({ length: 600 }, (_, at) => ({ at, text: `Message ${at}` }))
  await app.db.insert(chatMessages).values(
    said.map(({ at, text }) => ({
      ...message,
      id: randomUUID(),
      ordinal: at + 2,
      text,
      createdAt,
    })),
  )
  const { messages } = await talk.read()
  expect(messages.map(({ text }) => text)).toEqual(said.slice(100).map(({ text }) => text))
})
