import { countWords } from '@laurel/contract/count-words'
import { expect, it } from 'vitest'
import { openBuiltInWriter } from '../../../integrations/ai/open-writing-model.ts'
import { ModelFailure, type WritingModel } from '../../../integrations/ai/writing-model.ts'
import { systemClock } from '../../../clock.ts'
import { ESSAY_INSTRUCTIONS } from './prompts.ts'
import { writeEssay, type EssayOrder } from './write-essay.ts'

const USED = { inputTokens: 10, outputTokens: 5 }
const SENTENCE = 'We gave out bread and rice. '
const ORDER: EssayOrder = {
  subject: {
    scholarshipTitle: '',
    question: 'What?',
    isShortAnswer: false,
    wordLimit: 60,
    isLimitStated: true,
  },
  action: 'draft',
  text: '',
  said: [],
  material: [],
  previous: [],
  seed: 'one',
}

/** A text, what it is stopped in the middle of, or how it fails. */
type Step = string | { stopsAfter: string } | { fails: 'timeout' } | { hangs: true }

/** A model that does one after the other, and an essay written with it. */
function write(steps: Step[], further: { patienceMs?: number } = {}) {
  const stop = new AbortController()
  const model: WritingModel = {
    name: 'scripted',
    isOffline: false,
    price: undefined,
    async write({ signal }) {
      const step = steps.shift()
      if (typeof step === 'string') return { ...USED, text: step }
      if (step && 'fails' in step) throw new ModelFailure('timeout', { ...USED, text: '' })
      if (step && 'stopsAfter' in step) stop.abort()
      else await new Promise((resolve) => signal?.addEventListener('abort', resolve))
      throw new ModelFailure('stopped', {
        ...USED,
        text: step && 'stopsAfter' in step ? step.stopsAfter : '',
      })
    },
  }
  const builtIn = openBuiltInWriter(systemClock)
  const tell = { onPiece: () => undefined, onAgain: () => undefined }
  const tools = { model, builtIn, signal: stop.signal, ...tell, ...further }
  return writeEssay(ORDER, tools)
}

const tooLong = SENTENCE.repeat(20).trim()

it('keeps what had come whole when the next try is stopped at its beginning', async () => {
  const { text, essay, tokens } = await write([tooLong, { stopsAfter: '' }])
  expect(text).toBe(tooLong)
  expect(essay.isCutOff).toBe(true)
  expect(tokens).toEqual({ inputTokens: 20, outputTokens: 10 })
})

it('keeps what had come whole when a later try fails, and fits it', async () => {
  const { text, essay, tokens } = await write([tooLong, { fails: 'timeout' }])
  expect(countWords(text)).toBeGreaterThanOrEqual(54)
  expect(countWords(text)).toBeLessThanOrEqual(60)
  expect(essay.isCutOff).toBe(false)
  expect(tokens).toEqual({ inputTokens: 20, outputTokens: 10 })
})

it('fits what there is once the time for trying is over', async () => {
  const { text } = await write([tooLong, { hangs: true }], { patienceMs: 50 })
  expect(countWords(text)).toBeLessThanOrEqual(60)
})

it('tells no rule to whoever stops it in the middle of them', async () => {
  const { text } = await write([{ stopsAfter: ESSAY_INSTRUCTIONS.slice(0, 300) }])
  expect(text).toBe('')
})

it('fails when nothing came', async () => {
  await expect(write([{ fails: 'timeout' }])).rejects.toMatchObject({ kind: 'timeout' })
})

it('tells no markup of a model while it writes', async () => {
  const text = `<img src=x onerror=y> **${SENTENCE.trim()}** ${SENTENCE.repeat(9)}`
  const pieces: string[] = []
  const model: WritingModel = {
    name: 'scripted',
    isOffline: false,
    price: undefined,
    async write(_, onPiece) {
      for (const sign of text) onPiece?.(sign)
      return { ...USED, text }
    },
  }
  await writeEssay(ORDER, {
    model,
    builtIn: openBuiltInWriter(systemClock),
    signal: new AbortController().signal,
    onPiece: (piece) => void pieces.push(piece),
    onAgain: () => undefined,
  })
  expect(pieces.join('')).toContain('We gave out bread and rice.')
  expect(pieces.join('')).not.toMatch(/[<>*]|onerror/)
})
