import type { ChatMessage } from '@laurel/contract/chat-shapes'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { chatMessages } from '../../../db/schema/essays.ts'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { anEssayChat } from '../../../testing/factories/chat.ts'
import { SKIP } from './interview.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

/** A draft of the built-in writer's, after an interview in which nothing was told. */
async function anOutline() {
  const talk = await anEssayChat(app, { wordLength: 200 })
  await talk.say('No')
  let last = await talk.say(SKIP)
  while (!last.messages.some(({ essay }) => essay)) last = await talk.say(SKIP)
  return { talk, messages: last.messages }
}

const gapsIn = (messages: readonly ChatMessage[]): string[] =>
  messages.flatMap(({ essay }) => essay?.gaps ?? [])

it('calls a draft that is mostly gaps an outline to fill in', async () => {
  const { messages } = await anOutline()
  expect(messages.at(-1)?.text).toMatch(/^Here is an outline to fill in/)
})

it('asks for the same in other words when it is rewritten, by what it kept beside the message', async () => {
  const { talk, messages } = await anOutline()
  const gaps = gapsIn(messages)
  const rewritten = gapsIn((await talk.say({ action: 'rewrite' })).messages)
  expect(rewritten.length).toBeGreaterThan(0)
  expect(rewritten.filter((gap) => gaps.includes(gap)).length).toBeLessThan(gaps.length / 2)
  const kept = await app.db.select({ essay: chatMessages.essay }).from(chatMessages)
  expect(kept.some(({ essay }) => (essay?.said ?? []).length > 0)).toBe(true)
})

it('keeps to itself how it came by its sentences', async () => {
  const { talk, messages } = await anOutline()
  const { messages: read } = await talk.read()
  for (const { essay } of [...messages, ...read]) expect(essay ?? {}).not.toHaveProperty('said')
})
