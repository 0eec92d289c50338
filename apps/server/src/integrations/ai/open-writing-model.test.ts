import { expect, it } from 'vitest'
import { testClock } from '../../testing/clock.ts'
import { openBuiltInWriter, openWritingModel } from './open-writing-model.ts'

it('the writer that is built in takes a task alone, and costs nothing', async () => {
  const writer = openBuiltInWriter(testClock())
  expect(writer).toMatchObject({ isOffline: true, price: { input: 0, output: 0 } })
  const pieces: string[] = []
  const task = { kind: 'answer', passages: ['You have two drafts.'] } as const
  const request = { instructions: '', prompt: '', task, maxOutputTokens: Number.MAX_SAFE_INTEGER }
  const { text } = await writer.write(request, (piece) => pieces.push(piece))
  expect(text).toContain('You have two drafts.')
  expect(pieces.join('')).toBe(text)
})

it('is what writes where no model is set up', async () => {
  expect((await openWritingModel({ ai: undefined }, testClock())).isOffline).toBe(true)
})
