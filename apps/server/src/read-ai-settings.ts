export interface AiSettings {
  provider: 'openai-compatible' | 'anthropic'
  /** The address in front of `/chat/completions` or `/messages`. */
  baseUrl: string
  model: string
  /** A server of one's own may want none. */
  apiKey: string | undefined
  /** US dollars for a million tokens. */
  price: { input: number; output: number } | undefined
  /** What a model may think before it writes, on top of what it may write. */
  thinkingTokens: number
  timeouts: WritingTimeouts
}

export interface WritingTimeouts {
  firstPieceMs: number
  nextPieceMs: number
  totalMs: number
}

const ANTHROPIC_URL = 'https://api.anthropic.com/v1'

/** Which language model writes; undefined where none is set up. Half a set-up is a problem. */
export function readAiSettings(env: NodeJS.ProcessEnv, problems: string[]): AiSettings | undefined {
  const { AI_PROVIDER, AI_BASE_URL, AI_MODEL: model, AI_API_KEY } = env
  const timeouts = readTimeouts(env, problems)
  const price = readPrice(env, problems)
  const thinkingTokens = readThinkingTokens(env, problems)
  if (!AI_PROVIDER && !AI_BASE_URL && !model && !AI_API_KEY && !price) return undefined
  const provider = AI_PROVIDER || 'openai-compatible'
  if (provider !== 'openai-compatible' && provider !== 'anthropic') {
    problems.push('AI_PROVIDER must be "openai-compatible" or "anthropic".')
    return undefined
  }
  const baseUrl = AI_BASE_URL || (provider === 'anthropic' ? ANTHROPIC_URL : undefined)
  if (!baseUrl || !model) {
    const missing = [!baseUrl && 'AI_BASE_URL', !model && 'AI_MODEL'].filter(Boolean).join(' and ')
    problems.push(`A language model needs ${missing} as well.`)
    return undefined
  }
  if (!isPlainWebAddress(baseUrl))
    problems.push('AI_BASE_URL must be an address such as http://localhost:11434/v1.')
  if (provider === 'anthropic' && !AI_API_KEY)
    problems.push('AI_PROVIDER=anthropic needs AI_API_KEY.')
  if (AI_API_KEY && !/^[!-~]+$/.test(AI_API_KEY))
    problems.push('AI_API_KEY must have no spaces or letters that no header can hold.')
  const apiKey = AI_API_KEY || undefined
  return { provider, baseUrl, model, apiKey, price, thinkingTokens, timeouts }
}

/** Names and passwords in an address would be told wherever the address is. */
function isPlainWebAddress(text: string): boolean {
  const url = URL.parse(text)
  if (url?.protocol !== 'http:' && url?.protocol !== 'https:') return false
  return url.username === '' && url.password === '' && url.search === '' && url.hash === ''
}

/** Clients wait for 120 seconds, so that a text must have ended or failed by then. */
const LONGEST_SECONDS = 115
const TIMEOUT_SECONDS = {
  AI_FIRST_PIECE_SECONDS: 20,
  AI_NEXT_PIECE_SECONDS: 15,
  AI_TOTAL_SECONDS: 110,
}

function readTimeouts(env: NodeJS.ProcessEnv, problems: string[]): WritingTimeouts {
  const read = (name: keyof typeof TIMEOUT_SECONDS): number => {
    const seconds = Number(env[name] || TIMEOUT_SECONDS[name])
    if (!(seconds > 0 && seconds <= LONGEST_SECONDS))
      problems.push(`${name} must be a number of seconds above 0, and ${LONGEST_SECONDS} at most.`)
    return seconds * 1000
  }
  return {
    firstPieceMs: read('AI_FIRST_PIECE_SECONDS'),
    nextPieceMs: read('AI_NEXT_PIECE_SECONDS'),
    totalMs: read('AI_TOTAL_SECONDS'),
  }
}

function readPrice(env: NodeJS.ProcessEnv, problems: string[]): AiSettings['price'] {
  const { AI_INPUT_PRICE, AI_OUTPUT_PRICE } = env
  if (!AI_INPUT_PRICE && !AI_OUTPUT_PRICE) return undefined
  const price = { input: readDollars(AI_INPUT_PRICE), output: readDollars(AI_OUTPUT_PRICE) }
  if (price.input >= 0 && price.output >= 0) return price
  problems.push('AI_INPUT_PRICE and AI_OUTPUT_PRICE must both be US dollars, such as 0.15 and 0.6.')
  return undefined
}

/** Enough for a model that thinks a little; what also fits into a context of 8,192 tokens. */
const THINKING_TOKENS = '3000'

function readThinkingTokens(env: NodeJS.ProcessEnv, problems: string[]): number {
  const text = env['AI_THINKING_TOKENS'] || THINKING_TOKENS
  if (!/^\d{1,6}$/.test(text))
    problems.push('AI_THINKING_TOKENS must be a whole number, such as 3000.')
  return Number(text)
}

const readDollars = (text: string | undefined): number => (text ? Number(text) : Number.NaN)
