import type { LanguageModelV4CallOptions, LanguageModelV4StreamPart } from '@ai-sdk/provider'
import { streamText } from 'ai'
import { describe, expect, it } from 'vitest'
import type { WritingTask } from '../writing-task.ts'
import { createOfflineWriter } from './offline-writer.ts'
import { aDraftTask, aStudent } from './sample-tasks.ts'
import { ONLY_ESSAYS } from './write-answer.ts'
import { writeDraft } from './write-draft.ts'

const writer = createOfflineWriter()
const DRAFT = aDraftTask('Why do you want to study nursing?', 200, aStudent(2))

const aCall = (task: unknown, abortSignal?: AbortSignal): LanguageModelV4CallOptions => ({
  prompt: [
    { role: 'system', content: 'x'.repeat(40) },
    { role: 'user', content: [{ type: 'text', text: 'y'.repeat(60) }] },
  ],
  providerOptions: { laurel: { task: task as never } },
  ...(abortSignal && { abortSignal }),
})

async function collected<T>(stream: AsyncIterable<T>): Promise<T[]> {
  const parts: T[] = []
  for await (const part of stream) parts.push(part)
  return parts
}

async function textOf(task: unknown): Promise<string> {
  const { content } = await writer.doGenerate(aCall(task))
  return content.map((part) => (part.type === 'text' ? part.text : '')).join('')
}

describe('the offline writer', () => {
  it('writes a whole draft, with its tokens estimated', async () => {
    const { content, finishReason, usage } = await writer.doGenerate(aCall(DRAFT))
    const { text } = writeDraft(DRAFT)
    expect(content).toEqual([{ type: 'text', text }])
    expect(finishReason.unified).toBe('stop')
    expect(usage.inputTokens.total).toBe(25)
    expect(usage.outputTokens.total).toBe(Math.ceil(text.length / 4))
  })

  it('streams the same text piece by piece', async () => {
    const { stream } = await writer.doStream(aCall(DRAFT))
    const parts: LanguageModelV4StreamPart[] = await collected(stream)
    const pieces = parts.flatMap((part) => (part.type === 'text-delta' ? [part.delta] : []))
    expect(pieces.length).toBeGreaterThan(150)
    expect(pieces.join('')).toBe(writeDraft(DRAFT).text)
    expect(parts.map(({ type }) => type).filter((type) => type !== 'text-delta')).toEqual([
      'stream-start',
      'text-start',
      'text-end',
      'finish',
    ])
  })

  it('lets other work run between two words', async () => {
    let turns = 0
    const timer = setInterval(() => turns++, 0)
    const { stream } = await writer.doStream(aCall(aDraftTask('Your shelf', 1500)))
    await collected(stream)
    clearInterval(timer)
    expect(turns).toBeGreaterThan(0)
  })

  it('stops at the next word when it is told to', async () => {
    const stop = new AbortController()
    const { stream } = await writer.doStream(aCall(DRAFT, stop.signal))
    const pieces: string[] = []
    const read = async () => {
      for await (const part of stream) {
        if (part.type === 'text-delta') pieces.push(part.delta)
        if (pieces.length === 3) stop.abort()
      }
    }
    await expect(read()).rejects.toThrow('aborted')
    expect(pieces.length).toBeLessThan(6)
    await expect(writer.doGenerate(aCall(DRAFT, stop.signal))).rejects.toThrow('aborted')
  })

  it('is driven by the SDK like any model', async () => {
    const { textStream } = streamText({
      model: writer,
      prompt: 'Write.',
      providerOptions: { laurel: { task: DRAFT as never } },
    })
    expect((await collected(textStream)).join('')).toBe(writeDraft(DRAFT).text)
  })

  it.each([
    ['no task', undefined],
    ['a task of no kind', { kind: 'sing' }],
    ['a draft without its essay', { kind: 'draft', seed: 'a' }],
    ['an answer from nothing', { kind: 'answer', passages: [] }],
  ])('says what it is there for when it gets %s', async (_, task) => {
    expect(await textOf(task)).toBe(ONLY_ESSAYS)
  })

  it('answers from the passages, the best first and each once', async () => {
    const passages = ['You have 2 drafts', 'Your next deadline is May 3.', 'You have 2 drafts.']
    const task: WritingTask = { kind: 'answer', passages }
    expect(await textOf(task)).toBe('You have 2 drafts. Your next deadline is May 3.')
  })

  it('keeps an answer short', async () => {
    const passages = Array.from(
      { length: 50 },
      (_, at) => `Passage number ${at} says one more thing.`,
    )
    const text = await textOf({ kind: 'answer', passages })
    expect(text.split(/\s+/).length).toBeLessThanOrEqual(120)
    expect(text).toMatch(/^Passage number 0 says one more thing\.\n\nPassage number 1/)
  })

  it('finds every answer sensible', async () => {
    expect(await textOf({ kind: 'judge', question: 'Why?', answer: 'Because.' })).toBe('yes')
  })
})
