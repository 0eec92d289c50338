import type { Interval } from '@laurel/contract/billing-shapes'

/** What is sold: each interval, once without and once with the trial. */
export type PriceKey = Interval | `${Interval}-trial`
export type PriceIds = Readonly<Record<PriceKey, string>>

export const PRICE_KEYS = [
  'month',
  'quarter',
  'year',
  'month-trial',
  'quarter-trial',
  'year-trial',
] as const satisfies readonly PriceKey[]

/** What fits into a header as it is. */
const PLAIN = /^[!-~]+$/

export function readSecret(
  env: NodeJS.ProcessEnv,
  name: string,
  beginning: RegExp,
  shownBeginning: string,
  problems: string[],
): string {
  const value = env[name] ?? ''
  if (value === '') problems.push(`${name} is missing.`)
  else if (!PLAIN.test(value) || !beginning.test(value))
    problems.push(
      shownBeginning === ''
        ? `${name} must have no spaces or letters that no header can hold.`
        : `${name} must begin with ${shownBeginning}, without spaces.`,
    )
  return value
}

export function readSecrets(
  env: NodeJS.ProcessEnv,
  name: string,
  beginning: RegExp,
  shownBeginning: string,
  problems: string[],
): string[] {
  const secrets = (env[name] ?? '').split(',').filter((secret) => secret !== '')
  if (secrets.length === 0) problems.push(`${name} is missing.`)
  else if (!secrets.every((secret) => PLAIN.test(secret) && beginning.test(secret)))
    problems.push(`${name} must begin with ${shownBeginning}; a second one after a comma.`)
  return secrets
}

/** Each plan is told apart by its price, so that no two may have the same. */
export function readPrices(
  env: NodeJS.ProcessEnv,
  name: string,
  beginning: string,
  problems: string[],
): PriceIds {
  const entries = (env[name] ?? '')
    .split(',')
    .map((entry) => entry.split('=').map((part) => part.trim()))
  const prices = new Map(entries.map(([key = '', id = '']) => [key, id]))
  const ids = PRICE_KEYS.map((key) => prices.get(key) ?? '')
  const isWhole =
    entries.length === PRICE_KEYS.length &&
    new Set(ids).size === PRICE_KEYS.length &&
    ids.every((id) => PLAIN.test(id) && id.startsWith(beginning))
  if (!isWhole)
    problems.push(
      `${name} must name six different prices: ${PRICE_KEYS.map((key) => `${key}=${beginning}…`).join(',')}.`,
    )
  return Object.fromEntries(PRICE_KEYS.map((key, at) => [key, ids[at]])) as PriceIds
}

export function readApiUrl(
  env: NodeJS.ProcessEnv,
  name: string,
  problems: string[],
): string | undefined {
  const text = env[name]
  if (!text) return undefined
  const url = URL.parse(text)
  const isPlain =
    (url?.protocol === 'https:' || url?.protocol === 'http:') &&
    url.username === '' &&
    url.pathname === '/' &&
    url.search === ''
  if (!isPlain)
    problems.push(`${name} must be an address without a path, such as https://example.org.`)
  return text.replace(/\/$/, '')
}
