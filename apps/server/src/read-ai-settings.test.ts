import { expect, it } from 'vitest'
import { readConfig } from './config.ts'

const LOCAL = { AI_BASE_URL: 'http://localhost:11434/v1', AI_MODEL: 'llama3.2' }
const TIMEOUTS = { firstPieceMs: 20_000, nextPieceMs: 15_000, totalMs: 110_000 }

it('no model is set up by default', () => {
  expect(readConfig({}).ai).toBeUndefined()
  expect(readConfig({ AI_BASE_URL: '', AI_MODEL: '', AI_API_KEY: '' }).ai).toBeUndefined()
})

it('an address and a model are enough', () => {
  expect(readConfig(LOCAL).ai).toEqual({
    provider: 'openai-compatible',
    baseUrl: LOCAL.AI_BASE_URL,
    model: LOCAL.AI_MODEL,
    apiKey: undefined,
    price: undefined,
    thinkingTokens: 3000,
    timeouts: TIMEOUTS,
  })
})

it('Anthropic needs no address', () => {
  const env = { AI_PROVIDER: 'anthropic', AI_MODEL: 'claude-haiku-4-5', AI_API_KEY: 'key' }
  expect(readConfig(env).ai).toMatchObject({
    provider: 'anthropic',
    baseUrl: 'https://api.anthropic.com/v1',
    apiKey: 'key',
  })
})

it('prices and times may be set', () => {
  const env = {
    ...LOCAL,
    AI_INPUT_PRICE: '0',
    AI_OUTPUT_PRICE: '0.6',
    AI_FIRST_PIECE_SECONDS: '60',
    AI_THINKING_TOKENS: '0',
  }
  expect(readConfig(env).ai).toMatchObject({
    price: { input: 0, output: 0.6 },
    thinkingTokens: 0,
    timeouts: { ...TIMEOUTS, firstPieceMs: 60_000 },
  })
})

it.each<[Record<string, string>, string]>([
  [{ AI_MODEL: 'x' }, 'A language model needs AI_BASE_URL as well.'],
  [{ AI_BASE_URL: LOCAL.AI_BASE_URL }, 'A language model needs AI_MODEL as well.'],
  [{ AI_API_KEY: 'secret' }, 'A language model needs AI_BASE_URL and AI_MODEL as well.'],
  [{ AI_PROVIDER: 'anthropic', AI_API_KEY: 'secret' }, 'A language model needs AI_MODEL as well.'],
  [{ AI_PROVIDER: 'anthropic', AI_MODEL: 'x' }, 'AI_PROVIDER=anthropic needs AI_API_KEY.'],
  [{ ...LOCAL, AI_PROVIDER: 'secret' }, 'AI_PROVIDER must be "openai-compatible" or "anthropic".'],
  [{ ...LOCAL, AI_BASE_URL: 'localhost:11434' }, 'AI_BASE_URL must be an address'],
  [{ ...LOCAL, AI_BASE_URL: 'file:///etc' }, 'AI_BASE_URL must be an address'],
  [{ ...LOCAL, AI_BASE_URL: 'http://me:secret@local/v1' }, 'AI_BASE_URL must be an address'],
  [{ ...LOCAL, AI_API_KEY: 'secret\n2' }, 'AI_API_KEY must have no spaces'],
  [{ ...LOCAL, AI_INPUT_PRICE: '1' }, 'must both be US dollars'],
  [{ ...LOCAL, AI_INPUT_PRICE: '1', AI_OUTPUT_PRICE: '-1' }, 'must both be US dollars'],
  [{ ...LOCAL, AI_INPUT_PRICE: '1', AI_OUTPUT_PRICE: 'much' }, 'must both be US dollars'],
  [{ AI_INPUT_PRICE: '1', AI_OUTPUT_PRICE: '1' }, 'A language model needs AI_BASE_URL and'],
  [{ ...LOCAL, AI_THINKING_TOKENS: '-1' }, 'AI_THINKING_TOKENS must be a whole number'],
  [{ ...LOCAL, AI_TOTAL_SECONDS: '120' }, 'AI_TOTAL_SECONDS must be a number of seconds above 0'],
  [{ ...LOCAL, AI_NEXT_PIECE_SECONDS: '-1' }, 'AI_NEXT_PIECE_SECONDS must be'],
  [{ ...LOCAL, AI_FIRST_PIECE_SECONDS: 'long' }, 'AI_FIRST_PIECE_SECONDS must be'],
])('half a setting is refused, without telling the key: %j', (env, problem) => {
  expect(() => readConfig(env)).toThrow(problem)
  expect(() => readConfig(env)).not.toThrow('secret')
})
